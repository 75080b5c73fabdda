import { childrenOf } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LogicMap } from '../../../renderer/src/logic/LogicMap.tsx';
import { logicRows } from '../../../renderer/src/logic/logicRows.ts';
import { LogicTable } from '../../../renderer/src/logic/LogicTable.tsx';
import { showLogic, useShown } from '../../../renderer/src/logic/shown.ts';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { flat, link, open, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

afterEach(() => {
  cleanup();
  useShown.setState(useShown.getInitialState(), true);
  vi.restoreAllMocks();
});

function show(count: number) {
  giveSize();
  openSession();
  const asked = Array.from({ length: count }, (_, at) => open(`Question ${at + 2}`, when(selected('tea', 'Green'))));
  const items = [which('tea', ['Green', 'Black']), ...asked, open('Of the link', when(link('segment', 'a')))];
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(...items)]))));
  const { doc } = readGuide().editor;
  return { doc, items: childrenOf(found(childrenOf(doc.root, 'blocks')[0]), 'items') };
}

test('of many conditions only those in sight are mounted, and all are counted', async () => {
  const { doc, items } = show(500);
  const rows = logicRows(doc, { byKey: new Map() });
  render(<LogicTable rows={rows} selected={null} filter={useShown.getState()} />);
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('502');
  const mounted = screen.getAllByRole('row').length;
  expect(mounted).toBeGreaterThan(2);
  expect(mounted).toBeLessThan(60);
  screen.getAllByRole('row')[1]?.focus();
  await userEvent.keyboard('{End}');
  expect(readGuide().editor.selection).toEqual([items.at(-1)?.key]);
});

test('of a condition with thousands of parts only as many are mounted as a row shows, and more if it is selected', () => {
  giveSize();
  openSession();
  const teas = Array.from({ length: 3000 }, (_, at) => `Tea ${at + 1}`);
  const asked = open('Why?', when(...teas.map((tea) => selected('tea', tea))));
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(which('tea', teas, { multiSelect: true }), asked)]))));
  const { doc } = readGuide().editor;
  const rows = logicRows(doc, { byKey: new Map() });
  const key = found(rows[0]).node.key;
  const mounted = (): number =>
    screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[role=button]')]).length;
  const { rerender } = render(<LogicTable rows={rows} selected={null} filter={useShown.getState()} />);
  expect(mounted()).toBeGreaterThan(10);
  expect(mounted()).toBeLessThan(150);
  rerender(<LogicTable rows={rows} selected={key} filter={useShown.getState()} />);
  expect(mounted()).toBeGreaterThan(150);
  expect(mounted()).toBeLessThan(1300);
});

test('the map is of the neighbourhood of the selection, and of more when asked', async () => {
  const { doc, items } = show(200);
  const last = found(items.at(-2));
  expect(labelOf(last)).toBe('Question 201');
  render(<LogicMap doc={doc} selected={last.key} />);
  const sentences = (count: number) =>
    screen.queryByText(new RegExp(`^Showing the ${count} parts nearest to the selection, of 203 that`, 'u'));
  expect(sentences(40)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 160' }));
  expect(sentences(160)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the nearest 40 only' }));
  expect(sentences(40)).not.toBeNull();
  cleanup();
  render(<LogicMap doc={doc} selected={null} />);
  expect(screen.queryByText(/^Showing the first 40 of 203 parts that depend on each other/u)).not.toBeNull();
  showLogic({ reach: 'near' });
});
