import type { Draft } from './draft.ts';
import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { isOptionList, mayBeOption, mostOfList } from './lists.ts';
import { routeIn } from './routing.ts';
import { isAsking, isBracketed, isCapital, isNote, isNoteLabel, isProbe, spokenIn, withoutTime } from './speech.ts';

const named =
  /^(?:section|part|block|module|chapter|topic|teil|abschnitt|modul|kapitel|thema|themenblock|phase|stage)\s+(?:\d{1,2}|[a-z]|[ivx]{1,5})\b\s*[.:)–—-]?/iu;

/** Titles that need no other sign. */
const usualTitle =
  /^(?:introduction|intro|warm[- ]?up|wrap[- ]?up|closing|conclusion|background|screener|invitation|welcome|debrief(?:ing)?|icebreaker|demographics|(?:core|main|key|general|closing|opening|final|background|follow[- ]up) questions|tasks?|einleitung|einführung|aufwärmen|einstieg|abschluss|begrüßung|vorstellung|verabschiedung|hauptteil|schluss|demografie|soziodemografie|zur person)$/iu;

/**
 * Returns the title of the block that a line of text begins; null if it begins none.
 *
 * @param current The question before it, whose answer it may be.
 * @param isInList Answers without marks are before it.
 */
export function blockTitleIn(
  lines: readonly DocumentLine[],
  at: number,
  current: Draft | null,
  isInList = false,
): string | null {
  const line = lines[at];
  if (line === undefined || line.kind !== 'text' || line.text.length > 100) return null;
  const { mark, text } = line;
  const { text: bare, time } = withoutTime(text);
  const title = text.replace(/\s*[:：]$/u, '').trim();
  const words = bare.replace(/\s*[:：]$/u, '').trim();
  if (
    words === '' ||
    isAsking(text) ||
    isNote(text) ||
    isBracketed(text) ||
    isNoteLabel(text) ||
    spokenIn(text) !== null ||
    routeIn(text) !== null ||
    (mark === null && hintLine(text) !== null)
  )
    return null;
  const next = lines[at + 1];
  if (next === undefined) return null;
  if (mark === null && named.test(text)) return text;
  const asksNext = next.kind === 'text' && isAsking(next.text) && !isProbe(next.text);
  const isCapitals = isCapital(words) && words.length >= 4;
  if (mark !== null) {
    if (isCapitals && mark.kind === 'number' && isTitleOfPart(line, next) && !isOptionList(lines, at + 1)) return title;
    if (!['number', 'letter'].includes(mark.kind) || /[.!]$/u.test(text) || words.length > 70) return null;
    if (
      current !== null &&
      (line.depth > current.line.depth ||
        !(line.isApart || line.isBold || current.children.length > 0 || current.line.mark === null))
    )
      return null;
    if (mark.kind === 'letter' && current !== null && !line.isApart && !line.isBold) return null;
    if (current?.children.at(-1)?.line.mark?.kind === mark.kind) return null;
    const isOther =
      next.mark !== null &&
      (next.mark.kind !== mark.kind ||
        next.depth > line.depth ||
        (next.mark.label.includes('.') && !mark.label.includes('.')));
    if (!asksNext || !(isOther || next.mark === null)) return null;
    return mostAsk(lines, at + 1, line.depth) ? title : null;
  }
  if (line.depth > 0 && current !== null) return null;
  const isShort = words.length <= 60 && words.split(/\s+/u).length <= 9;
  if (!isShort || /[.!,;]$/u.test(bare)) return null;
  const isBefore =
    next.kind !== 'heading' &&
    (asksNext || next.mark?.kind === 'code' || next.mark?.kind === 'number' || isOwnTitle(lines, at + 1));
  if (isCapitals && (!isInList || line.isApart)) return title;
  if (!isInList && (usualTitle.test(words) || (time !== null && line.isApart))) return title;
  if (/[:：]$/u.test(bare))
    return isBefore && asksNext && (line.isApart || current === null || next.mark !== null) ? title : null;
  if (line.isBold)
    return asksNext || next.mark?.kind === 'code' || (line.isApart && !isOptionList(lines, at + 1)) ? title : null;
  const startsBig = /^[\p{Lu}\d\p{Lo}]/u.test(words);
  if (!startsBig || (isInList && !line.isApart)) return null;
  return (line.isApart || current !== null || at === 0) &&
    asksNext &&
    (next.mark === null || next.mark.kind !== 'letter')
    ? title
    : line.isApart && isOwnTitle(lines, at + 1)
      ? title
      : null;
}

/** Returns true for a numbered line in capitals with empty space around it, and no answer below. */
const isTitleOfPart = (line: DocumentLine, next: DocumentLine): boolean =>
  line.depth === 0 &&
  line.isApart &&
  next.isApart &&
  (!mayBeOption(next) || next.mark?.kind === 'number' || next.mark?.kind === 'code');

/** Returns true if a line is one that a question without a mark begins, by the answers below it. */
function isOwnTitle(lines: readonly DocumentLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line?.kind !== 'text' || line.mark !== null || next === undefined) return false;
  return (
    (next.mark === null && hintLine(next.text) !== null && /type|typ/iu.test(next.text)) ||
    (!/[.:]$/u.test(line.text) && isOptionList(lines, at + 1) && line.text.length <= 200)
  );
}

/** Returns true if most of the lines below one ask, as the questions of a block do. */
function mostAsk(lines: readonly DocumentLine[], from: number, depth: number): boolean {
  let [asking, all] = [0, 0];
  const first = lines[from];
  for (let at = from; at < lines.length && at < from + mostOfList; at += 1) {
    const line = lines[at];
    if (
      line === undefined ||
      line.kind !== 'text' ||
      (line.mark !== null && first?.mark?.kind !== line.mark.kind && line.depth <= depth)
    )
      break;
    if (line.depth !== first?.depth) continue;
    all += 1;
    if (isAsking(line.text) && !isProbe(line.text)) asking += 1;
  }
  return asking * 2 > all;
}
