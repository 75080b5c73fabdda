import type { JsonObject } from '@guide-studio/guide-core';
import { refusalMessageOf } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { block, choice, selected, when } from '../../guideParts.ts';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';

/** A guide with a chain of questions, each depending on the one before, and one more question. */
function chainOf(length: number): JsonObject {
  const question = (at: number): JsonObject =>
    choice('Which?', ['a'], { externalId: `q${at}`, ...(at === 0 ? {} : when(selected(`q${at - 1}`, 'a'))) });
  const items = [...Array.from({ length }, (_, at) => question(at)), { text: 'Why?', type: 'open_ended' }];
  return { title: 'T', studyGuide: [block('B', ...items)] };
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
