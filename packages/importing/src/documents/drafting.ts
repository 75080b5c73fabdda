import { type Child, type Draft, type DraftBlock, type Drafts, leftOut } from './draft.ts';
import { hintLine } from './hints.ts';
import type { DocumentLine, ReadLines } from './line.ts';
import {
  blockTitleIn,
  isExplaining,
  isScaleList,
  reachesAnswers,
  sectionAt,
  isOptionList,
  isQuestionHeading,
  isTitleLine,
  mayBeOption,
} from './looks.ts';
import { type Route, routeIn, verdictIn } from './routing.ts';
import {
  isAboutParticipants,
  isAsking,
  beginsAsking,
  isAskingItem,
  isBracketed,
  isCapital,
  isNote,
  isNoteLabel,
  isNoteTitle,
  isProbe,
  isPrompt,
  isQuestion,
  spokenIn,
} from './speech.ts';
import { withoutTables } from './tables.ts';
import type { SourceChange } from '../source/study.ts';

/** Returns the questions of a document with the lines that belong to them. */
export function draftsOf({ lines: given, left, title }: ReadLines): Drafts {
  const drafting = new Drafting(withoutTables(given), title);
  const { blocks, changes, name } = drafting.read();
  return {
    title: name,
    blocks: withLabels(blocks),
    changes: [...changes, ...left.map(({ place, text, code }) => leftOut(place, text, code))],
  };
}

/**
 * Returns blocks of plain text without those that are only the label of one question: the same question is asked below
 * several of them.
 */
function withLabels(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const asked = blocks.map((block) =>
    block.line?.kind === 'text' && block.drafts.length === 1 && block.drafts[0]?.isStatement === false
      ? block.drafts[0]
      : null,
  );
  const counts = new Map<string, number>();
  for (const draft of asked) if (draft !== null) counts.set(draft.text, (counts.get(draft.text) ?? 0) + 1);
  const kept: DraftBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const draft = asked[at];
    const last = kept.at(-1);
    if (draft === undefined || draft === null || last === undefined || (counts.get(draft.text) ?? 0) < 2) {
      kept.push(block);
      continue;
    }
    const details = [draft.line, ...draft.details].map((line) => ({ ...line, mark: null }));
    last.drafts.push({ ...draft, text: block.title, details });
  }
  return kept;
}

