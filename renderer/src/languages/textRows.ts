import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import { distinctTexts, isJsonObject, stateFor } from '@guide-studio/guide-core/internal';
import {
  type GuideText,
  languagesOfStudy,
  lostTranslations,
  textKey,
  type TextCounts,
  type TextState,
  textStateOf,
  type Translation,
  translationFaults,
} from '@guide-studio/guide-core/translations';
import type { TextFilter } from './shown.ts';
import type { KnownTranslations } from '../translations/translations.ts';

/** A text of the guide, with what it is known by. */
export interface TextRow {
  readonly key: string;
  readonly text: GuideText;
  /** The number of the question that it belongs to; null for others. */
  readonly question: number | null;
}

/** The texts of a guide, its language and the others that it names. */
export interface GuideTexts {
  readonly rows: readonly TextRow[];
  readonly own: LanguageCode;
  readonly languages: readonly LanguageCode[];
}

/** Returns whether a text belongs to the study itself, such as its title or welcome, and not to a block. */
export const isOfStudy = ({ text: { path } }: TextRow): boolean => path[0] !== 'studyGuide' || path[1] === undefined;

let last: { readonly doc: GuideDocument; readonly texts: GuideTexts } | null = null;

/** Returns the texts of a guide, in its order. */
export function textsOf(doc: GuideDocument): GuideTexts {
  if (last?.doc.root === doc.root) return last.texts;
  const guide = toWire(doc);
  const numbers = questionNumbers(guide);
  const rows = distinctTexts(guide).map((text): TextRow => {
    const [, block, list, item] = text.path;
    return {
      key: textKey(text),
      text,
      question: list === 'items' ? (numbers.get(`${String(block)} ${String(item)}`) ?? null) : null,
    };
  });
  const [own = 'en', ...languages] = languagesOfStudy(guide);
  const texts: GuideTexts = { rows, own, languages };
  last = { doc, texts };
  return texts;
}

function questionNumbers(guide: JsonObject): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const blocks = guide['studyGuide'];
  for (const [block, { items }] of (Array.isArray(blocks) ? blocks : []).filter(isJsonObject).entries()) {
    for (const [item] of (Array.isArray(items) ? items : []).entries())
      numbers.set(`${block} ${item}`, numbers.size + 1);
  }
  return numbers;
}

/** The translations by language of texts that the guide does not have any more. */
export type LostTranslations = ReadonlyMap<LanguageCode, readonly Translation[]>;

/** Returns the translations of texts that the guide does not have any more. */
export function lostIn(
  rows: readonly TextRow[],
  language: LanguageCode,
  known: KnownTranslations,
): readonly Translation[] {
  return lostTranslations(
    rows.map(({ text }) => text),
    [...(known.get(language)?.values() ?? [])],
  );
}

/** Counts the texts of a language by their states. */
export function countsIn(rows: readonly TextRow[], language: LanguageCode, known: KnownTranslations): TextCounts {
  const counts: Record<TextState, number> = { missing: 0, outdated: 0, written: 0, reviewed: 0 };
  for (const row of rows) counts[stateIn(row, language, known)] += 1;
  return counts;
}

/** Returns how far a text is in a language. */
export function stateIn({ key, text }: TextRow, language: LanguageCode, known: KnownTranslations): TextState {
  const translation = known.get(language)?.get(key) ?? null;
  return textStateOf({ translation, state: translation === null ? 'new' : stateFor(text.source, translation) });
}

interface Wanted {
  readonly languages: readonly LanguageCode[];
  readonly filter: TextFilter;
  readonly find: string;
  readonly kept: ReadonlySet<string>;
}

/** Returns the rows that fit a filter and what is searched for, in the texts and their translations. */
export function fittingRows(
  rows: readonly TextRow[],
  known: KnownTranslations,
  { languages, filter, find, kept }: Wanted,
): readonly TextRow[] {
  const wanted = find.trim().toLowerCase();
  return rows.filter((row) => {
    const { key, text } = row;
    if (kept.has(key)) return true;
    if (
      wanted !== '' &&
      !text.source.toLowerCase().includes(wanted) &&
      !languages.some((language) => known.get(language)?.get(key)?.text.toLowerCase().includes(wanted))
    )
      return false;
    return filter === 'all' || languages.some((language) => fits(row, language, known, filter));
  });
}

function fits(row: TextRow, language: LanguageCode, known: KnownTranslations, filter: TextFilter): boolean {
  if (filter === 'faults') {
    const translation = known.get(language)?.get(row.key);
    return translation !== undefined && translationFaults(row.text.source, translation.text, language).length > 0;
  }
  const state = stateIn(row, language, known);
  return filter === 'todo' ? state === 'missing' || state === 'outdated' : state === filter;
}
