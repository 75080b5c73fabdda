import { type Json, advise, createAdviser, messageOf } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { disturb, renameId, reword } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { expectSentence } from '../rules/expectIssues.ts';
import { sized } from '../../size.ts';
import { selected, when } from '../../guideParts.ts';

const seeds = Array.from({ length: sized(6, 30, 30) }, (_, at) => 3000 + at);

describe('laws of advice', () => {
  test.each(seeds)('the incremental adviser equals the full one on every edit (seed %i)', (seed) => {
    const random = createRandom(seed);
    const check = createAdviser();
    let guide: Json = randomGuide(random, { blocks: 4, itemsPerBlock: 6 });
    for (let edit = 0; edit < 50; edit += 1) {
      const issues = check(guide);
      expect(issues).toEqual(advise(guide));
      for (const issue of issues) expectSentence(messageOf(issue));
      if (!isJsonObject(guide) || !Array.isArray(guide['studyGuide'])) break;
      guide = random.chance(0.5) ? reword(random, guide) : random.pick([disturb, renameId])(random, guide);
    }
  });

  test('a circle of carried questions, and a chain of thousands, come to an end', () => {
    const carried = (id: number, from: number): Json => ({
      externalId: `q${id}`,
      text: 'x',
      type: 'multiple_choice',
      multiSelect: true,
      carryForwardFrom: `q${from}`,
    });
    const asking = (id: string): Json => ({
      text: 'x',
      type: 'open_ended',
      ...when(selected(id, 'a')),
    });
    const circle = [carried(1, 2), carried(2, 1), asking('q1')];
    expect(advise({ studyGuide: [{ items: circle }] })).toEqual([]);
    const source = {
      externalId: 'q0',
      text: 'x',
      type: 'multiple_choice',
      multiSelect: true,
      options: [{ text: 'b' }],
    };
    const chain = Array.from({ length: 5000 }, (_, at) => carried(at + 1, at));
    const found = advise({ studyGuide: [{ items: [source, ...chain, asking('q5000')] }] });
    expect(found.map(({ code }) => code)).toEqual(['unknownChoice']);
  });
});
