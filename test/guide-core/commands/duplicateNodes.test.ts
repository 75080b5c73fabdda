import { type JsonObject, validate } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, keyOf } from './expectCommand.ts';
import { start, key, wire, criteria, guideWith } from './startGuide.ts';

describe('duplicating', () => {
  it('a block: its references follow the copy, later blocks keep naming the original', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('Habits')] });
    expect(validate(toWire(after.doc))).toEqual([]);
    const copy = (toWire(after.doc)['studyGuide'] as { items: JsonObject[] }[])[2];
    expect(copy?.items.map((item) => item['externalId'])).toEqual([
      'where-2',
      'rank-2',
      'again-2',
      undefined,
      'grid-2',
    ]);
    expect(copy?.items[3]?.['conditional']).toMatchObject({
      criteria: [
        { questionId: 'where-2', choices: ['home-2', 'At work'] },
        { questionId: 'again-2', choices: ['home-2', 'Café'] },
        { parameter: 'source' },
      ],
    });
    expect(criteria(after, key('Machine'))[0]?.['questionId']).toBe('grid');
  });

  it('several nodes: references between them follow the copies', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('rank'), key('where')] });
    const items = wire(after, key('Habits'))['items'] as JsonObject[];
    expect(items.map((item) => [item['externalId'], item['carryForwardFrom']])).toEqual([
      ['where', undefined],
      ['where-2', undefined],
      ['rank', 'where'],
      ['rank-2', 'where-2'],
      ['again', 'where'],
      [undefined, undefined],
      ['grid', undefined],
    ]);
    expect(after.selection).toHaveLength(2);
  });

  it('a single option, and an option whose text is an id elsewhere', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('home')] });
    expect((wire(after, key('where'))['options'] as JsonObject[])[1]).toEqual({
      externalId: 'home-2',
      text: 'At home',
    });
    const confusing = guideWith((guide) => {
      Object.assign(guide.studyGuide[0] ?? {}, { externalId: 'Yes' });
      Object.assign(guide.studyGuide[2]?.items[2] ?? {}, { externalId: 'At work' });
    });
    expectCommand(confusing, 'node.duplicate', { keys: [keyOf(confusing, 'Habits'), keyOf(confusing, 'Machines')] });
  });

  it('never gives the copy an id that a condition uses for another part', () => {
    const state = guideWith((guide) => {
      const [where] = guide.studyGuide[1]?.items ?? [];
      Object.assign(where ?? {}, {
        options: [{ externalId: 'home', text: 'At home' }, { text: 'At work' }, { text: 'home-2' }, { text: 'Café' }],
      });
      const criteria = (guide.studyGuide[1]?.items[3] as { conditional: { criteria: JsonObject[] } }).conditional
        .criteria;
      criteria[0] = { ...criteria[0], choices: ['home', 'home-2'] };
    });
    const after = expectCommand(state, 'node.duplicate', { keys: [keyOf(state, 'home')] });
    expect((wire(after, keyOf(state, 'where'))['options'] as JsonObject[])[1]?.['externalId']).toBe('home-3');
  });
});
