import { blockTitleIn } from './blockTitles.ts';
import type { Draft } from './draft.ts';
import { type Drafting, isIndented } from './drafting.ts';
import { hintLine } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { isListName, isRepeat } from './listNames.ts';
import { isExplaining, isOptionList, isScaleList, mayBeOption, reachesAnswers } from './lists.ts';
import { routeIn, verdictIn } from './routing.ts';
import { isAboutParticipants, isAsking, isCapital, isNoteTitle, isProbe, isQuestion, withoutTime } from './speech.ts';

/** Adds a line without a mark. */
export function addText(drafting: Drafting, line: DocumentLine, at: number): void {
  const { current } = drafting;
  const { text } = line;
  const next = drafting.lines[at + 1];
  if (
    isNoteTitle(text) &&
    next !== undefined &&
    next.mark !== null &&
    (current === null || line.isApart) &&
    !/^notes?:?$/iu.test(text)
  )
    return drafting.begin(line, text);
  if (isIndentedNote(drafting, line)) return drafting.leaveOut(line);
  const isListed = next !== undefined && next.mark !== null && next.kind === 'text' && next.mark.kind !== 'code';
  if (current !== null && !drafting.isNoting) {
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
      drafting.addChild(current, line);
      return;
    }
    const options = plainOptions(drafting, at, current);
    if (options > 0 || (options < 0 && current.children.at(-1)?.line.mark === null && current.children.length > 0)) {
      drafting.addChild(current, line);
      return;
    }
  }
  const isHinted = next !== undefined && next.mark === null && next.kind === 'text' && hintLine(next.text) !== null;
  let list = at + 1;
  while (list < at + 3 && drafting.lines[list]?.mark === null && routeIn(drafting.lines[list]?.text ?? '') !== null)
    list += 1;
  const isScaled = isScaleList(drafting.lines, list);
  const isOptioned = isListed && !/[.:]$/u.test(text) && isOptionList(drafting.lines, at + 1);
  const title = blockTitleIn(drafting.lines, at, current);
  const isCapitalTitle = title !== null && line.isApart && isCapital(withoutTime(title).text);
  if (
    current !== null &&
    !drafting.isNoting &&
    !isCapitalTitle &&
    explains(drafting, line, at, current, isHinted || isScaled || isOptioned)
  ) {
    current.details.push(line);
    return;
  }
  const isAsked = (isAsking(text) && !isProbe(text)) || isHinted || isScaled || isOptioned;
  if (title !== null && !isHinted && !isScaled && !(isListed && isOptionList(drafting.lines, at + 1)))
    return drafting.begin(line, title);
  const isBeforeQuestion = next?.mark === null && isAsking(next.text) && !isExplaining(next.text);
  if (
    drafting.isTyped &&
    !isHinted &&
    isQuestion(text) &&
    text.split(/\s+/u).length <= 4 &&
    (isBeforeQuestion || !reachesAnswers(drafting.lines, at + 1))
  )
    return drafting.begin(line, text);
  const isAlone = (line.isApart || drafting.isDense) && /^[^.!?？]{8,}[?？]$/u.test(text);
  if (
    drafting.isNoting &&
    !(
      isHinted ||
      isScaled ||
      isAlone ||
      (isAsking(text) && reachesAnswers(drafting.lines, at + 1)) ||
      (isListed && isAsking(text))
    )
  )
    return drafting.leaveOut(line);
  if (isAsked && !(isAsking(text) && !isHinted && isStory(text))) {
    drafting.ask(line);
    return;
  }
  if (current !== null && isProbe(text)) {
    drafting.addChild(current, line);
    return;
  }
  if (isAboutParticipants(text) && !line.isApart) return drafting.leaveOut(line);
  if (
    current !== null &&
    current.children.length === 0 &&
    !/^(?:thank|thanks|that['’]?s (?:all|it)|that is all|this concludes|this is the end|vielen dank|danke|das war)/iu.test(
      text,
    ) &&
    (current.line.kind === 'heading' || !line.isApart || line.depth > current.line.depth || isChoiceByHint(current))
  ) {
    current.details.push(line);
    return;
  }
  drafting.say(line);
}

/** Returns true for an indented text below answers, where other indented texts are named as notes. */
const isIndentedNote = ({ indentsAreNotes, current }: Drafting, line: DocumentLine): boolean =>
  indentsAreNotes &&
  current !== null &&
  current.children.length > 0 &&
  isIndented(line) &&
  line.isApart &&
  !isAsking(line.text);

/** Returns true for a question of which a line says that it has options: what follows describes them. */
const isChoiceByHint = ({ hint, hintLines }: Draft): boolean => hint.type === 'multiple_choice' && hintLines.length > 0;

/** Returns true for a text that says how the question before it is meant; its answers follow. */
function explains(
  drafting: Drafting,
  { text }: DocumentLine,
  at: number,
  current: Draft,
  isAnswered: boolean,
): boolean {
  if (current.children.length > 0 || current.hintLines.length > 0 || !isAsking(current.text)) return false;
  if (isAsking(text) && !isExplaining(text)) return false;
  if (!isAnswered) return reachesAnswers(drafting.lines, at);
  const next = drafting.lines[at + 1];
  return isExplaining(text) || (next?.mark === null && hintLine(next.text) !== null && !isAsking(text));
}

/** Returns true for a long text of several sentences that asks on its way. */
function isStory(text: string): boolean {
  return text.length > 400 && !/[?？]\s*$/u.test(text);
}

/**
 * Returns how many lines from here on are answers without a mark: short ones below a question, at least two, or one
 * that says what it decides. -1: one more may be.
 */
function plainOptions(drafting: Drafting, at: number, { line, hint, children }: Draft): number {
  if (hint.type === 'open_ended' || hint.type === 'statement') return 0;
  if (line.mark === null && line.kind === 'text' && !isAsking(line.text)) return 0;
  if (children[0] !== undefined && (children[0].line.mark ?? children.at(-1)?.line.mark) !== null) return 0;
  let run = 0;
  let decided = 0;
  for (let next = at; next < drafting.lines.length && next < at + 3; next += 1) {
    const one = drafting.lines[next];
    if (one === undefined || one.mark !== null || !mayBeOption(one) || one.depth < line.depth) break;
    if (one.isApart && run > 0 && drafting.lines[at]?.isApart !== true) break;
    if (one.isApart && run === 0 && children.length > 0 && children[0]?.line.isApart !== true) break;
    if (blockTitleIn(drafting.lines, next, null, run > 0 || children.length > 0) !== null) break;
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
