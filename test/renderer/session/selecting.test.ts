import { childrenOf, itemIndex, locate } from '@guide-studio/guide-core/edit';
import { beforeEach, expect, test } from 'vitest';
import { newGuide, pick, read, readGuide, select, selectSiblings } from '../../../renderer/src/session/index.ts';
import { fullGuide } from '../../guide-core/doc/guides.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...none, shiftKey: true };
const control = { ...none, ctrlKey: true };
const doc = () => readGuide().editor.doc;
const items = () => itemIndex(doc()).items.map(({ node }) => node.key);
const selection = () => read().guide?.editor.selection ?? [];
const at = (place: number) => found(items()[place]);

beforeEach(() => {
  openSession();
  newGuide(fullGuide());
});

test('a range is everything of the kind between where it began and where it is now, across blocks', () => {
  pick(at(2), none);
  pick(at(6), shift);
  expect(selection()).toEqual(items().slice(2, 7));
  pick(at(0), shift);
  expect(selection()).toEqual(items().slice(0, 3).toReversed());
  pick(at(2), shift);
  expect(selection()).toEqual([at(2)]);
});

test('single parts are added and removed; a part of another kind replaces the selection; one part always remains', () => {
  pick(at(1), none);
  pick(at(4), control);
  expect(selection()).toEqual([at(1), at(4)]);
  pick(at(1), control);
  pick(at(4), control);
  expect(selection()).toEqual([at(4)]);
  const block = found(childrenOf(doc().root, 'blocks')[0]).key;
  pick(block, control);
  expect(selection()).toEqual([block]);
});

test('all beside a part are its siblings', () => {
  select([at(3)]);
  selectSiblings();
  const parent = found(locate(doc(), at(3))?.ancestors.at(-1));
  expect(selection()).toEqual(childrenOf(parent, 'items').map(({ key }) => key));
});
