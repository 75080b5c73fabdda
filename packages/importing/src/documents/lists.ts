import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { routeIn } from './routing.ts';
import { isAboutParticipants, isAsking, isBracketed, isNote, isNoteLabel, isProbe, spokenIn } from './speech.ts';

/** How many lines of a list are looked at. */
export const mostOfList = 200;

/** Returns true if the list that begins at a place can be the answers to a question: short, and none asks. */
export function isOptionList(lines: readonly DocumentLine[], at: number): boolean {
  const first = lines[at];
  if (first === undefined || first.mark === null || first.mark.kind === 'code') return false;
  let count = 0;
  let long = 0;
  for (let next = at; next < lines.length && next < at + mostOfList; next += 1) {
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
