import { blockTitleIn } from './blockTitles.ts';
import type { Draft } from './draft.ts';
import type { Drafting } from './drafting.ts';
import type { DocumentLine } from './line.ts';
import { beginsAsking, isAboutParticipants, isAsking, isAskingItem, isProbe, isPrompt } from './speech.ts';

/** Adds a line with a mark: a question, an answer, or a text. */
export function addMarked(drafting: Drafting, line: DocumentLine, at: number): void {
  const { current } = drafting;
  const { mark } = line;
  if (mark === null) return;
  if (drafting.isNoting && mark.kind === 'bullet') return drafting.leaveOut(line);
  const title = blockTitleIn(drafting.lines, at, current);
  if (title !== null) return drafting.begin(line, title);
  if (mark.kind === 'code' || current === null) {
    if (current === null && mark.kind !== 'code') return addLoose(drafting, line, at);
    drafting.ask(line);
    return;
  }
  if (isOfCurrent(drafting, line, at, current)) drafting.addChild(current, line);
  else if (mark.kind === 'bullet' || mark.kind === 'letter') addLoose(drafting, line, at);
  else if (isSpoken(drafting, line, at)) drafting.say(line);
  else drafting.ask(line);
}

/** Adds a line with a mark that belongs to no question. */
function addLoose(drafting: Drafting, line: DocumentLine, at: number): void {
  const { mark, text } = line;
  if (drafting.isNoting) return drafting.leaveOut(line);
  const { current } = drafting;
  if (current !== null && isProbe(text) && current.line.depth <= line.depth) return drafting.addChild(current, line);
  const near = listAround(drafting, at);
  const isInQuestions = near.asking * 2 >= near.all;
  if ((isAsking(text) || (isInQuestions && (isAskingItem(text) || isTopic(drafting, line, at)))) && !isProbe(text)) {
    drafting.ask(line);
    return;
  }
  if (mark?.kind === 'number' && !isSpoken(drafting, line, at)) {
    drafting.ask(line);
    return;
  }
  if (isAboutParticipants(text) || isProbe(text)) return drafting.leaveOut(line);
  const isStated = near.asking > 0 || drafting.statement !== null;
  if (isStated || mark?.kind === 'number') drafting.say(line);
  else drafting.leaveOut(line);
}

/** Returns how many lines with marks are near in the list of a line, and how many of them ask. */
function listAround(drafting: Drafting, at: number): { readonly all: number; readonly asking: number } {
  const { group = 0, depth = 0 } = drafting.lines[at] ?? {};
  const known = drafting.around.get(group);
  if (known !== undefined) return known;
  let [all, asking] = [0, 0];
  for (let near = Math.max(at - 100, 0); near < at + 300; near += 1) {
    const one = drafting.lines[near];
    if (one === undefined || one.group !== group || one.mark === null || one.depth !== depth) continue;
    all += 1;
    if (beginsAsking(one.text) || isTopic(drafting, one, near)) asking += 1;
  }
  drafting.around.set(group, { all, asking });
  return { all, asking };
}

/** Returns true for a line of a list below which most lines of its own ask: it is what they ask about. */
function isTopic(drafting: Drafting, { depth }: DocumentLine, at: number): boolean {
  let [all, asking] = [0, 0];
  for (const one of drafting.lines.slice(at + 1, at + 60)) {
    if (one.kind !== 'text' || one.depth <= depth) break;
    all += 1;
    if (isAsking(one.text)) asking += 1;
  }
  return asking > 0 && asking * 2 >= all;
}

/** Returns true for a numbered line that asks nothing. */
function isSpoken(drafting: Drafting, { text, depth }: DocumentLine, at: number): boolean {
  const next = drafting.lines[at + 1];
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
function isOfCurrent(drafting: Drafting, line: DocumentLine, at: number, current: Draft): boolean {
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
      (current.hintLines.length > 0 && current.hint.type === 'multiple_choice')
    )
      return true;
    // Below a sentence without a number: questions of their own, if one of them has its own lines below.
    return !hasQuestions(drafting, line, at);
  }
  const number = mark.number ?? 0;
  if (own.mark === null || own.mark.kind === 'bullet')
    return own.kind === 'heading' || !isAsking(text) || isProbe(text)
      ? !drafting.isNextNumber(number) || !isAsking(text)
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

/** Returns true if a line of a list, or one after it, has lines of its own below. */
function hasQuestions(drafting: Drafting, { group, depth }: DocumentLine, at: number): boolean {
  for (let next = at; next < drafting.lines.length && next < at + 60; next += 1) {
    const one = drafting.lines[next];
    if (one === undefined || one.kind !== 'text' || (one.group !== group && one.depth <= depth)) return false;
    if (one.depth > depth) return isAsking(drafting.lines[next - 1]?.text ?? '');
  }
  return false;
}
