import type { GuideTest } from './guideTests.ts';
import { mapNames } from './mapNames.ts';
import type { NamedKind } from './names.ts';
import { byIdentity } from '../remember.ts';

/** A name in a test. */
export interface NameInTest {
  readonly kind: NamedKind;
  readonly name: string;
  /** The name of its question, for an option or row. */
  readonly question: string | null;
  /** It is in the answer to its question. */
  readonly isAnswer: boolean;
}

// By identity: tests are immutable.
/** Returns every name in a test once; those of options and rows after that of their question. */
export const namesInTest = byIdentity((test: GuideTest): readonly NameInTest[] => {
  const names: NameInTest[] = [];
  const seen = new Set<string>();
  const add = (kind: NamedKind, name: string, question: string | null, isAnswer: boolean): void => {
    const key = question === null ? `${kind} ${name}` : JSON.stringify([kind, name, question, isAnswer]);
    if (seen.has(key)) return;
    seen.add(key);
    names.push({ kind, name, question, isAnswer });
  };
  mapNames(test, {
    concept: (name) => (add('concept', name, null, false), name),
    question(question) {
      add('question', question, null, false);
      return {
        name: question,
        option: (name, isAnswer) => (add('option', name, question, isAnswer), name),
        row: (name) => (add('row', name, question, true), name),
      };
    },
  });
  return names;
});
