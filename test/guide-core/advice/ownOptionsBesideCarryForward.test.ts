import { describe, test } from 'vitest';
import { choice, flat, guideOf } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('ownOptionsBesideCarryForward', () => {
  test('own options that are never shown', () => {
    const source = choice({ externalId: 'q', multiSelect: true });
    expectAdvice(guideOf(flat(source, choice({ carryForwardFrom: 'q' }))), [
      {
        code: 'ownOptionsBesideCarryForward',
        path: ['studyGuide', 0, 'items', 1, 'options'],
        params: { source: 'q' },
      },
    ]);
  });
});
