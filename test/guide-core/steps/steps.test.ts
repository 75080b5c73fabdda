import {
  applyStep,
  fromWire,
  type GuideDocument,
  type GuideNode,
  invertStep,
  type Key,
  type Step,
  type StepResult,
  toWire,
  walk,
} from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { chanceOf } from '../doc/random.ts';
import { sized } from '../../size.ts';

const doc = fromWire(fullGuide());

function find(test: (node: GuideNode) => boolean, within: GuideDocument = doc): GuideNode {
  for (const node of walk(within.root)) if (test(node)) return node;
  throw new Error('The guide of this test has no such node.');
}
const keyOf = (id: string): Key => find((node) => (node.fields as { externalId?: string }).externalId === id).key;
const where = keyOf('where');
const habits = keyOf('habits');

/**
 * Checks the laws of every step: it applies, its inverse restores, both survive JSON, and nothing is changed in place.
 */
function expectStep(before: GuideDocument, step: Step): GuideDocument {
  const start = JSON.stringify(toWire(before));
  const after = applied(applyStep(before, step));
  const copy = JSON.parse(JSON.stringify(step)) as Step;
  expect(toWire(applied(applyStep(before, copy)))).toEqual(toWire(after));
  const back = applied(applyStep(after, invertStep(step)));
  expect(toWire(back)).toEqual(toWire(before));
  expect([...walk(back.root)].map((node) => node.key)).toEqual([...walk(before.root)].map((node) => node.key));
  expect(toWire(applied(applyStep(after, invertStep(copy))))).toEqual(toWire(before));
  expect(toWire(applied(applyStep(back, invertStep(invertStep(step)))))).toEqual(toWire(after));
  expect(JSON.stringify(toWire(before))).toBe(start);
  return after;
}

function applied(result: StepResult): GuideDocument {
  if (!result.ok) throw new Error(`The step does not fit: ${result.reason}`);
  return result.doc;
}

/** A new option with a key that no document of these tests has. */
const option: GuideNode = { key: 'n5000', kind: 'option', fields: { text: 'At the bar' }, children: {} };
const text = (key: Key, from: string, to: string): Step => ({ type: 'setField', key, path: ['text'], from, to });

