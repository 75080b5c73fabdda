import type { JsonObject, Path } from '../json.ts';
import { LanguageCode } from '../schema/index.ts';
import { distinctTexts, type GuideText, textKey, type TextName } from './guideTexts.ts';
import {
  stateFor,
  translatedTexts,
  type Translation,
  translationFor,
  type Translations,
  type TranslationState,
  translationStates,
} from './translations.ts';

/** A sheet for translators, as rows of cells. The first row has the names of the columns. */
export type Sheet = readonly (readonly string[])[];

/** Translations by the code of their language, as {@link translationsOf} returns them. */
export type ByLanguage = Translations['languages'];

const columns = ['path', 'part of', 'externalId', 'kind', 'source'] as const;
type Column = (typeof columns)[number];
const stateColumn = (language: string): string => `${language} state`;

/**
 * Returns a sheet of all texts that participants read, one a row, with the translations and states of some languages.
 *
 * @param known The translations so far, as {@link translationsOf} returns them.
 * @param languages Each gets two columns: the translation, and its state.
 * @example
 * ```ts
 * import { translationSheet } from '@guide-studio/guide-core/translations';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const [head, row] = translationSheet(guide, new Map(), ['de']);
 * console.log(head?.join(' | ')); // path | part of | externalId | kind | source | de | de state
 * console.log(row?.join(' | ')); // studyGuide[0].items[0].text |  |  | question | What did you cook? |  | new
 * ```
 */
export function translationSheet(guide: JsonObject, known: ByLanguage, languages: readonly LanguageCode[]): Sheet {
  const texts = distinctTexts(guide);
  const translated = languages.map((language) => translatedTexts(texts, known.get(language)));
  const head = [...columns, ...languages.flatMap((language) => [language, stateColumn(language)])];
  const rows = texts.map(({ path, of = '', externalId = '', kind, source }, row) => [
    pathText(path),
    of,
    externalId,
    kind,
    source,
    ...translated.flatMap((list) => [list[row]?.translation?.text ?? '', list[row]?.state ?? '']),
  ]);
  return [head, ...rows];
}

/** Returns true if {@link readTranslationSheet} reads the column of this name, which other people may add to. */
export function isReadColumn(name: string): boolean {
  const trimmed = name.trim();
  const language = trimmed.endsWith(' state') ? trimmed.slice(0, -' state'.length) : trimmed;
  return (columns as readonly string[]).includes(trimmed) || LanguageCode.safeParse(language).success;
}

/** What is wrong with a row of a sheet, or with the sheet itself. */
export interface SheetProblem {
  /** From 1, as spreadsheets count; null for the sheet itself. */
  readonly row: number | null;
  /** What is wrong, for programs. */
  readonly code: SheetProblemCode;
  /** What the message names, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** In English. */
  readonly message: string;
}

/** What is wrong with a row, or, for the last three, with the sheet. */
export type SheetProblemCode =
  | 'notPlaced'
  | 'otherState'
  | 'twoTranslations'
  | 'missingColumn'
  | 'otherColumn'
  | 'noLanguage';

/** The translations of a sheet that are new or changed, and what is wrong with it. */
export interface ReadSheet {
  /** Every language of the sheet, with no translation if nothing changed. */
  readonly changed: ByLanguage;
  /** By row. A row with a problem changes nothing. Empty if all rows could be read. */
  readonly problems: readonly SheetProblem[];
}

/**
 * Reads a sheet that a translator filled in. An empty cell leaves the translation as it is, and so does one that was
 * marked `changed` and still has the old text. A row that was translated from another text than the guide has now keeps
 * that text, so that it counts as changed.
 *
 * @param known The translations so far, as {@link translationsOf} returns them.
 * @param sheet With the columns of {@link translationSheet}, in any order; it may have others.
 * @returns What is new or changed, for {@link changeTranslations}, and what is wrong. Without a column that is needed,
 *   nothing is read. Never throws.
 * @example
 * ```ts
 * import { readTranslationSheet, translationSheet } from '@guide-studio/guide-core/translations';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const sheet = translationSheet(guide, new Map(), ['de']);
 * const filled = sheet.map((row, at) => (at === 0 ? row : [...row.slice(0, -2), 'Was gab es?', 'reviewed']));
 * const { changed, problems } = readTranslationSheet(guide, new Map(), filled);
 * console.log(changed.get('de')?.map(({ text, state }) => `${text} ${state}`), problems.length); // [ 'Was gab es? reviewed' ] 0
 * ```
 */
