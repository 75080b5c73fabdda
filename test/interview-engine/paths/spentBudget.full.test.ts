import { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { leftOpen } from '@guide-studio/interview-engine/internal';
import { countJourneys, explore, journeysOf, pathsDescriber } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { block, multiple, open } from '../../guideParts.ts';
import { numbersFrom } from '../../size.ts';
import { listed } from './listed.ts';

/** Forty questions with several answers, and sixty whose conditions name eight of them each. */
function entangled(): CreateStudyRequest {
  const below = numbersFrom(1);
  const options = Array.from({ length: 12 }, (_, at) => ({ text: `Option ${at}` }));
  const sources = Array.from({ length: 40 }, (_, at) =>
    multiple(`Multi ${at}?`, options, { externalId: `m${at}`, minSelect: 1, maxSelect: 5 }),
  );
  const others = Array.from({ length: 60 }, (_, at) => {
    const first = below(40);
    const criteria = Array.from({ length: 8 }, (__, step) => ({
      type: 'selectedTemplateOptions',
      questionId: `m${(first + 7 * step) % 40}`,
      matchingCriteria: below(2) === 0 ? 'mustSelect' : 'mustNotSelect',
      choices: [`Option ${below(6)}`, `Option ${6 + below(6)}`],
    }));
    return open(`Open ${at}`, { conditional: { operator: below(2) === 0 ? 'and' : 'or', criteria } });
  });
  return CreateStudyRequest.parse({
    title: 'Entangled',
    studyGuide: [block('All', ...sources, ...others)],
  });
}

test('where the analysis limit is reached, journeys are counted from below and listed as far as they are found, and what is open is named', () => {
  const guide = entangled();
  const exploration = explore(guide);
  const { count, isExact } = countJourneys(exploration);
  expect(isExact).toBe(false);
  expect(count).toBeGreaterThan(60n);
  const { group, isWhole } = journeysOf(exploration, { most: 5 });
  expect(new Set(listed(group)).size).toBe(5);
  expect(isWhole).toBe(false);
  const open = leftOpen(exploration);
  expect(open?.journeys).toBe(true);
  expect(
    pathsDescriber(fromWire(guide)).leftOpen({ journeys: true, items: [...Array(14).keys()], owners: [] }),
  ).toEqual({
    heading: 'The analysis limit was reached, so this is not known:',
    lines: ['the exact number of journeys', expect.stringMatching(/^who is shown Q1, Q2, .*Q12 and 2 more$/u)],
  });
});
