import type { Draft } from './draft.ts';
import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import {
  isAboutParticipants,
  isAsking,
  isBracketed,
  isCapital,
  isNote,
  isNoteLabel,
  isProbe,
  isQuestion,
  spokenIn,
  withoutTime,
} from './speech.ts';
import { routeIn } from './routing.ts';

/** How many lines of a list are looked at. */
const most = 200;

/** Returns true if the list that begins at a place can be the answers to a question: short, and none asks. */
export function isOptionList(lines: readonly DocumentLine[], at: number): boolean {
  const first = lines[at];
  if (first === undefined || first.mark === null || first.mark.kind === 'code') return false;
  let count = 0;
  let long = 0;
  for (let next = at; next < lines.length && next < at + most; next += 1) {
    const line = lines[next];
    if (
      line === undefined ||
      line.kind !== 'text' ||
      line.mark === null ||
      line.mark.kind !== first.mark.kind ||
      line.depth !== first.depth
    )
      break;
    if (isAsking(line.text) || isProbe(line.text) || isAboutParticipants(line.text)) return false;
    count += 1;
    if (line.text.length > 90 || /[.;]$/u.test(line.text)) long += 1;
  }
  return count >= 2 && long * 3 <= count;
}

const scale =
  /\b(?:(?:dis)?agree|(?:dis)?satisfied|(?:un)?likely|(?:un)?important|often|never|sometimes|rarely|always|good|poor|excellent|fair|yes|no|neutral|useful|helpful|easy|difficult|stimme|zufrieden|wichtig|oft|nie|manchmal|selten|immer|gut|schlecht|ja|nein|trifft)\b/iu;

/** Returns true if the list that begins at a place is a scale, such as from “agree” to “disagree”. */
export function isScaleList(lines: readonly DocumentLine[], at: number): boolean {
  const first = lines[at];
  if (first === undefined || first.mark === null || !isOptionList(lines, at)) return false;
  const list = lines.slice(at, at + 12).findIndex((line) => line.mark === null || line.mark.kind !== first.mark?.kind);
  const own = lines.slice(at, list < 0 ? at + 12 : at + list);
  return own.filter(({ text }) => text.length <= 60 && scale.test(text)).length * 3 >= own.length * 2;
}

/** Returns true for a text that says how a question is meant, and is no question itself. */
export const isExplaining = (text: string): boolean =>
  /^[\s*_]*(?:\(|note\b|important\b|please\b|hint\b|remark\b|if you\b|don['’]t\b|do not\b|for (?:this|example)\b|this (?:is|question|includes|means)\b|by ["“]|that is|i\.e\.|e\.g\.|select\b|choose\b|excluding\b|your answer|hinweis|anmerkung|bitte\b|wichtig\b|falls sie|wenn sie|damit (?:ist|sind)|gemeint)/iu.test(
    text,
  );

/** Returns true if answers, or how to answer, follow after some lines that ask nothing. */
export function reachesAnswers(lines: readonly DocumentLine[], at: number): boolean {
  for (let next = at; next < lines.length && next < at + 10; next += 1) {
    const line = lines[next];
    if (line?.kind !== 'text') return false;
    if (line.mark !== null && line.mark.kind !== 'bullet' && line.mark.kind !== 'box') return false;
    if (line.mark === null && hintLine(line.text) !== null) return true;
    if (line.mark !== null && isOptionList(lines, next)) return true;
    if (line.mark !== null && isAsking(line.text)) return false;
    if (
      line.mark === null &&
      next > at &&
      ((isAsking(line.text) && !isExplaining(line.text)) || isNoteLabel(line.text))
    )
      return false;
  }
  return false;
}

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
    .slice(0, most)
    .some(({ kind, mark, text }) => kind === 'text' && mark === null && hintLine(text) !== null);
  const asks = section
    .slice(0, most)
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
  const sectionAsks = section.slice(0, most).some(({ kind, text }) => kind === 'text' && isAsking(text));
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
    if (isCapitals && mark.kind === 'number' && isTitleOfPart(line, next) && !isOptionList(lines, at + 1)) return words;
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
    return mostAsk(lines, at + 1, line.depth) ? words : null;
  }
  if (line.depth > 0 && current !== null) return null;
  const isShort = words.length <= 60 && words.split(/\s+/u).length <= 9;
  if (!isShort || /[.!,;]$/u.test(bare)) return null;
  const isBefore =
    next.kind !== 'heading' &&
    (asksNext || next.mark?.kind === 'code' || next.mark?.kind === 'number' || isOwnTitle(lines, at + 1));
  if (isCapitals && (!isInList || line.isApart)) return words;
  if (!isInList && (usualTitle.test(words) || (time !== null && line.isApart))) return words;
  if (/[:：]$/u.test(bare))
    return isBefore && asksNext && (line.isApart || current === null || next.mark !== null) ? words : null;
  if (line.isBold)
    return asksNext || next.mark?.kind === 'code' || (line.isApart && !isOptionList(lines, at + 1)) ? words : null;
  const startsBig = /^[\p{Lu}\d\p{Lo}]/u.test(words);
  if (!startsBig || (isInList && !line.isApart)) return null;
  return (line.isApart || current !== null || at === 0) &&
    asksNext &&
    (next.mark === null || next.mark.kind !== 'letter')
    ? words
    : line.isApart && isOwnTitle(lines, at + 1)
      ? words
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
  for (let at = from; at < lines.length && at < from + most; at += 1) {
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

/** Returns true if a line without a mark can be an answer. */
export function mayBeOption({ kind, text, isBold, cells }: DocumentLine): boolean {
  if (kind !== 'text' || cells.length > 0 || isBold || text.length > 110) return false;
  const isSentence =
    /[.!]$/u.test(text) && !/(?:[-–—→]|\.{3}|\()\s*\p{L}[\p{L}\s&]{2,30}\.?\)?\.?$/u.test(text) && text.length > 25;
  return (
    !isSentence &&
    !/[:：]$/u.test(text) &&
    !isAsking(text) &&
    !isProbe(text) &&
    !isNote(text) &&
    !isBracketed(text) &&
    !isNoteLabel(text) &&
    spokenIn(text) === null &&
    hintLine(text) === null &&
    routeIn(text) === null
  );
}
