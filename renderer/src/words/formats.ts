import { spoken, type UiLanguage } from './words.ts';

/** English dates are written day first, as in most countries. */
const locales: Readonly<Record<UiLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly signed: Intl.NumberFormat;
  readonly clock: Intl.DateTimeFormat;
  readonly seconds: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly all: Intl.ListFormat;
  readonly any: Intl.ListFormat;
}

const known = new Map<UiLanguage, Formats>();

function formats(): Formats {
  const made = known.get(spoken) ?? make(locales[spoken]);
  known.set(spoken, made);
  return made;
}

function make(locale: string): Formats {
  return {
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    signed: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
    clock: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
    seconds: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    all: new Intl.ListFormat(locale, { type: 'conjunction' }),
    any: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
}

/** Returns a number in the format of the current language, with at most one decimal. */
export const numberText = (value: number): string => formats().number.format(value);

/** Returns a share from 0 to 1 as a whole percentage. */
export const percentText = (share: number): string => formats().percent.format(share);

/** Returns a whole number with its sign; 0 has none. */
export const signedText = (value: number): string => formats().signed.format(value);

/** Returns the time of day in hours and minutes. `time` is epoch milliseconds. */
export const clockText = (time: number): string => formats().clock.format(time);

/** Returns the time of day to the second. `time` is epoch milliseconds. */
export const secondsText = (time: number): string => formats().seconds.format(time);

/** Returns a day with its month and year. `time` is epoch milliseconds. */
export const dayText = (time: number): string => formats().day.format(time);

/** Returns "a, b and c", or "a, b or c" for `any`. */
export const listText = (parts: readonly string[], kind: 'all' | 'any' = 'all'): string =>
  formats()[kind].format(parts);
