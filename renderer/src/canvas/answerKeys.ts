import { childrenOf, type GuideNode, locate, objectFields, type Slot, textField } from '@guide-studio/guide-core/edit';
import { isUnwritten } from '@guide-studio/guide-core/internal';
import type { KeyboardEvent } from 'react';
import { dispatch, readGuide, select } from '../session/index.ts';
import { leaveField } from '../browser/leaveField.ts';
import { addNextQuestion } from '../inserter/index.ts';
import { focusInline } from '../fields/focusInline.ts';

/** The answer lists of a question: its options (or columns), and the rows of a matrix. */
export type AnswerSlot = Extract<Slot, 'options' | 'rows'>;

/** One answer and its place. */
export interface AnswerPlace {
  readonly item: GuideNode;
  readonly slot: AnswerSlot;
  readonly index: number;
}

/** Fewest answers of a choice question; Enter does not remove empty ones below this. */
const fewestAnswers = 2;

/**
 * Handles the keys in an answer. Enter goes to the next answer, or leaves the list from an empty last one; Backspace
 * removes an empty one; Ctrl+Enter goes on to the next question, and drops the answer if nothing is written in it.
 */
export function answerKeys(event: KeyboardEvent<HTMLTextAreaElement>, place: AnswerPlace): void {
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) goToNextQuestion(place);
    else goOn(place, event.currentTarget);
  } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
    event.preventDefault();
    removeAnswer(place);
  }
}

function goToNextQuestion({ item, slot, index }: AnswerPlace): void {
  const list = childrenOf(item, slot);
  const own = list[index];
  // The empty answer that Enter has begun; without any other, it is still to be written.
  const isLeftOver = own !== undefined && isUnwritten(own) && !list.every(isUnwritten);
  if (isLeftOver) dispatch('node.remove', { keys: [own.key] });
  addNextQuestion(item.key);
}

/**
 * Goes to the next answer if it is empty; otherwise adds one after this one. In an empty answer at the end it leaves
 * the list, and removes that answer if enough are left.
 */
function goOn({ item, slot, index }: AnswerPlace, area: HTMLElement): void {
  const list = childrenOf(item, slot);
  const [own, next] = [list[index], list[index + 1]];
  const isEmpty = own !== undefined && isUnwritten(own);
  if (next && (isEmpty || isUnwritten(next))) focusInline(next.key);
  else if (!isEmpty) addAnswer(item, slot, index + 1, '');
  else {
    leaveField(area);
    if (list.length > fewestAnswers) dispatch('node.remove', { keys: [own.key] });
  }
}

function removeAnswer({ item, slot, index }: AnswerPlace): void {
  const list = childrenOf(item, slot);
  const [own, before] = [list[index], list[index - 1]];
  if (!own || !dispatch('node.remove', { keys: [own.key] })) return;
  focusInline(before?.key ?? item.key, 'text', 'end');
}

/** Adds an answer with the caret in it. It goes before an exclusive option at the end, never after it. */
export function addAnswer(item: GuideNode, slot: AnswerSlot, index: number, text?: string): void {
  const list = childrenOf(item, slot);
  const last = list.at(-1);
  const behindExclusive = last !== undefined && objectFields(last)['exclusiveOption'] === true && index > 0;
  const at = behindExclusive && index >= list.length ? {} : { index };
  const args = { item: item.key, ...at, ...(text === undefined ? {} : { text }) };
  if (!(slot === 'options' ? dispatch('option.add', args) : dispatch('row.add', args))) return;
  const [added] = readGuide().editor.selection;
  if (added !== undefined) focusInline(added);
}

/**
 * Goes from the text of a question to its first answer, and adds one if there is none. Returns false if it has no
 * answers.
 */
export function goToAnswers(key: string): boolean {
  const item = locate(readGuide().editor.doc, key)?.node;
  if (!item || textField(item, 'carryForwardFrom') !== '') return false;
  if (item.children.options === undefined) return false;
  const first = childrenOf(item, 'rows')[0] ?? childrenOf(item, 'options')[0];
  if (first) {
    // The start of a long list may not be mounted; the selection is.
    select([first.key]);
    focusInline(first.key);
  } else addAnswer(item, 'options', 0, '');
  return true;
}
