import type { ReportRow } from '@guide-studio/importing';
import readXlsxFile from 'read-excel-file/node';
import type { Answers } from './redcapTruth.ts';
import { subsetsOf, textsOf } from './xlsformTruth.ts';

/** The cells of the sheets of a form, as texts. */
type Cells = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Reads all sheets of a form, without the reader of the project. */
export async function readCells(bytes: Uint8Array): Promise<Cells> {
  const sheets = await readXlsxFile(Buffer.from(bytes), { trim: false });
  return Object.fromEntries(
    sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map((cell) => shown(cell)))]),
  );
}

function shown(cell: unknown): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

const sheetIn = (cells: Cells, name: string): readonly (readonly string[])[] =>
  Object.entries(cells).find(([own]) => own.toLowerCase() === name)?.[1] ?? [];

/** Returns the column of a name in the head of a sheet; -1 for none. */
const columnOf = (rows: readonly (readonly string[])[], ...names: readonly string[]): number =>
  rows[0]?.findIndex((header) => names.includes(header.toLowerCase().replaceAll(' ', '_'))) ?? -1;

/** What a row of a form should be in a report. */
interface Expected {
  readonly place: string;
  readonly question: number;
  readonly options: number;
  /** How often a condition of this row is in the report: once for each question in its group. */
  readonly conditions: number;
}

/** Returns what a report of a form should have for each row with a type. */
export function walk(cells: Cells): readonly Expected[] {
  const survey = sheetIn(cells, 'survey');
  const [type, relevant, look] = [
    columnOf(survey, 'type'),
    columnOf(survey, 'relevant'),
    columnOf(survey, 'appearance'),
  ];
  const open: { at: number; questions: number }[] = [];
  const expected = new Map<number, { question: number; options: number; conditions: number }>();
  for (const [at, row] of survey.entries()) {
    const kind = (row[type] ?? '').replaceAll('_', ' ').toLowerCase();
    if (at === 0 || kind === '') continue;
    if (kind.startsWith('begin')) {
      open.push({ at, questions: 0 });
      const isTable = (row[look] ?? '').includes('table-list') && isMatrix(survey, at, type);
      expected.set(at, { question: isTable ? 1 : 0, options: 0, conditions: 0 });
    } else if (kind.startsWith('end ')) open.pop();
    else {
      for (const group of open) group.questions += 1;
      const options = /^(?:select|rank)/u.test(kind) ? optionsIn(cells, kind, row[type] ?? '') : [];
      const more = kind === 'acknowledge' ? 1 : kind === 'range' ? rangeSteps(survey, row) : 0;
      expected.set(at, { question: 1, options: options.length + more, conditions: 0 });
      for (const own of [...open.map((group) => group.at), at]) {
        const found = expected.get(own);
        if (found !== undefined && (survey[own]?.[relevant] ?? '') !== '') found.conditions += 1;
      }
    }
  }
  return [...expected].map(([at, one]) => ({
    place: `row ${at + 1}`,
    ...one,
    ...tableOptions(cells, survey, at, type, one),
  }));
}

/** A table of two choices or more is one question. Its options are counted at its group. */
const isMatrix = (survey: readonly (readonly string[])[], at: number, type: number): boolean =>
  (survey[at + 1]?.[type] ?? '').startsWith('select_one ') && survey[at + 1]?.[type] === survey[at + 2]?.[type];

function tableOptions(
  cells: Cells,
  survey: readonly (readonly string[])[],
  at: number,
  type: number,
  { question }: { readonly question: number },
): { readonly options?: number } {
  const isGroup = (survey[at]?.[type] ?? '').startsWith('begin');
  const first = survey[at + 1]?.[type] ?? '';
  return isGroup && question === 1 ? { options: optionsIn(cells, first, first).length } : {};
}

function optionsIn(cells: Cells, kind: string, type: string): readonly string[] {
  if (/file|external/u.test(kind)) return [];
  const list = type.split(' ')[1] ?? '';
  const choices = sheetIn(cells, 'choices');
  const [own, name] = [columnOf(choices, 'list_name'), columnOf(choices, 'name')];
  return choices.flatMap((row, at) => (at > 0 && row[own] === list && row[name] !== '' ? [row[name] ?? ''] : []));
}

function rangeSteps(survey: readonly (readonly string[])[], row: readonly string[]): number {
  const [start = 0, end = 0, step = 1] = (row[columnOf(survey, 'parameters')] ?? '').match(/\d+/gu)?.map(Number) ?? [];
  const steps = (end - start) / step + 1;
  return steps < 22 ? steps : 0;
}

/** Columns of names, and of what only changes looks. */
const silent = /^(?:type|name|rows|appearance|autoplay|parameters|disabled)$/u;

/** Returns the cells of the questions that are neither in the guide nor in the report. */
export function lostCells(cells: Cells, rows: readonly ReportRow[], guide: object): readonly string[] {
  const survey = sheetIn(cells, 'survey');
  const head = (survey[0] ?? []).map((header) => header.toLowerCase());
  const whole = plain(JSON.stringify(guide));
  const columns = new Set(rows.filter(({ place }) => place === 'survey').map(({ text }) => text.toLowerCase()));
  const leftAt = new Set(rows.flatMap((row) => (row.kind === 'question' && row.verdict === 'lost' ? [row.place] : [])));
  return survey.flatMap((row, at) => {
    const place = `row ${at + 1}`;
    const isEnd = /^end[ _]/iu.test(row[columnOf(survey, 'type')] ?? '');
    if (at === 0 || leftAt.has(place) || isEnd) return [];
    const own = rows.filter((one) => one.place === place).map(({ text }) => plain(text));
    const isCarried = rows.some((one) => one.place === place && one.kind === 'carry');
    return row.flatMap((text, column) => {
      const header = head[column] ?? '';
      const isPlain = /^(?:required|read_only|readonly)$/u.test(header) && /^(?:yes|no|true|false)$/iu.test(text);
      if (text === '' || header === '' || silent.test(header) || isPlain || columns.has(header)) return [];
      if (header === 'choice_filter' && isCarried) return [];
      const shownAs = plain(text);
      return own.some((one) => one.includes(shownAs)) || (/hint/u.test(header) && whole.includes(shownAs))
        ? []
        : [`${place}, ${header}: ${text}`];
    });
  });
}

/** Returns a text without formats and signs, so that it can be found. */
const plain = (text: string): string => text.replaceAll(/<[^>]*>|\\.|[*\s"']+/gu, '');

/** Returns answers to the questions that a condition names, all of them, with the texts that a form has for them. */
export function answersTo(code: string, cells: Cells) {
  const survey = sheetIn(cells, 'survey');
  const [type, name] = [columnOf(survey, 'type'), columnOf(survey, 'name')];
  let all: readonly Answers[] = [new Map()];
  for (const field of new Set([...code.matchAll(/\$\{\s*([\w-]+)\s*\}/gu)].map(([, own = '']) => own))) {
    const row = survey.find((one) => one[name] === field);
    const kind = row?.[type] ?? '';
    const codes = optionsIn(cells, kind, kind);
    const values = kind.startsWith('select_multiple') ? subsetsOf(codes) : codes;
    all = all.flatMap((one) => [null, ...values].map((value) => new Map([...one, [field, value]])));
  }
  return all.map((answers) => ({ answers, textOf: textsOf(answers) }));
}
