import { childrenOf, itemIndex, locate } from '@guide-studio/guide-core';
import { beforeEach, expect, test } from 'vitest';
import { select } from '../../../renderer/src/session/edit.ts';
import { newGuide } from '../../../renderer/src/session/files.ts';
import { pick, selectSiblings } from '../../../renderer/src/session/selecting.ts';
import { mustHave, read } from '../../../renderer/src/session/store.ts';
import { fullGuide } from '../../guide-core/doc/guides.ts';
import { openSession } from '../openSession.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...none, shiftKey: true };
const control = { ...none, ctrlKey: true };
const doc = () => mustHave(read().editor).doc;
const items = () => itemIndex(doc()).items.map(({ node }) => node.key);
const selection = () => read().editor?.selection ?? [];
const at = (place: number) => mustHave(items()[place]);

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

test('single parts come and go; parts of another kind begin anew; one always stays', () => {
  pick(at(1), none);
  pick(at(4), control);
  expect(selection()).toEqual([at(1), at(4)]);
  pick(at(1), control);
  pick(at(4), control);
  expect(selection()).toEqual([at(4)]);
  const block = mustHave(childrenOf(doc().root, 'blocks')[0]).key;
  pick(block, control);
  expect(selection()).toEqual([block]);
});

test('all beside a part are its siblings', () => {
  select([at(3)]);
  selectSiblings();
  const parent = mustHave(locate(doc(), at(3))?.ancestors.at(-1));
  expect(selection()).toEqual(childrenOf(parent, 'items').map(({ key }) => key));
});
