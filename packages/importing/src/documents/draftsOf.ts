import { addAside, addQuote } from './asides.ts';
import { blockTitleIn } from './blockTitles.ts';
import { type Drafts, leftOut } from './draft.ts';
import { Drafting } from './drafting.ts';
import { isQuestionHeading, isTitleLine, sectionAt } from './headings.ts';
import { hintLine } from './hints.ts';
import { labelsJoined, withLabels } from './labels.ts';
import type { DocumentLine, ReadLines } from './line.ts';
import { addMarked } from './listLines.ts';
import { addMatrix } from './matrices.ts';
import { addText } from './plainLines.ts';
import { routeIn } from './routing.ts';
import { isAsking } from './speech.ts';
import { withoutTables } from './tables.ts';

/** Returns the questions of a document with the lines that belong to them. */
export function draftsOf({ lines: given, left, title }: ReadLines): Drafts {
  const { lines, alone } = labelsJoined(withoutTables(given));
  const drafting = new Drafting(lines, title);
  read(drafting);
  const { blocks, changes, name } = drafting;
  return {
    title: name,
    blocks: withLabels(blocks),
    changes: [...changes, ...[...alone, ...left].map(({ place, text, code }) => leftOut(place, text, code))],
  };
}

/** Reads all lines of a document. */
function read(drafting: Drafting): void {
  let first = 0;
  const [line] = drafting.lines;
  if (line !== undefined && drafting.name === null && isTitleLine(drafting.lines)) {
    drafting.name = line.text;
    first = 1;
  }
  for (let at = first; at < drafting.lines.length; at += 1) {
    const one = drafting.lines[at];
    if (one !== undefined) at = add(drafting, one, at);
  }
  for (const { place, route } of drafting.waiting.routes) drafting.changes.push(leftOut(place, route.text));
  for (const note of drafting.waiting.notes) drafting.changes.push(leftOut(note.place, note.text));
}

/** Adds a line, and returns the place of the last line that is added with it. */
function add(drafting: Drafting, line: DocumentLine, at: number): number {
  if (line.kind === 'heading') addHeading(drafting, line, at);
  else if (drafting.block.isForNotes && !endsNotes(drafting, line, at)) drafting.leaveOut(line);
  else if (line.kind === 'quote') return addQuote(drafting, at);
  else if (line.kind === 'table') addMatrix(drafting, line);
  else if (
    at <= drafting.detailsUntil &&
    drafting.current !== null &&
    hintLine(line.text) === null &&
    routeIn(line.text) === null
  )
    drafting.current.details.push(line);
  else if (!addAside(drafting, line, at)) {
    if (line.mark === null) addText(drafting, line, at);
    else addMarked(drafting, line, at);
  }
  return at;
}

/** Returns true for the first line after a part for those who make the interview. */
function endsNotes(drafting: Drafting, line: DocumentLine, at: number): boolean {
  if (line.mark?.kind === 'code') return isAsking(line.text);
  if (drafting.block.line?.kind !== 'text') return false;
  if (line.mark === null) return blockTitleIn(drafting.lines, at, null) !== null;
  return line.mark.kind === 'number' && line.isApart && isAsking(line.text);
}

function addHeading(drafting: Drafting, line: DocumentLine, at: number): void {
  drafting.isNoting = false;
  if (isQuestionHeading(drafting.lines, at)) {
    drafting.ask(line);
    const section = sectionAt(drafting.lines, at);
    const hint = section.findIndex(
      ({ kind, text, mark }) => kind === 'text' && mark === null && hintLine(text) !== null,
    );
    const other = section.findIndex(
      ({ mark, kind, text }) =>
        kind === 'table' || mark?.kind === 'code' || (mark?.kind === 'number' && isAsking(text)),
    );
    if (hint > 0 && (other < 0 || other > hint)) drafting.detailsUntil = at + hint;
  } else
    drafting.begin(
      line,
      line.mark === null || line.mark.kind === 'number' ? line.text : `${line.mark.label}. ${line.text}`,
    );
}
