import { hashForPolicy } from '../lib/policy-hash.ts';

/**
 * Marks the page until it has loaded, so that no other picture is asked for beside the hero (src/components/Photo.module.css); a
 * visitor who scrolls before that gets them at once. Plain JavaScript at the top of the head, because it has to stand
 * before the first layout, where browsers start to load lazy pictures. Where it does not run, nothing waits.
 */
export const firstScript =
	"{let r=document.documentElement,f=()=>r.removeAttribute('data-loading');r.setAttribute('data-loading','');" +
	"addEventListener('load',f);addEventListener('scroll',f,{once:true})}";

export const firstScriptHash = hashForPolicy(firstScript);
