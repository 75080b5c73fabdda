import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf } from './expectCommand.ts';
import { start, key, wire, criteria, guideWith } from './startGuide.ts';

describe('renaming an id', () => {
  it('rewrites conditions, carry-forwards and choices', () => {
    const after = expectCommand(start, 'externalId.rename', { key: key('where'), to: 'place' });
    expect(wire(after, key('rank'))['carryForwardFrom']).toBe('place');
    expect(wire(after, key('again'))['carryForwardFrom']).toBe('place');
    expect(criteria(after, key('Which of them at work?'))[0]?.['questionId']).toBe('place');
    const option = expectCommand(start, 'externalId.rename', { key: key('home'), to: 'house' });
    expect(criteria(option, key('Which of them at work?')).map((each) => each['choices'])).toEqual([
      ['house', 'At work'],
      ['house', 'Café'],
      undefined,
    ]);
  });

  it('is refused for an id in use; removing it only while a question is referred to', () => {
    expectRefusal(start, 'externalId.rename', { key: key('where'), to: 'home' }, 'idTaken');
    expectRefusal(start, 'externalId.rename', { key: key('where'), to: 'where' }, 'nothingToDo');
    const refusal = expectRefusal(start, 'externalId.rename', { key: key('grid'), to: '' }, 'breaksReferences');
    expect(refusal.repaired && wire(refusal.repaired, key('Machine'))).not.toHaveProperty('conditional');
    const option = expectCommand(start, 'externalId.rename', { key: key('home'), to: '' });
    expect(criteria(option, key('Which of them at work?'))[0]?.['choices']).toEqual(['At home', 'At work']);
    expectCommand(start, 'externalId.rename', { key: key('machine'), to: '' });
  });

  it('to the text of another option keeps what conditions mean', () => {
    const after = expectCommand(start, 'externalId.rename', { key: key('home'), to: 'At work' });
    expect(criteria(after, key('Which of them at work?'))[0]?.['choices']).toEqual(['At work', 'at-work']);
  });

  it('removes an empty id, which is none', () => {
    const state = guideWith((guide) => Object.assign(guide.studyGuide[1] ?? {}, { externalId: '' }));
    expect(
      wire(expectCommand(state, 'externalId.rename', { key: keyOf(state, 'Habits'), to: '' }), keyOf(state, 'Habits')),
    ).not.toHaveProperty('externalId');
  });
});
