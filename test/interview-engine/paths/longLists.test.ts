import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { goalsToCover } from '@guide-studio/interview-engine/internal';
import { countJourneys, explore, findingsOf } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import {
  block,
  choiceFrom,
  concept,
  conceptBlock,
  multiple,
  rankingFrom,
  screening,
  selected,
  statement,
  validGuide,
  when,
} from '../../guideParts.ts';

const kinds = ['carried', 'screening', 'named by conditions'] as const;

/** Returns a guide with one question whose options must be told apart. */
function guideWith(kind: (typeof kinds)[number], length: number): CreateStudyRequest {
  const texts = Array.from({ length }, (_, at) => `Option ${at + 1}`);
  const status = (at: number) => (kind === 'screening' ? { status: at === 0 ? 'reject' : 'neutral' } : {});
  const first = multiple(
    'Which of these?',
    texts.map((text, at) => ({ text, ...status(at) })),
    { externalId: 'first' },
  );
  const carried = choiceFrom('first', 'And which?', { multiSelect: true });
  const named = texts.map((text) => statement(`About ${text}`, when(selected('first', text))));
  const others = { carried: [carried], screening: [], 'named by conditions': named };
  const items = [statement('Thank you.'), ...others[kind]];
  const blocks = kind === 'screening' ? [screening(first), block('Main', ...items)] : [block('Main', first, ...items)];
  return CreateStudyRequest.parse({ title: 'A long list', studyGuide: blocks });
}

describe('a question with more options to tell apart than can be explored', () => {
  test.each(kinds)('leaves undecided what it decides, without work in vain (%s)', (kind) => {
    const guide = guideWith(kind, kind === 'named by conditions' ? 2000 : 6000);
    expect(validate(guide)).toEqual([]);
    const exploration = explore(guide);
    const reaches = goalsToCover(exploration).map((goal) => exploration.reachOfAll(goal));
    expect(reaches.filter((reach) => reach === 'undecided').length).toBeGreaterThan(1900);
    expect(countJourneys(exploration).isExact).toBe(false);
    findingsOf(exploration);
    for (const { exploration: component } of exploration.components)
      expect(component.logic.diagrams.stepsTaken()).toBeLessThan(100_000);
  });

  test.each(kinds)('is explored whole with fewer (%s)', (kind) => {
    const exploration = explore(guideWith(kind, 400));
    const reaches = goalsToCover(exploration).map((goal) => exploration.reachOfAll(goal));
    expect(reaches).not.toContain('undecided');
    expect(countJourneys(exploration).isExact).toBe(true);
  });
});

test('a long list carried out of many concepts has an answer, if only “undecided”, and never overflows', () => {
  const names = Array.from({ length: 60 }, (_, at) => `Brand ${at + 1}`);
  const concepts = Array.from({ length: 100 }, (_, at) => concept(`Concept ${at + 1}`));
  const guide = validGuide([
    block('Before', multiple('Which do you know?', names, { externalId: 'know' })),
    conceptBlock(
      'Concepts',
      { concepts, subsampleCount: 3 },
      choiceFrom('know', 'Which go with it?', { externalId: 'with', multiSelect: true }),
    ),
    block('After', rankingFrom('with', 'Order them')),
  ]);
  const exploration = explore(guide);
  expect(exploration.reach({ kind: 'concept', block: 1, concept: 99 })).toBe('sometimes');
  for (const goal of [
    { kind: 'item', item: 2 },
    { kind: 'option', item: 2, option: 'o1' },
  ] as const)
    expect(['sometimes', 'always', 'undecided']).toContain(exploration.reach(goal));
});
