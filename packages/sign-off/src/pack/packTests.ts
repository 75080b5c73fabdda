import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { checksNothing, testLines } from '@guide-studio/guide-core/internal';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { packWords } from '../words/messages.ts';
import type { PackTest } from './pack.ts';

/** A guide test to list in a pack, with what came of it. */
export interface ListedTest {
  /** As in the file beside the guide. */
  readonly test: GuideTest;
  /** Null if it was not run. */
  readonly state: 'passed' | 'failed' | 'outdated' | null;
  /** What differs, or what it names that the guide does not have, in the language of the pack. */
  readonly differences: readonly string[];
}

/** Returns guide tests as stakeholders read them: whom they invent, what they expect, and what came of them. */
export function packTests(
  doc: GuideDocument,
  tests: readonly ListedTest[],
  language: MessageLanguage,
): readonly PackTest[] {
  const words = packWords[language];
  return tests.map(({ test, state, differences }) => {
    const lines = testLines(doc, placeTest(doc, test), language);
    return {
      name: test.name,
      note: test.note ?? '',
      result:
        state === null ? '' : words.tests.states[state === 'passed' && checksNothing(test) ? 'checksNothing' : state],
      differences,
      participant: [...lines.participant.map(({ text }) => text), lines.otherAnswers],
      expected: lines.expected.map(({ text }) => text),
    };
  });
}