export function readTranslationSheet(guide: JsonObject, known: ByLanguage, sheet: Sheet): ReadSheet {
  const [head = [], ...rows] = sheet;
  const at = new Map(head.map((name, column) => [name.trim(), column]));
  const languages = [...at.keys()].flatMap((name) => LanguageCode.safeParse(name).data ?? []);
  const headProblem = problemOfHead(at, languages);
  if (headProblem !== null) return { changed: new Map(), problems: [headProblem] };
  const places = placesIn(distinctTexts(guide));
  const problems: SheetProblem[] = [];
  const changed = new Map(languages.map((language) => [language, new Map<string, Translation>()]));
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (name: string): string => cells[at.get(name) ?? -1] ?? '';
    const filled = languages.filter((language) => cell(language).trim() !== '');
    if (filled.length === 0) continue;
    const place = places(cell);
    if (place === null) {
      problems.push(unplaced(row, cell));
      continue;
    }
    // Spreadsheets write line ends in their own way.
    const source = sameText(cell('source'), place.source) ? place.source : cell('source');
    for (const language of filled) {
      const state = cell(stateColumn(language)).trim().toLowerCase() || 'new';
      if (!isState(state)) {
        const message = `“${state}” is no state. Write ${translationStates.join(', ')}, or nothing (${language}).`;
        problems.push({ row, code: 'otherState', params: { state, language }, message });
        continue;
      }
      const before = translatedTexts([place], known.get(language))[0]?.translation ?? null;
      const next = entryFor({ place, source, text: cell(language), state }, before);
      const key = textKey(place);
      const other = changed.get(language)?.get(key);
      if (next === null) continue;
      if (other !== undefined && !sameText(other.text, next.text)) {
        const params = { source: brief(source), language };
        const message = `An earlier row has another translation of “${params.source}” (${language}).`;
        problems.push({ row, code: 'twoTranslations', params, message });
      } else changed.get(language)?.set(key, next);
    }
  }
  return { changed: new Map([...changed].map(([language, all]) => [language, [...all.values()]])), problems };
}

interface Filled {
  readonly place: GuideText;
  readonly source: string;
  readonly text: string;
  readonly state: TranslationState;
}

/** Returns the translation of a cell; null if it leaves the one before as it is. */
function entryFor({ place, source, text, state }: Filled, before: Translation | null): Translation | null {
  const isKept = before !== null && sameText(before.text, text);
  if (isKept && (state === 'changed' || (before.source === source && stateFor(source, before) === state))) return null;
  const kept = { text: isKept ? before.text : text, state: state === 'changed' ? 'new' : state } as const;
  return translationFor(place, { ...kept, source });
}

function problemOfHead(at: ReadonlyMap<string, number>, languages: readonly string[]): SheetProblem | null {
  const problem = (code: SheetProblemCode, params: SheetProblem['params'], message: string): SheetProblem => ({
    row: 1,
    code,
    params,
    message,
  });
  const missing = columns.filter((name) => !at.has(name)).join(', ');
  if (missing !== '') {
    const message = `The sheet has no column ${missing}. Its first row must name the columns.`;
    return problem('missingColumn', { missing }, message);
  }
  const states = new Set(languages.map(stateColumn));
  const name = [...at.keys()].find((each) => each.endsWith(' state') && !states.has(each));
  if (name !== undefined) {
    return problem('otherColumn', { name }, `“${name}” belongs to no column of a language. Check its name.`);
  }
  if (languages.length > 0) return null;
  return problem('noLanguage', {}, 'The sheet has no column of a language, such as “de”.');
}

type Cell = (name: Column) => string;

/** Returns a function that finds the text of a row by its kind, its part and its externalId or words; null for none. */
function placesIn(texts: readonly GuideText[]): (cell: Cell) => GuideText | null {
  const byKey = new Map(texts.map((text) => [sheetKey(text), text]));
  return (cell) => {
    const [kind, externalId, of, source] = [cell('kind').trim(), cell('externalId'), cell('part of'), cell('source')];
    return byKey.get(sheetKey({ kind, externalId, of, source })) ?? null;
  };
}

/** As `textKey`, for cells: an empty one is none, and line ends are those of any spreadsheet. */
function sheetKey({ kind, externalId = '', of = '', source }: { readonly [name in keyof TextName]: string }): string {
  return JSON.stringify([kind, externalId, of, externalId === '' ? source : ''].map(withoutReturns));
}

function unplaced(row: number, cell: Cell): SheetProblem {
  const params = { kind: cell('kind'), id: cell('externalId'), source: brief(cell('source')), path: cell('path') };
  const named = params.id === '' ? '' : ` with the externalId “${params.id}”`;
  const message = `The guide has no ${params.kind || 'text'}${named} “${params.source}” (${params.path}).`;
  return { row, code: 'notPlaced', params, message };
}

const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const isState = (state: string): state is TranslationState => (translationStates as readonly string[]).includes(state);

const withoutReturns = (text: string): string => text.replaceAll(/\r\n?/gu, '\n');
const sameText = (one: string, other: string): boolean => withoutReturns(one) === withoutReturns(other);

/** Returns a path as people write it: `studyGuide[0].items[2].text`. */
function pathText(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}
