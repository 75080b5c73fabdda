import type { Drafting } from './drafting.ts';
import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { routeIn } from './routing.ts';
import { isAboutStudy, isAsking, isBracketed, isNote, isNoteLabel, spokenIn } from './speech.ts';

/** Adds a quote: a text to read, or a note, and returns the place of its last line. */
export function addQuote(drafting: Drafting, at: number): number {
  const { group } = drafting.lines[at] ?? { group: 0 };
  let end = at;
  while (drafting.lines[end + 1]?.kind === 'quote' && drafting.lines[end + 1]?.group === group) end += 1;
  const quoted = drafting.lines.slice(at, end + 1);
  const [first] = quoted;
  const isOfNotes =
    first !== undefined &&
    (isNoteLabel(first.text) ||
      isNote(first.text) ||
      drafting.isNoting ||
      (drafting.quotesAreNotes && drafting.current !== null));
  if (!isOfNotes) {
    drafting.statement = null;
    for (const line of quoted) drafting.say(line, spokenIn(line.text) ?? line.text);
    drafting.statement = null;
    return end;
  }
  // What follows a label alone is the note.
  if (quoted.length === 1 && isNoteLabel(first.text)) drafting.isNoting = true;
  for (const line of quoted) {
    const route = routeIn(line.text);
    if (route === null) drafting.leaveOut(line);
    else drafting.addRoute(line, route, at);
  }
  return end;
}

/** Adds a line that is no question and no answer: a rule, a note, a hint. Returns false for any other line. */
export function addAside(drafting: Drafting, line: DocumentLine, at: number): boolean {
  const { text, mark } = line;
  const { current } = drafting;
  const isPlain = mark === null || mark.kind === 'bullet';
  if (isPlain && current === null && isAboutStudy(text) && drafting.isBeforeQuestions()) {
    drafting.leaveOut(line);
    return true;
  }
  if (isNoteLabel(text) && isPlain && !(mark !== null && current !== null)) {
    drafting.isNoting = mark === null && !/^notes?:?$/iu.test(text.trim().replaceAll(/[*_]/gu, ''));
    drafting.leaveOut(line);
    return true;
  }
  const route = isPlain || current === null ? routeIn(text) : null;
  if (route !== null && !(mark !== null && current !== null && current.children.length > 0 && route.kind === 'ask')) {
    drafting.addRoute(line, route, at);
    return true;
  }
  const hint = mark === null ? hintLine(text) : null;
  if (hint !== null && current !== null) {
    current.hint = { ...current.hint, ...hint };
    // What is before the line that says how to answer is no answer.
    if (/^\s*(?:question |answer )?(?:type|typ)\s*:/iu.test(text) && current.hintLines.length === 0)
      current.details.push(...current.children.splice(0).map((child) => child.line));
    current.hintLines.push(line);
    return true;
  }
  if (isPlain && (isNote(text) || (isBracketed(text) && mark === null))) {
    if (current === null) drafting.waiting.notes.push(line);
    else current.notes.push(line);
    return true;
  }
  const stated = mark === null || mark.kind === 'bullet' ? spokenIn(text) : null;
  if (stated !== null && stated !== '') {
    if (isAsking(stated) && !/[.!]\s/u.test(stated)) drafting.ask(line, stated);
    else {
      drafting.statement = null;
      drafting.say(line, stated);
    }
    return true;
  }
  return false;
}
