/** A group of fields, with the language of its texts if that isn't the page's. */
export interface Part {
	lang?: string | undefined;
}

/**
 * A record as pages get it: each group of its fields may say its language. Of a page, each of its own fields but title and
 * description may say one in `langOf`. Texts and lists stay what they are.
 */
export type InLanguage<Value> = Value extends readonly (infer Item)[]
	? InLanguage<Item>[]
	: Value extends string | number | boolean | null | undefined
		? Value
		: { [Key in keyof Value]: InLanguage<Value[Key]> } & Part & {
					langOf?: { [Key in keyof Value]?: string } | undefined;
				};
