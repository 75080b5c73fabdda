import type { SourceChange } from '../source/study.ts';
import { type Child, type Draft, type DraftBlock, leftOut } from './draft.ts';
import { isQuestionHeading } from './headings.ts';
import type { DocumentLine } from './line.ts';
import { type Route, routeIn } from './routing.ts';
import { isAsking, isNoteLabel, isNoteTitle } from './speech.ts';

/** The questions of a document, while its lines are read one after another. */
export class Drafting {
  readonly blocks: DraftBlock[] = [];
  readonly changes: SourceChange[] = [];
  name: string | null;
  readonly lines: readonly DocumentLine[];
  /** The question to which lines belong; null between questions. */
  current: Draft | null = null;
  /** A text to read that goes on. */
  statement: Draft | null = null;
  /** Lines are a note until a question comes. */
  isNoting = false;
  waiting: { readonly routes: Draft['routes']; readonly notes: DocumentLine[] } = { routes: [], notes: [] };
  /** Whether quotes of this document are notes. */
  readonly quotesAreNotes: boolean;
  /** Whether texts of this document that are indented are notes. */
  readonly indentsAreNotes: boolean;
  readonly around = new Map<number, { readonly all: number; readonly asking: number }>();
  /** Empty lines are not used between parts. */
  readonly isDense: boolean;
  /** The document says of its questions how they are answered. */
  readonly isTyped: boolean;
  /** The number of the last numbered question. */
  lastNumber = 0;
  /** Up to which line all belongs to the question of a heading. */
  detailsUntil = -1;

  constructor(lines: readonly DocumentLine[], title: string | null) {
    this.lines = lines;
    this.name = title;
    this.isDense = lines.filter(({ isApart }) => isApart).length * 20 <= lines.length;
    this.isTyped = lines.filter(({ kind, text }) => kind === 'text' && /^(?:type|typ)\s*:/iu.test(text)).length >= 5;
    this.indentsAreNotes = lines.some((line) => isIndented(line) && isNoteLabel(line.text));
    this.quotesAreNotes = lines.some(({ kind, text }) => kind === 'quote' && isNoteLabel(text));
  }

  get block(): DraftBlock {
    const last = this.blocks.at(-1);
    if (last !== undefined) return last;
    const own: DraftBlock = { line: null, title: '', drafts: [], isForNotes: false };
    this.blocks.push(own);
    return own;
  }

  /** Returns true until the first question is read. */
  isBeforeQuestions(): boolean {
    return this.blocks.every(({ drafts }) => drafts.every(({ isStatement }) => isStatement));
  }

  leaveOut({ place, text }: DocumentLine): void {
    this.changes.push(leftOut(place, text));
  }

  begin(line: DocumentLine, title: string): void {
    this.current = null;
    this.statement = null;
    this.isNoting = false;
    for (const note of this.waiting.notes.splice(0)) this.leaveOut(note);
    this.blocks.push({ line, title, drafts: [], isForNotes: isNoteTitle(title) });
  }

  ask(line: DocumentLine, given = line.text): Draft {
    const [, stated, bracketed] = /^[([]([^()[\]]{3,100})[)\]]\s*(\S.*)$/su.exec(given) ?? [];
    const own = stated === undefined ? null : routeIn(`[${stated}]`);
    const isAsked = own?.kind === 'ask' && bracketed !== undefined;
    const text = isAsked ? bracketed : given;
    const [, word] = /^(?:if|wenn|falls)\s+(yes|no|ja|nein)\s*[,:–-]/iu.exec(text) ?? [];
    const plain = word === undefined ? null : routeIn(`[if ${word}]`);
    const route = isAsked ? own : plain?.kind === 'ask' ? { ...plain, text: given } : null;
    const label = line.mark === null || !['code', 'number', 'letter'].includes(line.mark.kind) ? null : line.mark.label;
    const draft = this.draft(line, text, false, label === '' ? null : label);
    draft.routes.push(...this.waiting.routes, ...(route === null ? [] : [{ place: line.place, route, link: null }]));
    draft.notes.push(...this.waiting.notes);
    this.waiting = { routes: [], notes: [] };
    this.current = draft;
    this.statement = null;
    this.isNoting = false;
    return draft;
  }

  draft(line: DocumentLine, text: string, isStatement: boolean, label: string | null): Draft {
    if (this.block.isForNotes) this.blocks.push({ line: null, title: '', drafts: [], isForNotes: false });
    const draft: Draft = {
      line,
      text,
      isStatement,
      label,
      hint: {},
      details: [],
      children: [],
      routes: [],
      notes: [],
      changes: [],
      hintLines: [],
      list: null,
    };
    if (line.mark?.kind === 'number' && !isStatement) this.lastNumber = line.mark.number ?? 0;
    this.block.drafts.push(draft);
    return draft;
  }

  /** Adds a text to read, to the one directly before, if there is one. */
  say(line: DocumentLine, text = line.text): void {
    if (
      this.statement !== null &&
      this.block.drafts.at(-1) === this.statement &&
      this.statement.line.kind === line.kind
    )
      this.statement.text += `\n${line.mark === null && line.isApart ? '\n' : ''}${text}`;
    else this.statement = this.draft(line, text, true, null);
    this.current = null;
  }

  addRoute(line: DocumentLine, route: Route, at: number): void {
    if (route.kind === 'all') {
      const { place, text } = line;
      const change: SourceChange = { kind: 'setting', place, text, verdict: 'equivalent', code: 'everyone' };
      (this.current?.changes ?? this.changes).push(change);
      return;
    }
    const placed = { place: line.place, route, link: line.to };
    const next = this.lines[at + 1];
    const isOfNext =
      route.kind === 'ask' &&
      (this.current === null ||
        this.current.children.length > 0 ||
        next === undefined ||
        this.beginsQuestion(next, at + 1));
    if (isOfNext) this.waiting.routes.push(placed);
    else if (this.current !== null) this.current.routes.push(placed);
    else if (route.kind === 'skip') this.changes.push(leftOut(line.place, line.text, 'skipOfOpen'));
    else this.leaveOut(line);
  }

  beginsQuestion(line: DocumentLine, at: number): boolean {
    if (line.kind === 'heading') return isQuestionHeading(this.lines, at);
    if (line.mark?.kind === 'code') return true;
    return (line.mark === null || line.mark.kind === 'number') && isAsking(line.text) && line.kind === 'text';
  }

  /** Returns true if the last numbered question has the number before. */
  isNextNumber(number: number): boolean {
    return this.lastNumber === number - 1;
  }

  addChild(current: Draft, line: DocumentLine): void {
    const child: Child = { line, list: current.list };
    current.children.push(child);
  }
}

/** Returns true for a text without a mark that is indented. */
export const isIndented = ({ kind, depth, mark }: DocumentLine): boolean =>
  kind === 'text' && depth > 0 && mark === null;
