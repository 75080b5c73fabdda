/**
 * Words for numbers in the plural forms of a language.
 *
 * @module @guide-studio/guide-core/plurals
 */

/** The wordings of one thing by number. The categories are those of `Intl.PluralRules`; English has two. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Words for numbers in one language. */
export interface Plurals {
  /** Returns the form for a number: `plural(2, { one: 'was', other: 'were' })` is `were`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Returns the number and the form for it: `counted(2, { one: 'block', other: 'blocks' })` is `2 blocks`. */
  readonly counted: (count: number, forms: PluralForms) => string;
}

/** Returns the plurals of a language. A form that is not given is `other`. */
export function pluralsOf(language: string): Plurals {
  const rules = new Intl.PluralRules(language);
  const plural: Plurals['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  return { plural, counted: (count, forms) => `${count} ${plural(count, forms)}` };
}
