import { languageCodes } from '@guide-studio/guide-core';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { useEffect, useState } from 'react';
import type { CheckListOption } from '../controls/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';

let known: { readonly language: string; readonly whole: boolean; readonly options: readonly CheckListOption[] } | null =
  null;

/**
 * Returns the languages of the contract by their names in the interface language, in alphabetical order. The details of
 * each are its code, its right-to-left direction, and with `whole` its own name: search finds all of them. Own names
 * are slow, because each needs another language.
 */
export function languageOptions(whole: boolean): readonly CheckListOption[] {
  if (known?.language === uiLanguage && (known.whole || !whole)) return known.options;
  const { compare } = new Intl.Collator(uiLanguage);
  const here = namesIn(uiLanguage);
  const options = languageCodes
    .map((code): CheckListOption => {
      const label = words.settings.languages[code] ?? here?.of(standardOf(code)) ?? code;
      return { value: code, label, detail: detailOf(code, label, whole) };
    })
    .toSorted((a, b) => compare(a.label, b.label));
  known = { language: uiLanguage, whole, options };
  return options;
}

let namesKnown: { readonly language: string; readonly names: ReadonlyMap<string, string> } | null = null;

/** Returns the name of a language of the contract in the language of the window; the code of any other. */
export function languageName(code: string): string {
  if (namesKnown?.language !== uiLanguage) {
    const names = new Map(languageOptions(false).map(({ value, label }) => [value, label]));
    namesKnown = { language: uiLanguage, names };
  }
  return namesKnown.names.get(code) ?? code;
}

/** Returns the languages for a component. Own names are added when the browser is idle, a few at a time. */
export function useLanguageOptions(): readonly CheckListOption[] {
  const [whole, setWhole] = useState(ownNames.size === languageCodes.length);
  useEffect(() => {
    if (whole) return undefined;
    // Not every browser reports when it is idle.
    const reportsIdle = 'requestIdleCallback' in window;
    const next = () => (reportsIdle ? window.requestIdleCallback(some) : window.setTimeout(some, 50));
    const some = () => {
      const missing = languageCodes.filter((code) => !ownNames.has(code)).slice(0, 3);
      for (const code of missing) ownNames.set(code, ownName(code));
      if (missing.length === 0) setWhole(true);
      else waiting = next();
    };
    let waiting = next();
    return () => (reportsIdle ? window.cancelIdleCallback(waiting) : window.clearTimeout(waiting));
  }, [whole]);
  return languageOptions(whole);
}

const ownNames = new Map<string, string | undefined>();

function detailOf(code: string, label: string, whole: boolean): string {
  const own = whole ? (ownNames.get(code) ?? ownName(code)) : undefined;
  const isNew = own !== undefined && own !== code && own.toLowerCase() !== label.toLowerCase();
  // Isolates the direction of the name from the other words.
  const parts = [
    isNew ? `\u2068${own}\u2069` : '',
    code,
    directionOfLanguage(code) === 'rtl' ? words.settings.rightToLeft : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function ownName(code: string): string | undefined {
  const locale = localeOf(code)?.toString();
  return locale === undefined || code !== standardOf(code) ? undefined : namesIn(locale)?.of(code);
}

/** Returns the standard code: two codes of the contract differ. */
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
