import { childrenOf, type Key } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LogicView } from '../../../renderer/src/logic/LogicView.tsx';
import { showLogic, useShown } from '../../../renderer/src/logic/shown.ts';
import { newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { flat, link, open, selected, validGuide, when, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

afterEach(() => {
  cleanup();
  useShown.setState(useShown.getInitialState(), true);
  vi.restoreAllMocks();
});

function show(): readonly Key[] {
  giveSize();
  openSession();
  const items = [
    which('tea', ['Green', 'Black']),
    open('Why green?', when(selected('tea', 'Green'))),
    open('Of the link', when(link('segment', 'a'))),
  ];
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(...items)]))));
  render(<LogicView />);
  return childrenOf(found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]), 'items').map(({ key }) => key);
}

test('how conditions are read is folded beside them, and stays unfolded when another is selected', async () => {
  const keys = show();
  const summary = screen.getByText('How conditions are read');
  const isOpen = () => found(screen.getByText('How conditions are read').closest('details')).open;
  expect(isOpen()).toBe(false);
  await userEvent.click(summary);
  expect(isOpen()).toBe(true);
  act(() => select([found(keys[1])]));
  expect(isOpen()).toBe(true);
});

test('a part of the map is selected by a press; a link parameter shows its conditions in the table', async () => {
  const keys = show();
  act(() => showLogic({ as: 'map' }));
  const press = async (name: RegExp) => {
    const parts = [...document.querySelectorAll<HTMLElement>('.react-flow__node')];
    found(parts.find((part) => name.test(part.getAttribute('aria-label') ?? ''))).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press(/^1\. Which tea\?/u);
  expect(readGuide().editor.selection).toEqual([keys[0]]);
  await press(/^Link parameter segment; 1 depends on it/u);
  expect(useShown.getState()).toMatchObject({ as: 'table', kind: 'link', text: 'segment' });
});