describe('a step that fits', () => {
  const last = find((node) => node.kind === 'block' && (node.fields as { title: string }).title === 'Machines');
  const criterion = find((node) => node.kind === 'criterion');
  it.each<readonly [string, Step]>([
    ['inserts a node first', { type: 'insertNode', node: option, place: { parent: where, slot: 'options', index: 0 } }],
    ['inserts a node last', { type: 'insertNode', node: option, place: { parent: where, slot: 'options', index: 4 } }],
    [
      'removes a node with everything in it',
      {
        type: 'removeNode',
        node: find((node) => node.key === where),
        place: { parent: habits, slot: 'items', index: 0 },
      },
    ],
    [
      'moves a node down its list',
      {
        type: 'moveNode',
        key: where,
        from: { parent: habits, slot: 'items', index: 0 },
        to: { parent: habits, slot: 'items', index: 4 },
      },
    ],
    [
      'moves a node to another list',
      {
        type: 'moveNode',
        key: where,
        from: { parent: habits, slot: 'items', index: 0 },
        to: { parent: last.key, slot: 'items', index: 3 },
      },
    ],
    ['sets a property', text(where, 'Where?', 'Where do you drink it?')],
    ['adds a property', { type: 'setField', key: where, path: ['randomizeOptionOrder'], to: true }],
    ['removes a property', { type: 'setField', key: where, path: ['multiSelect'], from: true }],
    ['sets the null of a property', { type: 'setField', key: where, path: ['multiSelect'], from: true, to: null }],
    [
      'sets a nested property of the study',
      { type: 'setField', key: doc.root.key, path: ['config', 'interviewMode'], from: 'text', to: 'video' },
    ],
    [
      'changes an element of a list',
      { type: 'setField', key: criterion.key, path: ['choices', 1], from: 'At work', to: 'Café' },
    ],
    ['adds an element to a list', { type: 'setField', key: criterion.key, path: ['choices', 2], to: 'Café' }],
    [
      'removes the last element of a list',
      { type: 'setField', key: criterion.key, path: ['choices', 1], from: 'At work' },
    ],
    [
      'replaces all fields',
      { type: 'setField', key: option.key, path: [], from: option.fields, to: { text: 'x', y: 1 } },
    ],
    ['opens a child list', { type: 'setField', key: where, path: ['rows'], to: [] }],
    [
      'opens a nested child list',
      { type: 'setField', key: where, path: ['conditional'], to: { operator: 'or', criteria: [] } },
    ],
    [
      'makes an own property of any name',
      { type: 'setField', key: where, path: ['__proto__'], to: { polluted: true } },
    ],
  ])('%s', (_, step) => {
    const start = applied(
      applyStep(doc, {
        type: 'insertNode',
        node: { ...option, key: 'n4000' },
        place: { parent: where, slot: 'options', index: 0 },
      }),
    );
    if (step.type === 'setField' && step.key === option.key) expectStep(start, { ...step, key: 'n4000' });
    else expectStep(doc, step);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('numbers later nodes above the keys it brought', () => {
    const after = expectStep(doc, {
      type: 'insertNode',
      node: option,
      place: { parent: where, slot: 'options', index: 0 },
    });
    expect(after.nextKey).toBe(5001);
  });

  it('restores the document from any chain of steps undone in reverse order', () => {
    for (let seed = 1; seed <= sized(20, 60, 60); seed++) {
      const chance = chanceOf(seed);
      let now = doc;
      const done: Step[] = [];
      for (let n = 0; n < 25 && [...walk(now.root)].length > 10; n++) {
        const step = randomStep(now, chance);
        const result = applyStep(now, step);
        if (!result.ok) continue;
        now = expectStep(now, step);
        done.push(step);
      }
      for (const step of done.toReversed()) now = applied(applyStep(now, invertStep(step)));
      expect(toWire(now), `seed ${seed}`).toEqual(toWire(doc));
    }
  });
});

function randomStep(now: GuideDocument, chance: ReturnType<typeof chanceOf>): Step {
  const nodes = [...walk(now.root)];
  const node = chance.pick(nodes);
  const placed = nodes.flatMap((parent) =>
    Object.entries(parent.children).flatMap(([slot, list]) =>
      list.map((child, index) => ({ child, place: { parent: parent.key, slot: slot as 'items', index } })),
    ),
  );
  const from = chance.pick(placed);
  switch (chance.below(4)) {
    case 0:
      return {
        type: 'insertNode',
        node: { ...option, key: `n${now.nextKey}` },
        place: { parent: node.key, slot: 'options', index: chance.below(4) },
      };
    case 1:
      return { type: 'removeNode', node: from.child, place: from.place };
    case 2:
      return {
        type: 'moveNode',
        key: from.child.key,
        from: from.place,
        to: { ...chance.pick(placed).place, index: chance.below(5) },
      };
    default: {
      const path = [chance.pick(['text', 'title', 'options', 'x'])];
      const value = (node.fields as unknown as Record<string, undefined>)[String(path[0])];
      const to = chance.pick([undefined, 'new', 5, []]);
      return {
        type: 'setField',
        key: node.key,
        path,
        ...(value === undefined ? {} : { from: value }),
        ...(to === undefined ? {} : { to }),
      };
    }
  }
}

describe('a step that does not fit', () => {
  const node = find((each) => each.key === where);
  const at = { parent: habits, slot: 'items', index: 0 } as const;
  it.each<readonly [string, Step, string]>([
    [
      'inserts at a negative place',
      { type: 'insertNode', node: option, place: { parent: where, slot: 'options', index: -1 } },
      'noSuchPlace',
    ],
    [
      'inserts between two places',
      { type: 'insertNode', node: option, place: { parent: where, slot: 'options', index: 0.5 } },
      'noSuchPlace',
    ],
    [
      'inserts behind the end',
      { type: 'insertNode', node: option, place: { parent: where, slot: 'options', index: 5 } },
      'noSuchPlace',
    ],
    [
      'inserts into a list that is not there',
      { type: 'insertNode', node: { ...option, kind: 'row' }, place: { parent: where, slot: 'rows', index: 0 } },
      'noSuchPlace',
    ],
    ['inserts a node of another kind', { type: 'insertNode', node: option, place: at }, 'noSuchPlace'],
    [
      'inserts under an unknown parent',
      { type: 'insertNode', node: option, place: { parent: 'n9999', slot: 'options', index: 0 } },
      'noSuchPlace',
    ],
    ['inserts a key that is there already', { type: 'insertNode', node, place: at }, 'keyTaken'],
    ['removes what is elsewhere', { type: 'removeNode', node, place: { ...at, index: 1 } }, 'noSuchNode'],
    ['moves what is not there', { type: 'moveNode', key: 'n9999', from: at, to: at }, 'noSuchNode'],
    [
      'moves from a place where it is not',
      { type: 'moveNode', key: where, from: { ...at, index: 2 }, to: at },
      'noSuchNode',
    ],
    [
      'moves a node into itself',
      {
        type: 'moveNode',
        key: habits,
        from: { parent: doc.root.key, slot: 'blocks', index: 1 },
        to: { parent: where, slot: 'options', index: 0 },
      },
      'intoItself',
    ],
    [
      'moves into a list of another kind',
      { type: 'moveNode', key: where, from: at, to: { parent: doc.root.key, slot: 'blocks', index: 0 } },
      'noSuchPlace',
    ],
    ['sets a property of nothing', text('n9999', 'a', 'b'), 'noSuchNode'],
    ['sets a property that has another value by now', text(where, 'What?', 'b'), 'otherValue'],
    [
      'sets below what is not there',
      { type: 'setField', key: where, path: ['embed', 'url'], to: 'https://example.org' },
      'noSuchPath',
    ],
    ['sets below a text', { type: 'setField', key: where, path: ['text', 'x'], to: 1 }, 'noSuchPath'],
    [
      'removes from the middle of a list',
      { type: 'setField', key: find((each) => each.kind === 'criterion').key, path: ['choices', 0], from: 'home' },
      'noSuchPath',
    ],
    ['removes all fields', { type: 'setField', key: where, path: [], from: node.fields }, 'noSuchPath'],
    ['closes a list with children', { type: 'setField', key: where, path: ['options'], from: [] }, 'childrenInTheWay'],
    [
      'puts children into the fields',
      { type: 'setField', key: where, path: ['rows'], to: [{ text: 'x' }] },
      'childrenInTheWay',
    ],
    [
      'puts a child into the fields',
      { type: 'setField', key: where, path: ['options', 0], to: { text: 'x' } },
      'childrenInTheWay',
    ],
  ])('says why: %s', (_, step, reason) => {
    expect(applyStep(doc, step)).toEqual({ ok: false, reason });
  });
});
