import { languageCodes } from '@guide-studio/guide-core';
import { useEffect, useState } from 'react';
import type { CheckListOption } from '../controls/index.ts';
import { spoken, words } from '../words/index.ts';

let known: { readonly language: string; readonly whole: boolean; readonly options: readonly CheckListOption[] } | null =
  null;

/**
 * The languages of the contract by their names in the language of the window, in its alphabet. The quiet words beside
 * each are its code and that it is written from right to left, and with `whole` its own name: all of them are found by
 * searching. Own names take long, since each is asked for in another language.
 */
export function languageOptions(whole: boolean): readonly CheckListOption[] {
  if (known?.language === spoken && (known.whole || !whole)) return known.options;
  const { compare } = new Intl.Collator(spoken);
  const here = namesIn(spoken);
  const options = languageCodes
    .map((code): CheckListOption => {
      const label = words.settings.languages[code] ?? here?.of(standardOf(code)) ?? code;
      return { value: code, label, detail: detailOf(code, label, whole) };
    })
    .toSorted((a, b) => compare(a.label, b.label));
  known = { language: spoken, whole, options };
  return options;
}

/** The languages for a component: own names come when nothing else is to be done, a few at a time. */
export function useLanguageOptions(): readonly CheckListOption[] {
  const [whole, setWhole] = useState(ownNames.size === languageCodes.length);
  useEffect(() => {
    if (whole) return undefined;
    // Not every browser tells when it is idle.
    const isTold = 'requestIdleCallback' in window;
    const next = () => (isTold ? window.requestIdleCallback(some) : window.setTimeout(some, 50));
    const some = () => {
      const missing = languageCodes.filter((code) => !ownNames.has(code)).slice(0, 3);
      for (const code of missing) ownNames.set(code, ownName(code));
      if (missing.length === 0) setWhole(true);
      else waiting = next();
    };
    let waiting = next();
    return () => (isTold ? window.cancelIdleCallback(waiting) : window.clearTimeout(waiting));
  }, [whole]);
  return languageOptions(whole);
}

const ownNames = new Map<string, string | undefined>();

/** True for languages that are written from right to left. */
export function isRightToLeft(code: string): boolean {
  const script = localeOf(code)?.maximize().script;
  return script !== undefined && ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Adlm', 'Syrc'].includes(script);
}

function detailOf(code: string, label: string, whole: boolean): string {
  const own = whole ? (ownNames.get(code) ?? ownName(code)) : undefined;
  const isNew = own !== undefined && own !== code && own.toLowerCase() !== label.toLowerCase();
  // The name keeps its own direction among the other words.
  const parts = [isNew ? `\u2068${own}\u2069` : '', code, isRightToLeft(code) ? words.settings.rightToLeft : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

function ownName(code: string): string | undefined {
  const locale = localeOf(code)?.toString();
  return locale === undefined || code !== standardOf(code) ? undefined : namesIn(locale)?.of(code);
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
