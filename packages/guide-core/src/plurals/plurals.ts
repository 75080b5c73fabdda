/**
 * What a language does to texts: words for numbers in its plural forms, the direction in which it is written, and
 * whether anything of it is seen.
 *
 * ```ts
 * import { directionOf, minutesOf, pluralsOf } from '@guide-studio/guide-core/plurals';
 *
 * const { counted } = pluralsOf('en');
 * console.log(counted(1200, { one: 'block', other: 'blocks' })); // 1,200 blocks
 * console.log(minutesOf(65_900), directionOf('مرحبا', 'en')); // 1:05 rtl
 * ```
 *
 * - {@link pluralsOf} has the forms of a language and its numbers; {@link minutesOf} is the same in all languages.
 * - {@link directionOf} is for a text, {@link directionOfLanguage} for a page, {@link isRightToLeft} for the first
 *   letter.
 * - {@link isBlank} says whether a text has anything to see; zero-width characters do not count.
 *
 * @module @guide-studio/guide-core/plurals
 */

export { type Direction, directionOf, directionOfLanguage, isRightToLeft } from './direction.ts';
export { isBlank } from './isBlank.ts';
export { minutesOf } from './minutesOf.ts';

/** The wordings of one thing by number. The categories are those of `Intl.PluralRules`; English has two. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Words for numbers in one language. */
export interface Plurals {
  /** Returns the form for a number: `plural(2, { one: 'was', other: 'were' })` is `were`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Returns the number and the form for it: `counted(2, { one: 'block', other: 'blocks' })` is `2 blocks`. */
  readonly counted: (count: number, forms: PluralForms) => string;
  /** Returns a number with separators, and with all its decimals: `1,234.5` in English. */
  readonly number: (value: number | bigint) => string;
}

/**
 * Returns the plurals of a language. A form that is not given is `other`.
 *
 * @param language A language tag, such as `en` or `de-CH`. One that is none throws a `RangeError`.
 * @example
 * ```ts
 * import { pluralsOf } from '@guide-studio/guide-core/plurals';
 *
 * const { plural, counted, number } = pluralsOf('de');
 * const blocks = { one: 'Block', other: 'Blöcke' };
 * console.log(plural(1, blocks), counted(1200, blocks), number(0.25)); // Block 1.200 Blöcke 0,25
 * ```
 */
export function pluralsOf(language: string): Plurals {
  const rules = new Intl.PluralRules(language);
  const plural: Plurals['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  let format: Intl.NumberFormat | null = null;
  const number: Plurals['number'] = (value) => {
    // A format takes milliseconds to make, and small numbers need none.
    if (value >= 0 && value < 1000 && Number.isInteger(Number(value))) return String(value);
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
    return format.format(value);
  };
  return { plural, counted: (count, forms) => `${number(count)} ${plural(count, forms)}`, number };
}
