import type { InOtherLanguages, SourceChange } from '../source/study.ts';
import { hasAnswers, hasMarks, labelText } from './labelText.ts';
import type { FormLanguages } from './languages.ts';
import { cellKey, type SheetTable, type TableRow } from './sheetTable.ts';

/** A form: its sheets, and its languages. */
export interface Form {
  readonly survey: SheetTable;
  readonly choices: SheetTable;
  /** Its settings by their names in small letters. */
  readonly settings: ReadonlyMap<string, string>;
  readonly languages: FormLanguages;
  /** The names of its other sheets. */
  readonly otherSheets: readonly string[];
}

/** Returns where a row is. */
export const placeOf = ({ number }: TableRow): string => `row ${number}`;

/** Returns a cell; empty for none. */
export const cellOf = ({ cells }: TableRow, name: string): string => cells.get(name) ?? '';

/** Returns a cell in the main language of a form. */
export const mainCell = (row: TableRow, name: string, { main }: FormLanguages): string =>
  cellOf(row, cellKey(name, main)) || cellOf(row, name);

/** Returns the cells of a column in other languages, by the codes of those. */
export const otherCells = ({ cells }: TableRow, name: string, { others }: FormLanguages) =>
  others.flatMap(({ name: language, code }) => {
    const text = cells.get(cellKey(name, language)) ?? '';
    return text === '' ? [] : [{ code, text }];
  });

/** Returns the translations of a label, without formats. */
export const translationsOf = (row: TableRow, languages: FormLanguages): InOtherLanguages =>
  Object.fromEntries(otherCells(row, 'label', languages).map(({ code, text }) => [code, labelText(text)]));

/** Returns what of a text the guide has in another way. */
export function changesOfText(place: string, text: string): readonly SourceChange[] {
  const change = (verdict: SourceChange['verdict'], code: SourceChange['code']): SourceChange => ({
    kind: 'text',
    place,
    text,
    verdict,
    code,
  });
  return [
    ...(hasMarks(text) ? [change('equivalent', 'markup')] : []),
    ...(hasAnswers(text) ? [change('lost', 'piped')] : []),
  ];
}

/** Returns the media of a row, which are files of their own. */
export function changesOfMedia(place: string, row: TableRow): readonly SourceChange[] {
  const changes: SourceChange[] = [];
  for (const [key, text] of row.cells) {
    const [name = ''] = key.split('::');
    if (name === 'image') changes.push({ kind: 'setting', place, text, verdict: 'lost', code: 'picture' });
    if (name === 'audio' || name === 'video')
      changes.push({ kind: 'setting', place, text, verdict: 'lost', code: 'media' });
  }
  return changes;
}
