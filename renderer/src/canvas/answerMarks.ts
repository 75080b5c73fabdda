import { childrenOf, type GuideNode, type Key } from '@guide-studio/guide-core';
import type { Severity } from '../session/marks.ts';

/** What is found at the answers of one question: its options, columns and rows. */
export type AnswerMarks = ReadonlyMap<Key, Severity>;

const none: AnswerMarks = new Map();
const known = new WeakMap<GuideNode, AnswerMarks>();

/** The same object while nothing else is found at these answers, so that a check renders only the cards it changes. */
export function answerMarks(item: GuideNode, marks: AnswerMarks): AnswerMarks {
  if (!marks.has(item.key)) return none;
  const found = new Map<Key, Severity>();
  for (const slot of ['options', 'rows'] as const) {
    for (const { key } of childrenOf(item, slot)) {
      const severity = marks.get(key);
      if (severity) found.set(key, severity);
    }
  }
  const last = known.get(item);
  if (found.size === 0) return none;
  if (last?.size === found.size && [...found].every(([key, severity]) => last.get(key) === severity)) return last;
  known.set(item, found);
  return found;
}

const nobody: readonly Key[] = [];

/** The selection where an answer of this question is in it; otherwise always the same empty list. */
export function chosenAnswers(item: GuideNode, selection: readonly Key[]): readonly Key[] {
  if (selection.length === 0) return nobody;
  const isChosen = (['options', 'rows'] as const).some((slot) =>
    childrenOf(item, slot).some(({ key }) => selection.includes(key)),
  );
  return isChosen ? selection : nobody;
}
