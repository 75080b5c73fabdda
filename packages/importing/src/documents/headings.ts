import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { isOptionList, mostOfList } from './lists.ts';
import { isAsking, isBracketed, isNote, isQuestion, spokenIn } from './speech.ts';

/** Returns true if a heading asks, rather than that it begins a block. */
export function isQuestionHeading(lines: readonly DocumentLine[], at: number): boolean {
  const heading = lines[at];
  if (heading === undefined || heading.kind !== 'heading') return false;
  const section = sectionAt(lines, at);
  const end = at + 1 + section.length;
  const next = section.length >= mostOfSection ? undefined : lines[end];
  if (next !== undefined && next.level > heading.level && (isAsking(next.text) || next.level <= 6)) return false;
  if (heading.mark?.kind === 'code' && (isAsking(heading.text) || end - at > 1)) return true;
  const hasHint = section
    .slice(0, mostOfList)
    .some(({ kind, mark, text }) => kind === 'text' && mark === null && hintLine(text) !== null);
  const asks = section
    .slice(0, mostOfList)
    .some(
      ({ kind, mark, text }) => kind === 'text' && isAsking(text) && (mark?.kind === 'number' || mark?.kind === 'code'),
    );
  if (asks) return false;
  if (hasHint) return true;
  const list = section.findIndex(({ mark, kind }) => kind === 'text' && mark !== null);
  const hasOptions = list >= 0 && list < 4 && isOptionList(section, list);
  if (isQuestion(heading.text)) return true;
  const { deepest, highest, areQuestions } = headingsOf(lines);
  const isDeep = highest < heading.level;
  if (isAsking(heading.text)) return isDeep || hasOptions;
  const sectionAsks = section.slice(0, mostOfList).some(({ kind, text }) => kind === 'text' && isAsking(text));
  return hasOptions && isDeep && !sectionAsks && heading.level >= deepest && areQuestions;
}

/** More lines below a heading are not looked at. */
const mostOfSection = 400;

/** Returns the lines below a heading, up to the next one. */
export function sectionAt(lines: readonly DocumentLine[], at: number): readonly DocumentLine[] {
  let end = at + 1;
  while (end < lines.length && end <= at + mostOfSection && lines[end]?.kind !== 'heading') end += 1;
  return lines.slice(at + 1, end);
}

interface Headings {
  readonly deepest: number;
  readonly highest: number;
  /** Most of the deepest ones ask, or have options and nothing below that asks. */
  readonly areQuestions: boolean;
}

const known = new WeakMap<readonly DocumentLine[], Headings>();

/** Returns what the headings of a document are like. */
function headingsOf(lines: readonly DocumentLine[]): Headings {
  const before = known.get(lines);
  if (before !== undefined) return before;
  const levels = lines.flatMap(({ kind, level }) => (kind === 'heading' ? [level] : []));
  const [deepest, highest] = levels.reduce(
    ([most, least], level) => [Math.max(most, level), Math.min(least, level)],
    [0, 9],
  );
  let [asking, others] = [0, 0];
  for (const [at, { kind, level, text }] of lines.entries()) {
    if (kind !== 'heading' || level !== deepest) continue;
    const section = sectionAt(lines, at).slice(0, 60);
    const asks = section.some((one) => one.kind === 'text' && one.mark !== null && isAsking(one.text));
    const list = section.findIndex(({ mark, kind: own }) => own === 'text' && mark !== null);
    if (isAsking(text) || (!asks && list >= 0 && isOptionList(section, list))) asking += 1;
    else if (section.length > 0) others += 1;
  }
  const found = { deepest, highest, areQuestions: asking > others };
  known.set(lines, found);
  return found;
}

/** Returns true if the first line is the title of the document. */
export function isTitleLine(lines: readonly DocumentLine[]): boolean {
  const [line, next] = lines;
  if (line === undefined || next === undefined || line.mark !== null || isQuestion(line.text)) return false;
  if (line.kind === 'heading')
    return line.level === 1 && !isQuestionHeading(lines, 0) && lines.filter(({ level }) => level === 1).length === 1;
  if (line.kind !== 'text' || line.text.length > 100 || /[.:]$/u.test(line.text) || isAsking(line.text)) return false;
  if (hintLine(next.text) !== null || spokenIn(line.text) !== null || isBracketed(line.text) || isNote(line.text))
    return false;
  if (next.mark !== null && isOptionList(lines, 1)) return false;
  return next.isApart || next.kind === 'heading' || next.mark !== null || isAsking(next.text) || next.text.length > 60;
}
