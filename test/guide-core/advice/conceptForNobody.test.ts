import { describe, test } from 'vitest';
import { asks, choice, concept, conceptBlock, flat, guideOf, open, screening } from '../rules/expectIssues.ts';
import { screener, criteria, gate } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('conceptForNobody', () => {
  const closed = choice({ externalId: 'closed', ...asks('s', { choices: ['out'] }) });
  const rejected = {
    code: 'needsRejectedOption',
    path: [...criteria(1, 0), 0],
    params: { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out', isForNobody: true },
  } as const;
  const forNobody = (at: number) =>
    ({
      code: 'conceptForNobody',
      path: [...gate(2, at), 0, 'questionId'],
      params: { questionId: 'closed' },
    }) as const;
  test('every concept that depends on a question that is never shown', () => {
    const concepts = [concept(asks('closed')), concept(), concept(asks('closed'))];
    const asked = choice({ externalId: 'q' });
    expectAdvice(guideOf(screening(screener()), flat(closed), conceptBlock(concepts, asked), flat(open(asks('q')))), [
      rejected,
      forNobody(0),
      forNobody(2),
    ]);
  });
  test('if no concept is left, its questions are never shown', () => {
    const inside = choice({ externalId: 'q' });
    const block = conceptBlock([concept(asks('closed'))], inside, open(asks('q')));
    expectAdvice(guideOf(screening(screener()), flat(closed), block, flat(open(asks('q')))), [
      rejected,
      forNobody(0),
      {
        code: 'neverShown',
        path: [...criteria(2, 1), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'q', others: 1 },
      },
    ]);
  });
});
