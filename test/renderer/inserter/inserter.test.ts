import { itemTypes } from '@guide-studio/guide-core';
import { afterEach, expect, test } from 'vitest';
import { actionOf } from '../../../renderer/src/actions/action.ts';
import '../../../renderer/src/frame/actions/actions.ts';
import { openInserter, useInserter } from '../../../renderer/src/inserter/inserter.ts';
import { newGuide, read, readGuide, select } from '../../../renderer/src/session/index.ts';
import { block, choice, open, screening } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

afterEach(() => useInserter.setState({ purpose: null, from: null }));

test('a screener is offered only what it may hold, and a guide no second screener', () => {
  openSession();
  newGuide({
    title: 'Bread',
    studyGuide: [screening(choice('Do you?', { Yes: 'approve', No: 'reject' })), block('Habits', open('Why?'))],
  });
  const [first, second] = readGuide().editor.doc.root.children.blocks ?? [];
  const offered = (block: typeof first) => {
    const key = found(found(block).children.items?.[0]).key;
    select([key]);
    openInserter({ kind: 'add', key }, document.body);
    const inMenu = itemTypes.filter((type) => actionOf(`insert.${type}`).enabled(read()));
    return { inMenu, inList: useInserter.getState().purpose?.types };
  };
  expect(offered(first)).toEqual({ inMenu: ['multiple_choice'], inList: ['multiple_choice'] });
  const all = offered(second);
  expect(all.inMenu.toSorted()).toEqual([...itemTypes].toSorted());
  expect(all.inList?.toSorted()).toEqual([...itemTypes].toSorted());
  expect(actionOf('insert.screener').enabled(read())).toBe(false);
});
