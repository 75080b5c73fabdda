import { childrenOf, type GuideNode, type Key } from '@guide-studio/guide-core/edit';
import { type Severity, type Findings } from '../session/index.ts';

/** The findings at the answers of one question: its options, columns and rows. */
export type AnswerMarks = ReadonlyMap<Key, Severity>;

const none: AnswerMarks = new Map();
const known = new WeakMap<GuideNode, AnswerMarks>();

/**
 * Returns the same object while the findings at these answers are the same, so that a check renders only the cards that
 * changed.
 */
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

const noKeys: readonly Key[] = [];

/** Returns the selection if it contains an answer of this question; otherwise always the same empty list. */
export function chosenAnswers(item: GuideNode, selection: readonly Key[]): readonly Key[] {
  if (selection.length === 0) return noKeys;
  const isChosen = (['options', 'rows'] as const).some((slot) =>
    childrenOf(item, slot).some(({ key }) => selection.includes(key)),
  );
  return isChosen ? selection : noKeys;
}

/** Returns the worst severity found at a part itself. Parts inside it have their own marks. */
export function ownMark({ byKey }: Findings, key: Key): Severity | null {
  // The worst come first.
  return byKey.get(key)?.[0]?.severity ?? null;
}
