import { assetCaching, noSniff, pageCaching, pageHeaders, type Rules, settings } from './rules.ts';

/** Besides HTML. Pictures and fonts are compressed already. */
const compressed =
	'text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml text/plain';

/** A text as a part of a pattern. Servers compare addresses without their percent signs. */
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const settingsPattern = `/(?:${[...settings, '_headers', '_redirects'].map(escapePattern).join('|')})$`;

/** .htaccess for the root of the site: Apache, and LiteSpeed, which reads the same. */
export const writeApache = ({ redirects, shallow }: Rules): string => `\
# If every page says “Internal Server Error,” delete the next line: your host doesn't let a site decide that.
Options -Indexes -MultiViews
DirectoryIndex index.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html
DirectorySlash Off
<IfModule mod_headers.c>
${[noSniff, pageCaching, ...pageHeaders].map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
</IfModule>
<IfModule mod_filter.c>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html ${compressed}
</IfModule>
</IfModule>
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteCond %{REQUEST_URI} ${settingsPattern}
RewriteRule ^ /no-such-page [L]
${redirects.map(([from, to]) => `RewriteRule "^${escapePattern(from.slice(1))}/?$" ${to} [R=301,NE,L]\n`).join('')}\
${shallow.map(({ folder, noPage }) => `RewriteRule ^${folder.slice(1)}/[^/]+/. ${noPage} [L]\n`).join('')}\
# Other spellings, as the visitor wrote them: inside the server, pages and error pages end in .html, too.
RewriteCond %{THE_REQUEST} "^\\S+ /index(?:\\.html)?/?[? ]"
RewriteRule ^ / [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]+(?:/|\\.html)[? ]"
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(?:/index)?(?:/|\\.html)$ /$1 [R=301,L]
# A page goes before the folder of the same name, and no folder is listed.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . /no-such-page [L]
</IfModule>
`;

/** .htaccess for /assets/. */
export const writeApacheAssets = (): string => `\
<IfModule mod_headers.c>
Header always set ${assetCaching[0]} "${assetCaching[1]}"
${pageHeaders.map(([name]) => `Header always unset ${name}`).join('\n')}
</IfModule>
`;

/** nginx.conf. What a location says replaces everything of the same kind around it. */
export function writeNginx({ redirects, folders, shallow }: Rules): string {
	const add = ([name, value]: typeof noSniff) => `add_header ${name} "${value}" always;`;
	const errorPages = (folder: string) => `error_page 404 ${folder}/404.html; error_page 500 /500.html;`;
	const findPage = 'try_files $uri.html $uri =404;';
	return `\
# In the server block of the site: root /var/www/your-site; include /var/www/your-site/nginx.conf;
autoindex off; charset utf-8;
gzip on; gzip_comp_level 6; gzip_vary on; gzip_types ${compressed};
${[noSniff, pageCaching, ...pageHeaders].map(add).join('\n')}
${errorPages('')}
${redirects.map(([from, to]) => `rewrite "^${escapePattern(from)}/?$" "${to}" permanent;\n`).join('')}\
${shallow.map(({ folder, noPage }) => `rewrite ^${folder}/[^/]+/. ${noPage};\n`).join('')}\
if ($request_uri ~ "^/index(?:\\.html)?/?(?:\\?|$)") { return 301 /$is_args$args; }
set $page /no-such-page;
if ($request_uri ~ "^((?:/[^/?]+)+?)(?:/index)?(?:/|\\.html)(?:\\?|$)") { set $page $1; }
if (-f $document_root$page.html) { return 301 $page$is_args$args; }
location = / { try_files /index.html =404; }
location / { ${findPage} }
${folders.map((folder) => `location ${folder}/ { ${errorPages(folder)} ${findPage} }\n`).join('')}\
location ~ "${settingsPattern}" { return 404; }
location ~ "\\.webmanifest$" { types { } default_type application/manifest+json; }
location ^~ /assets/ {
	${add(noSniff)}
	${add(assetCaching)}
	try_files $uri =404;
	location ~ "${settingsPattern}" { return 404; }
	location ~ "\\.avif$" { types { } default_type image/avif; }
}
`;
}
