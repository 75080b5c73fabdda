import { type JsonObject, refusalMessageOf } from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';

/** A guide with a chain of questions, each depending on the one before, and one more question. */
function chainOf(length: number): JsonObject {
  const question = (at: number): JsonObject => ({
    externalId: `q${at}`,
    text: 'Which?',
    type: 'multiple_choice',
    options: [{ text: 'a' }],
    ...(at === 0 ? {} : { conditional: { operator: 'and', criteria: [asks(at - 1)] } }),
  });
  const asks = (at: number): JsonObject => ({
    type: 'selectedTemplateOptions',
    questionId: `q${at}`,
    matchingCriteria: 'mustSelect',
    choices: ['a'],
  });
  const items = [...Array.from({ length }, (_, at) => question(at)), { text: 'Why?', type: 'open_ended' }];
  return { title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] };
}

describe('moving along', () => {
  const toEnd = (length: number) => {
    const state = open(chainOf(length));
    return [state, { keys: [keyOf(state, 'q0')], parent: keyOf(state, 'B'), index: length + 1 }] as const;
  };

  it('moves a chain of questions that depend on each other', () => {
    const [state, args] = toEnd(5);
    expect(expectCommand(state, 'node.moveAlong', args).selection).toHaveLength(5);
  });

  it('refuses a chain that is too long, and says so', () => {
    const [state, args] = toEnd(20);
    const refusal = expectRefusal(state, 'node.moveAlong', args, 'chainTooLong');
    expect(refusalMessageOf(refusal)).toContain('depend on each other');
    expect(refusal.repaired).toBeNull();
  });
});
