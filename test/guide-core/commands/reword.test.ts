import { toWire, undo } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { expectCommand, expectRefusal } from './expectCommand.ts';
import { start, key, criteria } from './startGuide.ts';

describe('rewording', () => {
  it('updates choices and rows that are named by text', () => {
    const option = start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[2]?.key ?? '';
    const after = expectCommand(start, 'option.reword', { key: option, text: 'In a café' });
    expect(criteria(after, key('Which of them at work?'))[1]?.['choices']).toEqual(['home', 'In a café']);
    const row = expectCommand(start, 'row.reword', { key: key('Espresso'), text: 'Ristretto' });
    expect(criteria(row, key('Machine'))[0]?.['matrixRow']).toBe('Ristretto');
  });

  it('by way of the text of another option leaves every condition unchanged, and one undo reverts it all', () => {
    const option = start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[2]?.key ?? '';
    let state = start;
    for (const text of ['At wor', 'At work', 'At works', 'At worksho', ''])
      state = expectCommand(state, 'option.reword', { key: option, text });
    expect(state.history.past).toHaveLength(1);
    expect(criteria(state, key('Which of them at work?')).map((each) => each['choices'])).toEqual([
      ['home', 'at-work'],
      ['home', 'at-wor'],
      undefined,
    ]);
    expect(toWire(undo(state).doc)).toEqual(fullGuide());
  });

  it('of a row to the text of another one is refused while a condition names one of them', () => {
    expectRefusal(start, 'row.reword', { key: key('Filter'), text: 'Espresso' }, 'rowTextTaken');
    expectRefusal(start, 'row.reword', { key: key('Espresso'), text: 'Filter' }, 'rowTextTaken');
  });
});
