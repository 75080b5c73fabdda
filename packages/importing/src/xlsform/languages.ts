import { languageCodes } from '@guide-studio/guide-core';
import type { SheetTable } from './sheetTable.ts';

/** The languages of a form. */
export interface FormLanguages {
  /** The main one as its columns name it; null if they have no name. */
  readonly main: string | null;
  /** The code of the main one; undefined if it is not known. */
  readonly code: string | undefined;
  /** The others as their columns name them, with the codes that guides have for them, or those names. */
  readonly others: readonly { readonly name: string; readonly code: string }[];
  /** Languages that are another one of these under a second name; they are not read. */
  readonly doubles: readonly string[];
}

/** Returns the languages of a form: the main one has no name, is the one that the settings name, or is the first. */
export function languagesOf(survey: SheetTable, choices: SheetTable, wanted: string | undefined): FormLanguages {
  const labels = [...survey.columns, ...choices.columns].filter(({ name }) => name === 'label');
  const names = withoutEqual(labels.flatMap(({ language }) => (language === null ? [] : [language])));
  const hasPlain = survey.rows.some(({ cells }) => cells.has('label'));
  const named = names.find((name) => wanted !== undefined && codeOf(name) === codeOf(wanted));
  const main = named ?? (hasPlain ? null : (names[0] ?? null));
  const of = main ?? wanted;
  const code = of === undefined ? undefined : codeOf(of);
  const others = new Map<string, string>();
  const doubles: string[] = [];
  for (const name of names) {
    const own = codeOf(name);
    if (name === main) continue;
    if (own === code || others.has(own)) doubles.push(name);
    else others.set(own, name);
  }
  return {
    main,
    code: code !== undefined && isKnown(code) ? code : undefined,
    others: [...others].map(([own, name]) => ({ name, code: own })),
    doubles,
  };
}

const withoutEqual = (names: readonly string[]): readonly string[] =>
  [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();

const isKnown = (code: string): boolean => languageCodes.some((known) => known === code);

/** Returns the code of a language: that in brackets, the name itself if it is one, or that of its English name. */
function codeOf(name: string): string {
  const inside = /\(([\w-]+)\)\s*$/u.exec(name)?.[1] ?? name.trim();
  const lower = inside.toLowerCase();
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const [short = ''] = lower.split(/[-_]/u);
  return (
    languageCodes.find((code) => code.toLowerCase() === lower.replaceAll('_', '-')) ??
    languageCodes.find((code) => code === short) ??
    languageCodes.find((code) => english.of(code)?.toLowerCase() === lower) ??
    name
  );
}
