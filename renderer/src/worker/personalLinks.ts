import { urlParamLimits } from '@guide-studio/host/common';
import { isStorableText } from '@guide-studio/guide-core/internal';
import { csvRows } from '@guide-studio/importing';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { byteOrderMark } from '@guide-studio/interview-engine/internal';
import { type ListColumn, type ListQuestion, mostListRows, type ReadList, type RowFault } from './listMessages.ts';

const mostShownFaults = 20;
const mostPreviewed = 5;
/** The parameter that chooses the language. */
const languageName = 'lang';

type Asked = Omit<ListQuestion, 'id'>;

/**
 * Reads a list, one person a row, and makes a link of each: its cells become parameters under the names of the columns.
 * Empty cells are left out. Returns null for a list that is too long.
 */
export function personalLinks(asked: Asked): ReadList | null {
  const all = csvRows(asked.text, mostListRows + 2).map((row) => row.map((cell) => cell.trim()));
  // The end of a text is no row.
  while (all.length > 0 && isEmpty(all.at(-1) ?? [])) all.pop();
  const hasNames = asked.hasNames ?? looksLikeNames(all[0] ?? [], all[1]);
  const body = hasNames ? all.slice(1) : all;
  if (body.length > mostListRows) return null;
  const width = hasNames ? (all[0]?.length ?? 0) : widest(body);
  const names = hasNames ? (all[0] ?? []) : Array.from({ length: width }, (_, at) => (at === 0 ? 'id' : `id${at + 1}`));
  const columns = columnsOf(names, body, asked.inLink);
  const inLink = columns.flatMap(({ isInLink }, at) => (isInLink ? [at] : []));
  const own = new Set(inLink.map((at) => names[at]));
  const also = asked.also.filter(([name]) => !own.has(name));
  const isSound = columns.every(({ fault }) => fault === null);

  const rowOfLink = new Map<string, number>();
  const faulty: Partial<Record<RowFault['kind'], number>> = {};
  const faults: RowFault[] = [];
  const preview: ReadList['preview'][number][] = [];
  const written: string[][] = [];
  let links = 0;
  for (const [at, cells] of body.entries()) {
    const row = at + (hasNames ? 2 : 1);
    const parameters = inLink.flatMap((column) => {
      const value = cells[column] ?? '';
      return value === '' ? [] : [[names[column] ?? '', value] as const];
    });
    const link = linkWith(asked.link, [...also, ...parameters]);
    const fault = faultOf(row, cells, names, parameters, asked.languages, rowOfLink.get(link));
    if (fault !== null) {
      faulty[fault.kind] = (faulty[fault.kind] ?? 0) + 1;
      if (faults.length < mostShownFaults) faults.push(fault);
      continue;
    }
    rowOfLink.set(link, row);
    links += 1;
    if (preview.length < mostPreviewed)
      preview.push({ row, cells: names.map((_, column) => cells[column] ?? ''), link });
    if (asked.file !== null) written.push([...names.map((_, column) => cells[column] ?? ''), link]);
  }
  const csv =
    asked.file === null || !isSound
      ? null
      : byteOrderMark + csvOf([[...names, asked.file.heading], ...written], { separator: asked.file.separator });
  return { hasNames, columns, rows: body.length, links: isSound ? links : 0, faulty, faults, preview, csv };
}

/** Adds parameters to a link, which keeps its own. */
function linkWith(link: string, parameters: readonly (readonly [string, string])[]): string {
  const added = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  if (added === '') return link;
  return `${link}${link.includes('?') ? '&' : '?'}${added}`;
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
const widest = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);

/** A name of a column is a word without digits at its start, and differs from what is below it. */
function looksLikeNames(first: readonly string[], second: readonly string[] | undefined): boolean {
  const isName = (cell: string): boolean => /^[\p{L}_][\p{L}\p{N}_ .-]{0,39}$/u.test(cell);
  if (first.length === 0 || !first.every(isName) || new Set(first).size < first.length) return false;
  if (first.length > 1) return second !== undefined;
  // Of one column, only a usual name: a list of people may begin with any word.
  return (
    second !== undefined &&
    /^(?:id|pid|uid|.*_id|code|key|panel|name|e-?mail|participant|respondent|lang)$/iu.test(first[0] ?? '')
  );
}

const isAddressing = (name: string): boolean => /e-?mail|phone|telefon|mobil|address|adresse/iu.test(name);

function columnsOf(
  names: readonly string[],
  body: readonly (readonly string[])[],
  chosen: readonly number[] | null,
): readonly ListColumn[] {
  // An address for sending stays in the file. Where nothing else is in the list, it is what tells people apart.
  const usual = names.flatMap((name, at) => (isAddressing(name) ? [] : [at]));
  const inLink = new Set(chosen ?? (usual.length === 0 ? names.keys() : usual));
  const isUsed = names.map((name, at) => name !== '' || body.some((cells) => (cells[at] ?? '') !== ''));
  const seen = new Set<string>();
  return names.map((name, at): ListColumn => {
    const isInLink = inLink.has(at) && isUsed[at] === true;
    if (!isInLink) return { name, isInLink, fault: null };
    const isTwice = seen.has(name);
    seen.add(name);
    return { name, isInLink, fault: isTwice && name !== '' ? 'twice' : faultOfName(name) };
  });
}

function faultOfName(name: string): ListColumn['fault'] {
  if (name === '') return 'noName';
  if (Array.from(name).length > urlParamLimits.nameCharacters) return 'tooLong';
  return isUsableText(name) ? null : 'characters';
}

/** Line breaks inside a cell and other control characters are no part of a link. */
const isUsableText = (text: string): boolean => isStorableText(text) && !/\p{Cc}/u.test(text);

const encoder = new TextEncoder();

function faultOf(
  row: number,
  cells: readonly string[],
  names: readonly string[],
  parameters: readonly (readonly [string, string])[],
  languages: readonly string[],
  sameAs: number | undefined,
): RowFault | null {
  if (isEmpty(cells) || parameters.length === 0) return { row, kind: 'empty' };
  if (cells.slice(names.length).some((cell) => cell !== '')) return { row, kind: 'moreCells' };
  for (const [column, value] of parameters) {
    if (value.length > urlParamLimits.valueCharacters && Array.from(value).length > urlParamLimits.valueCharacters)
      return { row, kind: 'tooLong', column };
    if (!isUsableText(value)) return { row, kind: 'characters', column };
    if (column === languageName && !languages.includes(value)) return { row, kind: 'language', value };
  }
  const bytes = parameters.flat().reduce((sum, text) => sum + encoder.encode(text).length, 0);
  if (parameters.length > urlParamLimits.count || bytes > urlParamLimits.bytes) return { row, kind: 'tooMuch' };
  return sameAs === undefined ? null : { row, kind: 'duplicate', of: sameAs };
}
