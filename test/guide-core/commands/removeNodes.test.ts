import { validate } from '@guide-studio/guide-core';
import { locate, toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf } from './expectCommand.ts';
import { start, key, wire, texts, criteria, guideWith } from './startGuide.ts';

describe('removing', () => {
  it('what nothing refers to; the neighbour is selected', () => {
    const after = expectCommand(start, 'node.remove', { keys: [key('Which of them at work?')] });
    expect(after.selection).toEqual([key('grid')]);
    const last = expectCommand(start, 'node.remove', { keys: [key('Why not?')] });
    expect(last.selection).toEqual([key('Best and worst')]);
    const all = expectCommand(start, 'node.remove', {
      keys: start.doc.root.children.blocks?.map((block) => block.key) ?? [],
    });
    expect(toWire(all.doc)['studyGuide']).toEqual([]);
    expect(all.selection).toEqual([start.doc.root.key]);
  });

  it('the last criterion with its condition', () => {
    const criterion = locate(start.doc, key('Why not?'))?.node.children.criteria?.[0]?.key ?? '';
    const after = expectCommand(start, 'node.remove', { keys: [criterion] });
    expect(wire(after, key('Why not?'))).toEqual({ text: 'Why not?', type: 'open_ended' });
    const all = locate(start.doc, key('Which of them at work?'))?.node.children.criteria?.map((each) => each.key) ?? [];
    expect(wire(expectCommand(start, 'node.remove', { keys: all }), key('Which of them at work?'))).not.toHaveProperty(
      'conditional',
    );
  });

  it('a source is refused; the repair copies carried options, and conditions go on with the copies', () => {
    const refusal = expectRefusal(start, 'node.remove', { keys: [key('where')] }, 'breaksReferences');
    expect(refusal.breaks?.map((each) => [each.kind, each.owner])).toEqual([
      ['carryForward', key('rank')],
      ['carryForward', key('again')],
      ['question', key('Which of them at work?')],
      ['choice', key('Which of them at work?')],
      ['choice', key('Which of them at work?')],
    ]);
    const after = refusal.repaired;
    if (!after) throw new Error('No repair.');
    expect(texts(after, key('rank'), 'options')).toEqual(['At home', 'At work', 'Café', 'None of these']);
    expect(wire(after, key('rank'))).not.toHaveProperty('carryForwardFrom');
    expect(criteria(after, key('Which of them at work?'))).toMatchObject([
      { questionId: 'again', choices: ['At home', 'Café'] },
      { parameter: 'source' },
    ]);
    expect(validate(toWire(after.doc))).toEqual([]);
  });

  it('the middle of a chain of carrying: the copies are those of its source', () => {
    const state = guideWith(
      (guide) =>
        Object.assign(guide.studyGuide[1]?.items[1] ?? {}, { type: 'ranking', carryForwardFrom: 'again' }) &&
        guide.studyGuide[1]?.items.splice(1, 2, ...(guide.studyGuide[1]?.items.slice(1, 3).toReversed() ?? [])),
    );
    const refusal = expectRefusal(state, 'node.remove', { keys: [keyOf(state, 'again')] }, 'breaksReferences');
    expect(refusal.repaired && texts(refusal.repaired, keyOf(state, 'rank'), 'options')).toEqual([
      'At home',
      'At work',
      'Café',
      'None of these',
    ]);
  });

  it('nothing is refused', () => {
    expectRefusal(start, 'node.remove', { keys: [] }, 'noSuchNode');
    expectRefusal(start, 'node.remove', { keys: [start.doc.root.key] }, 'noSuchNode');
  });
});
