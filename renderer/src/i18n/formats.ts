import { remembered } from '@guide-studio/guide-core/internal';
import { uiLanguage, type UiLanguage } from './words.ts';

/** English dates are written day first, as in most countries. */
const locales: Readonly<Record<UiLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

/** Makes a format for a locale. The first screen needs two of them, and each takes milliseconds to make. */
const makers = {
  number: (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  typed: (locale: string) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
  percent: (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  signed: (locale: string) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
  clock: (locale: string) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
  seconds: (locale: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  day: (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  all: (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }),
  any: (locale: string) => new Intl.ListFormat(locale, { type: 'disjunction' }),
} as const;

type FormatName = keyof typeof makers;
type Format<Name extends FormatName> = ReturnType<(typeof makers)[Name]>;

const made = new Map<string, unknown>();

/** Returns a format of the current language. */
function format<Name extends FormatName>(name: Name): Format<Name> {
  const id = `${uiLanguage} ${name}`;
  const known = remembered(made, id, () => makers[name](locales[uiLanguage]));
  return known as Format<Name>;
}

/** Returns a number in the format of the current language, with at most one decimal. */
export const numberText = (value: number): string => format('number').format(value);

/** Returns a number as it is typed: whole, without separators of thousands. */
export const typedNumber = (value: number): string => format('typed').format(value);

/** Returns a share from 0 to 1 as a whole percentage. */
export const percentText = (share: number): string => format('percent').format(share);

/** Returns a whole number with its sign; 0 has none. */
export const signedText = (value: number): string => format('signed').format(value);

/** Returns the time of day in hours and minutes. `time` is epoch milliseconds. */
export const clockText = (time: number): string => format('clock').format(time);

/** Returns the time of day to the second. `time` is epoch milliseconds. */
export const secondsText = (time: number): string => format('seconds').format(time);

/** Returns a day with its month and year. `time` is epoch milliseconds. */
export const dayText = (time: number): string => format('day').format(time);

/** Returns "a, b and c", or "a, b or c" for `any`. */
export const listText = (parts: readonly string[], kind: 'all' | 'any' = 'all'): string => format(kind).format(parts);