class Drafting {
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
    this.quotesAreNotes = lines.some(({ kind, text }) => kind === 'quote' && isNoteLabel(text));
  }

  read(): this {
    let first = 0;
    const [line] = this.lines;
    if (line !== undefined && this.name === null && isTitleLine(this.lines)) {
      this.name = line.text;
      first = 1;
    }
    for (let at = first; at < this.lines.length; at += 1) {
      const one = this.lines[at];
      if (one !== undefined) at = this.add(one, at);
    }
    for (const { place, route } of this.waiting.routes) this.changes.push(leftOut(place, route.text));
    for (const note of this.waiting.notes) this.changes.push(leftOut(note.place, note.text));
    return this;
  }

  get block(): DraftBlock {
    const last = this.blocks.at(-1);
    if (last !== undefined) return last;
    const own: DraftBlock = { line: null, title: '', drafts: [], isForNotes: false };
    this.blocks.push(own);
    return own;
  }

  /** Adds a line, and returns the place of the last line that is added with it. */
  add(line: DocumentLine, at: number): number {
    if (line.kind === 'heading') this.addHeading(line, at);
    else if (this.block.isForNotes && !this.endsNotes(line, at)) this.leaveOut(line);
    else if (line.kind === 'quote') return this.addQuote(at);
    else if (line.kind === 'table') this.addMatrix(line);
    else if (
      at <= this.detailsUntil &&
      this.current !== null &&
      hintLine(line.text) === null &&
      routeIn(line.text) === null
    )
      this.current.details.push(line);
    else if (!this.addAside(line, at)) {
      if (line.mark === null) this.addText(line, at);
      else this.addMarked(line, at);
    }
    return at;
  }

  /** Returns true for the first line after a part for those who make the interview. */
  endsNotes(line: DocumentLine, at: number): boolean {
    if (line.mark?.kind === 'code') return isAsking(line.text);
    if (this.block.line?.kind !== 'text') return false;
    if (line.mark === null) return blockTitleIn(this.lines, at, null) !== null;
    return line.mark.kind === 'number' && line.isApart && isAsking(line.text);
  }

  leaveOut({ place, text }: DocumentLine): void {
    this.changes.push(leftOut(place, text));
  }

  addHeading(line: DocumentLine, at: number): void {
    this.isNoting = false;
    if (isQuestionHeading(this.lines, at)) {
      this.ask(line);
      const section = sectionAt(this.lines, at);
      const hint = section.findIndex(
        ({ kind, text, mark }) => kind === 'text' && mark === null && hintLine(text) !== null,
      );
      const other = section.findIndex(
        ({ mark, kind, text }) =>
          kind === 'table' || mark?.kind === 'code' || (mark?.kind === 'number' && isAsking(text)),
      );
      if (hint > 0 && (other < 0 || other > hint)) this.detailsUntil = at + hint;
    } else
      this.begin(
        line,
        line.mark === null || line.mark.kind === 'number' ? line.text : `${line.mark.label}. ${line.text}`,
      );
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
      hasHintLine: false,
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

  addQuote(at: number): number {
    const { group } = this.lines[at] ?? { group: 0 };
    let end = at;
    while (this.lines[end + 1]?.kind === 'quote' && this.lines[end + 1]?.group === group) end += 1;
    const quoted = this.lines.slice(at, end + 1);
    const [first] = quoted;
    const isOfNotes =
      first !== undefined &&
      (isNoteLabel(first.text) || isNote(first.text) || (this.quotesAreNotes && this.current !== null));
    if (!isOfNotes) {
      this.statement = null;
      for (const line of quoted) this.say(line, spokenIn(line.text) ?? line.text);
      this.statement = null;
      return end;
    }
    for (const line of quoted) {
      const route = routeIn(line.text);
      if (route === null) this.leaveOut(line);
      else this.addRoute(line, route, at);
    }
    return end;
  }

  addMatrix(line: DocumentLine): void {
    const [header = [], ...rows] = line.cells;
    const isOwn = this.current === null || this.current.children.length > 0;
    if (isOwn && (header[0] ?? '') === '') {
      const stated = this.statement;
      if (stated === null || this.block.drafts.at(-1) !== stated)
        return (this.changes.push(leftOut(line.place, line.cells.map((row) => row.join(' | ')).join('\n'))), undefined);
      // A sentence before a table asks it.
      this.block.drafts.pop();
      this.ask(stated.line, stated.text);
    } else if (isOwn) this.ask({ ...line, text: header[0] ?? '' });
    const draft = this.current;
    if (draft === null) return;
    if (!isOwn && (header[0] ?? '') !== '') draft.details.push({ ...line, text: header[0] ?? '' });
    draft.hint = { ...draft.hint, type: 'matrix' };
    const mark = { kind: 'row', label: '', number: null } as const;
    for (const [text = ''] of rows) draft.children.push({ line: { ...line, text, mark }, list: null });
    for (const text of header.slice(1))
      draft.children.push({ line: { ...line, text, mark: { kind: 'box', label: '', number: null } }, list: null });
  }

  /** Adds a line that is no question and no answer: a rule, a note, a hint. Returns false for any other line. */
  addAside(line: DocumentLine, at: number): boolean {
    const { text, mark } = line;
    const { current } = this;
    const isPlain = mark === null || mark.kind === 'bullet';
    if (isNoteLabel(text) && isPlain && !(mark !== null && current !== null)) {
      this.isNoting = mark === null && !/^notes?:?$/iu.test(text.trim().replaceAll(/[*_]/gu, ''));
      this.leaveOut(line);
      return true;
    }
    const route = isPlain || current === null ? routeIn(text) : null;
    if (route !== null && !(mark !== null && current !== null && current.children.length > 0 && route.kind === 'ask')) {
      this.addRoute(line, route, at);
      return true;
    }
    const hint = mark === null ? hintLine(text) : null;
    if (hint !== null && current !== null) {
      current.hint = { ...current.hint, ...hint };
      // What is before the line that says how to answer is no answer.
      if (/^\s*(?:question |answer )?(?:type|typ)\s*:/iu.test(text) && !current.hasHintLine)
        current.details.push(...current.children.splice(0).map((child) => child.line));
      current.hasHintLine = true;
      return true;
    }
    if (isPlain && (isNote(text) || (isBracketed(text) && mark === null))) {
      if (current === null) this.waiting.notes.push(line);
      else current.notes.push(line);
      return true;
    }
    const stated = mark === null || mark.kind === 'bullet' ? spokenIn(text) : null;
    if (stated !== null && stated !== '') {
      if (isAsking(stated) && !/[.!]\s/u.test(stated)) this.ask(line, stated);
      else {
        this.statement = null;
        this.say(line, stated);
      }
      return true;
    }
    return false;
  }

  addRoute(line: DocumentLine, route: Route, at: number): void {
    if (route.kind === 'all') return;
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
    else this.leaveOut(line);
  }

  beginsQuestion(line: DocumentLine, at: number): boolean {
    if (line.kind === 'heading') return isQuestionHeading(this.lines, at);
    if (line.mark?.kind === 'code') return true;
    return (line.mark === null || line.mark.kind === 'number') && isAsking(line.text) && line.kind === 'text';
  }

  addMarked(line: DocumentLine, at: number): void {
    const { current } = this;
    const { mark } = line;
    if (mark === null) return;
    if (this.isNoting && mark.kind === 'bullet') return this.leaveOut(line);
    const title = blockTitleIn(this.lines, at, current);
    if (title !== null) return this.begin(line, title);
    if (mark.kind === 'code' || current === null) {
      if (current === null && mark.kind !== 'code') return this.addLoose(line, at);
      this.ask(line);
      return;
    }
    if (this.isOfCurrent(line, at, current)) this.addChild(current, line);
    else if (mark.kind === 'bullet' || mark.kind === 'letter') this.addLoose(line, at);
    else if (this.isSpoken(line, at)) this.say(line);
    else this.ask(line);
  }

  /** Adds a line with a mark that belongs to no question. */
  addLoose(line: DocumentLine, at: number): void {
    const { mark, text } = line;
    if (this.isNoting) return this.leaveOut(line);
    const { current } = this;
    if (current !== null && isProbe(text) && current.line.depth <= line.depth) return this.addChild(current, line);
    const near = this.listAround(at);
    const isInQuestions = near.asking * 2 >= near.all;
    if ((isAsking(text) || (isInQuestions && (isAskingItem(text) || this.isTopic(line, at)))) && !isProbe(text)) {
      this.ask(line);
      return;
    }
    if (mark?.kind === 'number' && !this.isSpoken(line, at)) {
      this.ask(line);
      return;
    }
    if (isAboutParticipants(text) || isProbe(text)) return this.leaveOut(line);
    const isStated = near.asking > 0 || this.statement !== null;
    if (isStated || mark?.kind === 'number') this.say(line);
    else this.leaveOut(line);
  }

  /** Returns how many lines with marks are near in the list of a line, and how many of them ask. */
  listAround(at: number): { readonly all: number; readonly asking: number } {
    const { group = 0, depth = 0 } = this.lines[at] ?? {};
    const known = this.around.get(group);
    if (known !== undefined) return known;
    let [all, asking] = [0, 0];
    for (const one of this.lines.slice(Math.max(at - 100, 0), at + 300)) {
      if (one.group !== group || one.mark === null || one.depth !== depth) continue;
      all += 1;
      if (beginsAsking(one.text)) asking += 1;
    }
    this.around.set(group, { all, asking });
    return { all, asking };
  }

  /** Returns true for a line of a list below which most lines of its own ask: it is what they ask about. */
  isTopic({ depth }: DocumentLine, at: number): boolean {
    let [all, asking] = [0, 0];
    for (const one of this.lines.slice(at + 1, at + 60)) {
      if (one.kind !== 'text' || one.depth <= depth) break;
      all += 1;
      if (isAsking(one.text)) asking += 1;
    }
    return asking > 0 && asking * 2 >= all;
  }

  /** Returns true for a numbered line that asks nothing. */
  isSpoken({ text, depth }: DocumentLine, at: number): boolean {
    const next = this.lines[at + 1];
    const hasChildren = next !== undefined && next.mark !== null && (next.mark.kind !== 'number' || next.depth > depth);
    return (
      !isAsking(text) &&
      !hasChildren &&
      /[.!]$/u.test(text.trim()) &&
      (/^(?:thank|welcome|hello|hi\b|danke|willkommen|guten)/iu.test(text) ||
        /\b(?:we|i|wir|ich)\s+(?:will|would|are|am|have|werden|möchten|würden|haben)\b/iu.test(text))
    );
  }

  /** Returns true if a line with a mark belongs to the question before it. */
  isOfCurrent(line: DocumentLine, at: number, current: Draft): boolean {
    const { mark, depth, text } = line;
    const own = current.line;
    if (mark === null) return true;
    if (mark.kind === 'box' || mark.kind === 'row') return true;
    if (own.kind === 'text' && depth < own.depth) return false;
    if (depth > own.depth && own.kind === 'text' && own.mark !== null) return true;
    const last = current.children.at(-1)?.line;
    if (mark.kind === 'letter') {
      if (own.mark?.kind !== 'letter') return true;
      return depth > own.depth;
    }
    if (mark.kind === 'bullet') {
      if (own.mark?.kind === 'bullet') return false;
      if (
        own.kind === 'heading' ||
        own.mark !== null ||
        (current.hasHintLine && current.hint.type === 'multiple_choice')
      )
        return true;
      // Below a sentence without a number: questions of their own, if one of them has its own lines below.
      return !this.hasQuestions(line, at);
    }
    const number = mark.number ?? 0;
    if (own.mark === null || own.mark.kind === 'bullet')
      return own.kind === 'heading' || !isAsking(text) || isProbe(text)
        ? !this.isNextNumber(number) || !isAsking(text)
        : false;
    const ownNumber = own.mark.number ?? 0;
    const continues = last?.mark?.kind === 'number' && last.mark.number === number - 1 && last.depth === depth;
    if (isAsking(text) && !isPrompt(text)) return continues && number !== ownNumber + 1 && !isAsking(own.text);
    if (own.mark.kind === 'code')
      return (
        continues ||
        number <= 1 ||
        (last !== undefined && last.mark?.kind === 'number') ||
        (number !== ownNumber + 1 && !line.isApart)
      );
    if (continues) return !(number === ownNumber + 1 && (line.isApart || isPrompt(text)));
    return number <= 1 && current.children.every((one) => one.line.mark?.kind !== 'number');
  }

  /** Returns true if the last numbered question has the number before. */
  isNextNumber(number: number): boolean {
    return this.lastNumber === number - 1;
  }

  /** Returns true if a line of a list, or one after it, has lines of its own below. */
  hasQuestions({ group, depth }: DocumentLine, at: number): boolean {
    for (let next = at; next < this.lines.length && next < at + 60; next += 1) {
      const one = this.lines[next];
      if (one === undefined || one.kind !== 'text' || (one.group !== group && one.depth <= depth)) return false;
      if (one.depth > depth) return isAsking(this.lines[next - 1]?.text ?? '');
    }
    return false;
  }

  addChild(current: Draft, line: DocumentLine): void {
    const child: Child = { line, list: current.list };
    current.children.push(child);
  }

  addText(line: DocumentLine, at: number): void {
    const { current } = this;
    const { text } = line;
    const next = this.lines[at + 1];
    if (
      isNoteTitle(text) &&
      next !== undefined &&
      next.mark !== null &&
      (current === null || line.isApart) &&
      !/^notes?:?$/iu.test(text)
    )
      return this.begin(line, text);
    const isListed = next !== undefined && next.mark !== null && next.kind === 'text' && next.mark.kind !== 'code';
    if (current !== null && !this.isNoting) {
      if (
        /[:：]$/u.test(text) &&
        text.length <= 60 &&
        (isListed || (next !== undefined && isRepeat(next.text))) &&
        (current.hint.type === 'matrix' || isListName(text)) &&
        !isAsking(text)
      ) {
        current.list = text;
        return;
      }
      if (isRepeat(text)) {
        this.addChild(current, line);
        return;
      }
      const options = this.plainOptions(at, current);
      if (options > 0 || (options < 0 && current.children.at(-1)?.line.mark === null && current.children.length > 0)) {
        this.addChild(current, line);
        return;
      }
    }
    const isHinted = next !== undefined && next.mark === null && next.kind === 'text' && hintLine(next.text) !== null;
    let list = at + 1;
    while (list < at + 3 && this.lines[list]?.mark === null && routeIn(this.lines[list]?.text ?? '') !== null)
      list += 1;
    const isScaled = isScaleList(this.lines, list);
    const isOptioned = isListed && !/[.:]$/u.test(text) && isOptionList(this.lines, at + 1);
    const title = blockTitleIn(this.lines, at, current);
    const isCapitalTitle = title !== null && line.isApart && isCapital(title);
    if (
      current !== null &&
      !this.isNoting &&
      !isCapitalTitle &&
      this.explains(line, at, current, isHinted || isScaled || isOptioned)
    ) {
      current.details.push(line);
      return;
    }
    const isAsked = (isAsking(text) && !isProbe(text)) || isHinted || isScaled || isOptioned;
    if (title !== null && !isHinted && !isScaled && !(isListed && isOptionList(this.lines, at + 1)))
      return this.begin(line, title);
    const isBeforeQuestion = next?.mark === null && isAsking(next.text) && !isExplaining(next.text);
    if (
      this.isTyped &&
      !isHinted &&
      isQuestion(text) &&
      text.split(/\s+/u).length <= 4 &&
      (isBeforeQuestion || !reachesAnswers(this.lines, at + 1))
    )
      return this.begin(line, text);
    const isAlone = (line.isApart || this.isDense) && /^[^.!?？]{8,}[?？]$/u.test(text);
    if (
      this.isNoting &&
      !(
        isHinted ||
        isScaled ||
        isAlone ||
        (isAsking(text) && reachesAnswers(this.lines, at + 1)) ||
        (isListed && isAsking(text))
      )
    )
      return this.leaveOut(line);
    if (isAsked && !(isAsking(text) && !isHinted && this.isStory(text))) {
      this.ask(line);
      return;
    }
    if (current !== null && isProbe(text)) {
      this.addChild(current, line);
      return;
    }
    if (isAboutParticipants(text) && !line.isApart) return this.leaveOut(line);
    if (
      current !== null &&
      current.children.length === 0 &&
      !/^(?:thank|thanks|that['’]?s (?:all|it)|that is all|this concludes|this is the end|vielen dank|danke|das war)/iu.test(
        text,
      ) &&
      (current.line.kind === 'heading' || !line.isApart || line.depth > current.line.depth)
    ) {
      current.details.push(line);
      return;
    }
    this.say(line);
  }

  /** Returns true for a text that says how the question before it is meant; its answers follow. */
  explains({ text }: DocumentLine, at: number, current: Draft, isAnswered: boolean): boolean {
    if (current.children.length > 0 || current.hasHintLine || !isAsking(current.text)) return false;
    if (isAsking(text) && !isExplaining(text)) return false;
    if (!isAnswered) return reachesAnswers(this.lines, at);
    const next = this.lines[at + 1];
    return isExplaining(text) || (next?.mark === null && hintLine(next.text) !== null && !isAsking(text));
  }

  /** Returns true for a long text of several sentences that asks on its way. */
  isStory(text: string): boolean {
    return text.length > 400 && !/[?？]\s*$/u.test(text);
  }

  /**
   * Returns how many lines from here on are answers without a mark: short ones below a question, at least two, or one
   * that says what it decides. -1: one more may be.
   */
  plainOptions(at: number, { line, hint, children }: Draft): number {
    if (hint.type === 'open_ended' || hint.type === 'statement') return 0;
    if (line.mark === null && line.kind === 'text' && !isAsking(line.text)) return 0;
    if (children[0] !== undefined && (children[0].line.mark ?? children.at(-1)?.line.mark) !== null) return 0;
    let run = 0;
    let decided = 0;
    for (let next = at; next < this.lines.length && next < at + 3; next += 1) {
      const one = this.lines[next];
      if (one === undefined || one.mark !== null || !mayBeOption(one) || one.depth < line.depth) break;
      if (one.isApart && run > 0 && this.lines[at]?.isApart !== true) break;
      if (one.isApart && run === 0 && children.length > 0 && children[0]?.line.isApart !== true) break;
      if (blockTitleIn(this.lines, next, null, run > 0 || children.length > 0) !== null) break;
      run += 1;
      if (
        /\(|\.{3}|[-–—→]/u.test(one.text) &&
        one.text.split(/[([\])]|\.{3,}|[-–—→]/u).some((part) => verdictIn(part) !== null)
      )
        decided += 1;
    }
    if (run === 0) return 0;
    if (run >= 2 || decided > 0) return run;
    return -1;
  }
}

/** Returns true for a word before the rows or the columns of a matrix, or before options. */
const isListName = (text: string): boolean => isRowsName(text) || isColumnsName(text);

/** Returns true for a word before the rows of a matrix. */
export const isRowsName = (text: string): boolean =>
  /^(?:statements?|aspects?|activit(?:y|ies)|features?|tools?|items?|rows?|topics?|areas?|attributes?|brands?|challenges?|languages?|[\p{L}]+ spaces|spaces|zeilen?|aussagen?|aspekte|merkmale|themen|punkte)\s*[:：]?$/iu.test(
    text.trim(),
  );

/** Returns true for a word before the columns of a matrix, or before options. */
export const isColumnsName = (text: string): boolean =>
  /^(?:ratings?|rating scale|scale|choices?|options?|columns?|answers?|answer options|response(?:s| options| scale)?|priority|frequency|usage|experience|importance|level|spalten?|skala|antworten|antwortoptionen|optionen|bewertung|häufigkeit)\s*[:：]?$/iu.test(
    text.trim(),
  );

/** Returns true for a line that repeats a list. */
export const isRepeat = (text: string): boolean =>
  /^[([]?(?:repeat(?: .{0,30})?|same\s.{0,40}|see (?:above|q\d+)|as above|wie oben|siehe oben|wie (?:bei|in) .{1,30})[)\].]?$/iu.test(
    text,
  );
