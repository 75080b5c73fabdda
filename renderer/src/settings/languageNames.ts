import { languageCodes } from '@guide-studio/guide-core';
import type { CheckListOption } from '../controls/index.ts';
import { spoken, words } from '../words/index.ts';

let known: { readonly language: string; readonly options: readonly CheckListOption[] } | null = null;

/**
 * The languages of the contract by their names in the language of the window, in its alphabet. The quiet words beside
 * each are its own name, its code, and that it is written from right to left: all of them are found by searching.
 */
export function languageOptions(): readonly CheckListOption[] {
  if (known?.language === spoken) return known.options;
  const { compare } = new Intl.Collator(spoken);
  const options = languageCodes
    .map((code): CheckListOption => ({ value: code, label: nameIn(spoken, code), detail: detailOf(code) }))
    .toSorted((a, b) => compare(a.label, b.label));
  known = { language: spoken, options };
  return options;
}

/** True for languages that are written from right to left. */
export function isRightToLeft(code: string): boolean {
  const script = localeOf(code)?.maximize().script;
  return script !== undefined && ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Adlm', 'Syrc'].includes(script);
}

function detailOf(code: string): string {
  const own = nameIn(localeOf(code)?.toString() ?? 'en', code);
  const isNew = own !== code && own.toLowerCase() !== nameIn(spoken, code).toLowerCase();
  // The name keeps its own direction among the other words.
  const parts = [isNew ? `\u2068${own}\u2069` : '', code, isRightToLeft(code) ? words.settings.rightToLeft : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

function nameIn(language: string, code: string): string {
  const own = words.settings.languages[code];
  if (own !== undefined && language === spoken) return own;
  return namesIn(language)?.of(standardOf(code)) ?? code;
}

/** Two codes of the contract are not those of the standard. */
function standardOf(code: string): string {
  if (code === 'jw') return 'jv';
  return code === 'en-medical' ? 'en' : code;
}

function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(standardOf(code));
  } catch {
    return undefined;
  }
}

function namesIn(language: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  } catch {
    return undefined;
  }
}
