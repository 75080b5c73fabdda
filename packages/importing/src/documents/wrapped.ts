import { markIn } from './marks.ts';
import { hintLine } from './hints.ts';
import { routeIn } from './routing.ts';
import { isNoteLabel } from './speech.ts';

/** Lines that are shorter are not parts of a longer one. */
const least = 50;

/** A line that is left, and its place among the given ones. */
interface Unwrapped {
  readonly at: number;
  readonly text: string;
}

/** Returns the lines of a paragraph of plain text without breaks that only keep it narrow: the next word did not fit. */
export function unwrapped(lines: readonly string[]): readonly Unwrapped[] {
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  // Where lines are as long as paragraphs, no break keeps them narrow.
  if (widest > 130) return lines.map((text, at) => ({ at, text }));
  const isProse = widest >= 60 && isAllProse(lines, widest);
  return joined(lines, (before, line) => {
    if (isProse) return true;
    if (hasMark(line) || isNoteLabel(line) || routeIn(line) !== null || hintLine(line) !== null) return false;
    const isFullLine = isFull(before, line, Math.min(widest, 100)) || (before.length >= least && startsSmall(line));
    return isFullLine && !ends.test(before.slice(-20));
  });
}

/**
 * Returns the lines of a paragraph of Markdown, where a break is none: but it is one before a mark, and between short
 * lines.
 *
 * @param source The lines as they are written, with the addresses of links.
 */
export function unwrappedSource(lines: readonly string[], source: readonly string[]): readonly Unwrapped[] {
  const widths = lines.map((line, at) =>
    Math.max(line.length, source.length === lines.length ? (source[at]?.length ?? 0) : 0),
  );
  const isList = lines.length > 2 && lines.slice(1).every((line) => line.length < 40 && !startsSmall(line));
  const isProse = lines.length > 3 && widths.slice(0, -1).every((width) => width >= 60) && !hasMark(lines[0] ?? '');
  return joined(lines, (before, line, at) => {
    if (isProse) return true;
    if (hasMark(line) || isList) return false;
    if (/[?？:：][\s"”’)\]*_]*$/u.test(before.slice(-20))) return startsSmall(line);
    return startsSmall(line) || (widths[at - 1] ?? 0) >= least;
  });
}

function joined(
  lines: readonly string[],
  isRest: (before: string, line: string, at: number) => boolean,
): readonly Unwrapped[] {
  const found: { at: number; text: string }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    if (last !== undefined && isRest(lines[at - 1] ?? '', line, at)) last.text += ` ${line.trim()}`;
    else found.push({ at, text: line });
  }
  return found;
}

const ends = /[.?!:…？！。][\s"”’)\]*_]*$/u;

const hasMark = (line: string): boolean => markIn(line).mark !== null;

const startsSmall = (line: string): boolean => /^\s*[\p{Ll}(“"]?\p{Ll}/u.test(line) && !hasMark(line);

/** Returns true if a paragraph is one text: each of its lines is full, and few begin as in a list. */
function isAllProse(lines: readonly string[], widest: number): boolean {
  if (lines.length < 2) return false;
  const marks = lines.slice(1).filter(hasMark).length;
  if (lines.slice(0, -1).some((line) => /[?？]\s*$/u.test(line))) return false;
  const isOne = marks === 0 || (lines.length >= 4 && marks * 4 <= lines.length && !hasMark(lines[0] ?? ''));
  if (!isOne) return false;
  const isLong = lines.length >= 4 && lines.slice(0, -1).every(({ length }) => length >= 55);
  return isLong || lines.slice(0, -1).every((line, at) => isFull(line, lines[at + 1] ?? '', widest));
}

function isFull(line: string, next: string, width: number): boolean {
  const [word = ''] = /^\S+/u.exec(next.trim()) ?? [];
  return line.length >= least && line.trimEnd().length + 1 + word.length > width;
}
