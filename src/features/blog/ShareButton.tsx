import { buttonClass } from '../../components/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
	title: string;
	text: string;
	labels: Pick<Labels, 'blog'>;
}

/** The Share button of an article; src/features/blog/share.ts gives it its function, without script it is not shown. */
export function ShareButton({ title, text, labels }: ShareButtonProps) {
	return (
		<Row
			gap={3}
			className={styles.share}
			data-share
			data-title={title}
			data-text={text}
			data-copied={labels.blog.copied}
			data-copy-this={labels.blog.copyThis}
			data-print="none"
		>
			<button type="button" className={buttonClass('outline')}>
				<svg
					viewBox="0 0 24 24"
					width="20"
					height="20"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.75"
					strokeLinecap="round"
					strokeLinejoin="round"
					aria-hidden="true"
				>
					<path d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />
				</svg>
				{labels.blog.share}
			</button>
			<output aria-label={labels.blog.share} />
			<input className={styles.field} readOnly hidden aria-label={labels.blog.copyThis} />
		</Row>
	);
}
