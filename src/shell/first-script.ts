import { hashForPolicy } from '../lib/policy-hash.ts';
import { timeZone } from '../lib/today.ts';

/**
 * Marks the page until it has loaded, so that no other picture is asked for beside the hero (src/ui/Photo.module.css); a
 * visitor who scrolls before that gets them at once. Plain JavaScript at the top of the head, because it has to stand
 * before the first layout, where browsers start to load lazy pictures. Where it does not run, nothing waits.
 * For the same reason it writes down the day in Florida, by which the storm preparation stands first in hurricane season
 * (src/sections/StormPreparation.module.css): nothing moves, because that is decided before anything is drawn. In the
 * Swedish way of writing dates, which is that of ISO 8601 (YYYY-MM-DD).
 */
export const firstScript =
	"{let r=document.documentElement,f=()=>r.removeAttribute('data-loading');r.setAttribute('data-loading','');" +
	`r.dataset.today=new Date().toLocaleDateString('sv',{timeZone:'${timeZone}'});` +
	"addEventListener('load',f);addEventListener('scroll',f,{once:true})}";

export const firstScriptHash = hashForPolicy(firstScript);
