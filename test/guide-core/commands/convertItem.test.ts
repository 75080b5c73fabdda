import { itemTypes, type JsonObject, validate } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';
import { start, key, wire, texts, criteria } from './startGuide.ts';
import { link, when } from '../../guideParts.ts';

describe('converting', () => {
  const pairs = itemTypes.flatMap((from) => itemTypes.filter((to) => to !== from).map((to) => [from, to] as const));
  const own: Record<string, JsonObject> = {
    open_ended: { followUp: 'light', preferredInput: 'text' },
    multiple_choice: {
      options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }, { text: 'Three', exclusiveOption: true }],
      multiSelect: true,
      minSelect: 1,
      maxSelect: 2,
      randomizeOptionOrder: true,
    },
    ranking: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }], randomizeOptionOrder: true },
    matrix: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }], rows: [{ text: 'Row' }] },
    max_diff: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }, { text: 'Three' }], metric: 'best' },
    statement: { continueButtonText: 'Go' },
  };
  const common = {
    externalId: 'it',
    text: 'What?',
    ...when(link('p', 'v')),
    media: [{ name: 'm', url: 'https://example.org', type: 'image' }],
    embed: { url: 'https://example.org' },
  };

  it.each(pairs)('%s to %s keeps what both have, and lacks nothing but what is still to be written', (from, to) => {
    const item = { ...common, type: from, ...own[from] };
    const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'b', items: [item] }] });
    expect(validate(toWire(state.doc))).toEqual([]);
    const after = expectCommand(state, 'item.convert', { key: keyOf(state, 'it'), type: to });
    const wrong = validate(toWire(after.doc)).filter(
      ({ code, path }) => code !== 'too_small' || path.at(-1) !== 'text',
    );
    expect(wrong).toEqual([]);
    const result = wire(after, keyOf(state, 'it'));
    expect(result).toMatchObject({ ...common, type: to });
    for (const property of Object.keys(own[from] ?? {}).filter((name) => name in (own[to] ?? {}))) {
      expect(JSON.stringify(result[property])).toContain(
        property === 'options' ? '"o1"' : JSON.stringify(own[from]?.[property]),
      );
    }
  });

  it('keeps properties that no type has', () => {
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [{ text: 'q', type: 'statement', note: 1 }] }],
    });
    const after = expectCommand(state, 'item.convert', { key: keyOf(state, 'q'), type: 'ranking' });
    expect(wire(after, keyOf(state, 'q'))['note']).toBe(1);
  });

  it('a source away from its type is refused, with what depends on it in the repair', () => {
    const refusal = expectRefusal(start, 'item.convert', { key: key('where'), type: 'ranking' }, 'breaksReferences');
    expect(refusal.breaks?.map((each) => each.problem)).toContain('wrongType');
    expect(refusal.repaired && validate(toWire(refusal.repaired.doc))).toEqual([]);
    expectRefusal(start, 'item.convert', { key: key('drinks'), type: 'open_ended' }, 'breaksReferences');
    expectRefusal(start, 'item.convert', { key: key('where'), type: 'multiple_choice' }, 'sameType');
  });

  it('a matrix to multiple choice is refused while a condition asks about one of its rows', () => {
    const refusal = expectRefusal(
      start,
      'item.convert',
      { key: key('grid'), type: 'multiple_choice' },
      'breaksReferences',
    );
    expect(refusal.breaks).toMatchObject([{ kind: 'matrixRow', owner: key('Machine'), value: 'Espresso' }]);
    expect(refusal.repaired && wire(refusal.repaired, key('Machine'))).not.toHaveProperty('conditional');
  });

  it('a question that carries options: they stay carried where they can be, and become its own where not', () => {
    const ranking = expectRefusal(start, 'item.convert', { key: key('again'), type: 'ranking' }, 'breaksReferences');
    expect(ranking.repaired && wire(ranking.repaired, key('again'))).toMatchObject({ carryForwardFrom: 'where' });
    const matrix = { key: key('again'), type: 'matrix' } as const;
    expectRefusal(start, 'item.convert', matrix, 'breaksReferences');
    const after = expectCommand(start, 'item.convert', { ...matrix, keep: true });
    expect(validate(toWire(after.doc)).map(({ path }) => path.slice(-3, -2))).toEqual([['rows'], ['rows']]);
    expect(texts(after, key('again'), 'options')).toEqual(['At home', 'At work', 'Café', 'None of these']);
    expect(criteria(after, key('Which of them at work?'))[1]?.['choices']).toEqual(['At home', 'Café']);
  });
});
