import { hasTrait } from '@guide-studio/guide-core';
import { fromWire, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { namedOptions } from '@guide-studio/guide-core/internal';
import { GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { answeredQuestions, type Guide } from '@guide-studio/interview-engine';
import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { runGuideTest, describeTest, testFromResponse } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { flat, open, rankingFrom, selected, validGuide, when, which } from '../../guideParts.ts';
import { sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { conduct } from '../conduct.ts';
import { variedGuide } from '../guides.ts';

const seed = 20261226;
const guides = sized(20, 60, 1000);

/** The questions of a study as its service lists them. */
function questionsOf(guide: Guide): readonly AskedQuestion[] {
  const { studyGuide } = guide;
  const index = itemIndex(fromWire(guide));
  const optionsOf = (order: number): readonly string[] => {
    const node = index.items[order]?.node;
    return node === undefined ? [] : namedOptions(node, index).map((option) => textField(option, 'text'));
  };
  const before = (block: number): number => studyGuide.slice(0, block).flatMap(({ items }) => items).length;
  return studyGuide.flatMap((block, blockAt) =>
    block.items.map((item, at) => ({
      id: `${blockAt} ${at}`,
      text: item.text,
      type: item.type,
      questionNumber: before(blockAt) + at + 1,
      concepts:
        block.type === 'concept'
          ? (block.conceptSamplingConfig?.concepts ?? []).map(({ content: { title } }, place) => ({
              id: `b${blockAt + 1}.c${place + 1}`,
              title,
            }))
          : [],
      ...(hasTrait(item.type, 'hasOptions') && item.type !== 'matrix'
        ? { options: optionsOf(before(blockAt) + at) }
        : {}),
      ...('multiSelect' in item ? { isMultiSelect: item.multiSelect === true } : {}),
      ...(item.type === 'matrix'
        ? { rows: item.rows.map(({ text }) => text), columns: item.options.map(({ text }) => text) }
        : {}),
    })),
  );
}

describe('a test from the response of a study', () => {
  test(`asks what the participant was asked (seed ${seed})`, () => {
    const random = createRandom(seed);
    let texts = 0;
    for (let at = 0; at < guides; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
      // A study lists questions by their texts, so equal ones cannot be told apart.
      const all = guide.studyGuide.flatMap(({ items }) => items);
      if (new Set(all.map(({ text }) => text)).size < all.length) continue;
      texts += 1;
      const doc = fromWire(guide);
      const { session } = conduct(guide, random, { seed: `${seed} ${at}`, urlParams: { source: 'letter' } });
      const answers = answeredQuestions(guide, session).map(({ stepId, question, fullAnswer }): ListedAnswer => {
        const [, block = '', place = '', concept] = /^b(\d+)\.i(\d+)(?:\.c(\d+))?/u.exec(stepId) ?? [];
        return {
          answerId: stepId,
          discussionGuideQuestionId: `${Number(block) - 1} ${Number(place) - 1}`,
          conceptId: concept === undefined ? null : `b${block}.c${concept}`,
          question,
          answer: fullAnswer,
        };
      });
      const urlParams = { source: 'letter', participant: 'ada@example.org' };
      const outcome = outcomeOfInterview(guide, session);
      const response = { questions: questionsOf(guide), answers, outcome: outcome === 'in_progress' ? null : outcome };
      const unnamed = testFromResponse(guide, doc, { ...response, urlParams });
      const one = GuideTest.parse({ name: 'x', ...unnamed });
      expect(JSON.stringify(one)).not.toContain('ada@example.org');
      expect([describeTest(doc, runGuideTest(guide, doc, placeTest(doc, one))), at]).toEqual([[], at]);
    }
    expect(texts).toBeGreaterThan(guides / 4);
  });

  const guide = validGuide([
    flat(
      which('drinks', ['Tea', 'Coffee'], { multiSelect: true, allowCustomOption: true }),
      open('Why?', { externalId: 'why', ...when(selected('drinks', 'Coffee')) }),
      rankingFrom('drinks', 'Which is better?', { externalId: 'rank' }),
    ),
  ]);
  const doc = fromWire(guide);
  const questions = questionsOf(guide);
  const answer = (question: number, answerText: string): ListedAnswer => ({
    answerId: `${question}`,
    discussionGuideQuestionId: `0 ${question}`,
    conceptId: null,
    question: questions[question]?.text ?? '',
    answer: answerText,
  });

  test('has no words of the participant', () => {
    const answers = [answer(0, 'Coffee, My grandmother’s lemonade'), answer(1, 'I live in Elm Street 5.')];
    const unnamed = testFromResponse(guide, doc, { questions, answers, outcome: 'complete', urlParams: {} });
    expect(unnamed).toMatchObject({
      answers: { drinks: { selected: ['Coffee'], custom: expect.any(String) as string } },
      expect: { outcome: 'complete', shown: ['drinks', 'why'] },
    });
    expect(JSON.stringify(unnamed)).not.toMatch(/grandmother|Elm Street/u);
    expect(runGuideTest(guide, doc, placeTest(doc, { name: 'x', ...unnamed })).state).toBe('passed');
  });

  test('is outdated if the guide no longer has a question, and says which', () => {
    const old = [{ ...(questions[1] as AskedQuestion), text: 'Why not?', questionNumber: 9 }];
    const unnamed = testFromResponse(guide, doc, {
      questions: old,
      answers: [answer(1, 'Because')],
      outcome: null,
      urlParams: {},
    });
    const result = runGuideTest(guide, doc, placeTest(doc, { name: 'x', ...unnamed }));
    expect(result).toMatchObject({ state: 'outdated', lost: [{ kind: 'question', name: 'Why not?', nearest: 'why' }] });
  });
});
