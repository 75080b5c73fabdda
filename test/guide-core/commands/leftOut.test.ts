import { itemTypes, type Json, type JsonObject } from '@guide-studio/guide-core';
import {
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  itemIndex,
  locate,
  nodeToWire,
  objectFields,
  run,
  textField,
  type Transaction,
  walk,
} from '@guide-studio/guide-core/edit';
import { getIn, leftOut } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { randomGuide } from '../../generate/guide.ts';
import { block, choice, open } from '../../guideParts.ts';
import { fullGuide } from '../doc/guides.ts';
import { sized } from '../../size.ts';

function done(state: EditorState, result: ReturnType<typeof run>): { after: EditorState; transaction: Transaction } {
  const transaction = result.kind === 'transaction' ? result : result.repair;
  if (!transaction) throw new Error('It runs.');
  return { after: commit(state, transaction, 0), transaction };
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === false || value === '' || JSON.stringify(value) === '[]';

/** Returns what a question has lost, except its type, its condition and its answers. */
function goneProperties(before: JsonObject, after: JsonObject): readonly string[] {
  const own = ['type', 'conditional', 'options', 'rows'];
  return Object.keys(before).filter(
    (name) => !own.includes(name) && !isEmpty(before[name]) && after[name] === undefined,
  );
}

test('a conversion reports all that it removes and nothing else, for every question and type, seeds from 1', () => {
  for (let seed = 1; seed <= sized(10, 40, 40); seed += 1) {
    const state = createEditorState(randomGuide(createRandom(seed), { blocks: 2, itemsPerBlock: 3 }));
    for (const { node } of itemIndex(state.doc).items) {
      for (const type of itemTypes) {
        if (textField(node, 'type') === type) continue;
        const { after, transaction } = done(state, run(state, 'item.convert', { key: node.key, type }));
        const now = itemIndex(after.doc).items.find(({ node: { key } }) => key === node.key)?.node;
        if (!now) throw new Error('The question stays.');
        const { parts, settings } = leftOut(transaction);
        for (const slot of ['options', 'rows'] as const) {
          const kept = new Set(childrenOf(now, slot).map(({ key }) => key));
          const gone = childrenOf(node, slot).filter(({ key }) => !kept.has(key));
          expect(
            parts
              .filter((part) => gone.some(({ key }) => key === part.key))
              .map(({ key }) => key)
              .sort(),
          ).toEqual(gone.map(({ key }) => key).sort());
        }
        const [before, wire] = [nodeToWire(node) as JsonObject, nodeToWire(now) as JsonObject];
        expect(settings.map(({ property }) => property)).toEqual(
          expect.arrayContaining([...goneProperties(before, wire)]),
        );
        const lost = walk(state.doc.root).flatMap((was) => {
          const is = locate(after.doc, was.key)?.node;
          const has: JsonObject = is ? objectFields(is) : objectFields(was);
          return Object.entries(objectFields(was)).flatMap(([name, value]) =>
            has[name] === undefined || (name === 'choices' && JSON.stringify(value) !== JSON.stringify(has[name]))
              ? [name]
              : [],
          );
        });
        expect(parts.filter(({ key }) => locate(after.doc, key))).toEqual([]);
        expect(settings.filter(({ property }) => !lost.includes(property))).toEqual([]);
        if (parts.length + settings.length > 0) continue;
        for (const [name, value] of Object.entries(before)) {
          if (name !== 'type' && !isEmpty(value)) expect(wire[name], `seed ${seed}, ${type}, ${name}`).toEqual(value);
        }
      }
    }
  }
});

describe('other acts', () => {
  const start = createEditorState(fullGuide());
  const blocks = childrenOf(start.doc.root, 'blocks');

  test('a converted concept block reports its concepts, with how many each participant sees', () => {
    const block = blocks.find((each) => textField(each, 'type') === 'concept');
    if (!block) throw new Error('There is one.');
    const { transaction } = done(start, run(start, 'field.set', { key: block.key, path: ['type'], value: 'flat' }));
    const { parts, settings } = leftOut(transaction);
    expect(parts.filter(({ kind }) => kind === 'concept')).toHaveLength(childrenOf(block, 'concepts').length);
    const sampled = getIn(objectFields(block), ['conceptSamplingConfig', 'subsampleCount']);
    expect(settings.some(({ property }) => property === 'subsampleCount')).toBe(typeof sampled === 'number');
  });

  test('blank options and an empty question are nothing that was written', () => {
    const empty = createEditorState({
      title: 'T',
      studyGuide: [block('B', open(''))],
    });
    const key = itemIndex(empty.doc).items[0]?.node.key ?? '';
    const choice = done(empty, run(empty, 'item.convert', { key, type: 'multiple_choice' })).after;
    const back = done(choice, run(choice, 'item.convert', { key, type: 'open_ended' }));
    expect(leftOut(back.transaction)).toEqual({ parts: [], settings: [] });
  });

  test('deleting or clearing is intended and not reported', () => {
    const key = itemIndex(start.doc).items.at(-1)?.node.key ?? '';
    expect(leftOut(done(start, run(start, 'node.remove', { keys: [key] })).transaction).parts).toEqual([]);
    expect(leftOut(done(start, run(start, 'field.set', { key, path: ['text'] })).transaction).settings).toEqual([]);
  });

  test('a screener question elsewhere: what its answers decided is told', () => {
    const flat = blocks.find((each) => textField(each, 'type') === 'flat');
    const wires: JsonObject[] = [choice('Do you?', { Yes: 'approve', Perhaps: 'neutral', No: 'reject' })];
    const args = { parent: flat?.key ?? '', kind: 'item', wires, how: 'paste' } as const;
    const { settings } = leftOut(done(start, run(start, 'node.insert', args)).transaction);
    expect(settings.map(({ value }) => value)).toEqual(['approve', 'reject']);
  });
});
