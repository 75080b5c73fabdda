import { childrenOf, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { beforeEach, expect, test } from 'vitest';
import { type Grab, grabOf, over, putDown } from '../../../renderer/src/outline/grab.ts';
import { landings } from '../../../renderer/src/outline/landings.ts';
import { moveSelected } from '../../../renderer/src/outline/moveSelected.ts';
import { flatten } from '../../../renderer/src/outline/rows.ts';
import { newGuide, read, readGuide, select, undo } from '../../../renderer/src/session/index.ts';
import { block, choice, open, selected, when } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

const guide = {
  title: 'Bread',
  studyGuide: [
    block('Habits', open('One?'), open('Two?'), open('Three?')),
    block(
      'Later',
      choice('Which?', [{ text: 'Tea', externalId: 'tea' }, 'Milk'], { externalId: 'which' }),
      open('Last?', when(selected('which', 'tea'))),
    ),
  ],
};

const root = () => readGuide().editor.doc.root;
const named = (text: string): GuideNode =>
  found(
    flatten(root(), new Set(itemIndex(readGuide().editor.doc).items.map(({ node }) => node.key))).find(
      ({ node }) => labelOf(node) === text,
    ),
  ).node;
const questions = () => childrenOf(root(), 'blocks').map((block) => childrenOf(block, 'items').map(labelOf));
const before = () => JSON.stringify(questions());

/** The grab of a row over the place in front of another row. */
function held(name: string, target: string, copy = false): Grab {
  const rows = flatten(root(), new Set());
  const row = found(rows.find(({ node }) => labelOf(node) === name));
  const to = found(rows.find(({ node }) => labelOf(node) === target));
  const all = landings(rows, row, root().key);
  const landing = all.find(({ parent, index }) => parent === to.parent && index === to.index);
  return over(grabOf(row, 'pointer'), found(landing), copy);
}

beforeEach(() => {
  openSession();
  newGuide(guide);
});

test('a copy is put down in one step, selected, and its original stays', () => {
  const at = before();
  putDown(held('One?', 'Last?', true));
  expect(questions()).toEqual([
    ['One?', 'Two?', 'Three?'],
    ['Which?', 'One?', 'Last?'],
  ]);
  expect(readGuide().editor.selection).toEqual([childrenOf(found(childrenOf(root(), 'blocks')[1]), 'items')[1]?.key]);
  undo();
  expect(before()).toBe(at);
  putDown(held('One?', 'Three?', true));
  expect(questions()[0]).toEqual(['One?', 'Two?', 'One?', 'Three?']);
});

test('selected parts are moved together, any other alone', () => {
  select([named('One?').key, named('Two?').key]);
  const all = held('One?', 'Last?');
  expect(all.keys).toEqual([named('One?').key, named('Two?').key]);
  putDown(all);
  expect(questions()).toEqual([['Three?'], ['Which?', 'One?', 'Two?', 'Last?']]);
  undo();
  expect(held('Last?', 'One?').keys).toEqual([named('Last?').key]);
});

test('a place that would break something says why before the drop, and asks on arrival', () => {
  const at = before();
  expect(held('Which?', 'Two?').warning).toBeNull();
  const grab = held('Last?', 'One?');
  expect(grab.warning).toMatch(/no longer work/u);
  putDown(grab);
  expect(read().asking?.kind).toBe('refused');
  expect(before()).toBe(at);
});

test('a part that moves by keys says where it is', () => {
  select([named('One?').key]);
  moveSelected('nextParent');
  expect(questions()[1]?.[0]).toBe('One?');
  expect(read().liveMessage).toBe('Moved to Later, position 1 of 3.');
});
