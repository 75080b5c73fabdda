import { type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutlineHead } from '../../../renderer/src/frame/panes/OutlineHead.tsx';
import { Outline } from '../../../renderer/src/outline/Outline.tsx';
import { dispatch, findings, newGuide, readGuide, select, showAudience } from '../../../renderer/src/session/index.ts';
import { flat, open, selected, validGuide, when, which } from '../../guideParts.ts';
import { explorePaths } from '../explorePaths.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

const parts = (kind: GuideNode['kind']) => walk(readGuide().editor.doc.root).filter((node) => node.kind === kind);
const part = (kind: GuideNode['kind'], at = 0) => found(parts(kind)[at]);

beforeEach(() => {
  giveSize();
  openSession();
  newGuide(
    JSON.parse(
      JSON.stringify(
        validGuide([
          flat(
            which('tea', ['Green', 'Black']),
            open('Why?', when(selected('tea', 'Green'), selected('tea', 'Black'))),
          ),
        ]),
      ),
    ),
  );
  render(
    <>
      <OutlineHead />
      <Outline />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = () => screen.queryAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.replace(/,.*/u, ''));
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));

test('a search shows what it finds with the rows around it, Enter goes there, and all rows come back', async () => {
  const all = rows();
  const search = screen.getByRole('textbox', { name: 'Search the outline' });
  await userEvent.type(search, 'green');
  expect(rows()).toEqual(['Block', '1. Which tea?', 'Green']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Green/u));
  await userEvent.clear(search);
  await userEvent.type(search, 'nowhere');
  expect(screen.getByText('No matches for “nowhere”.')).toBeDefined();
  await press('Clear the search');
  expect(rows()).toEqual(expect.arrayContaining(all));
});

test('a closed row says that the selection is inside it', () => {
  const around = () => screen.queryByRole('treeitem', { name: /^1\. .*the selection is inside/u });
  act(() => select([part('option').key]));
  expect(around()).not.toBeNull();
  act(() => select([part('block').key]));
  expect(around()).toBeNull();
});

test('closing and opening all blocks leaves the questions as they are', async () => {
  act(() => select([part('item').key]));
  screen.getByRole('treeitem', { name: /^1\. / }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const opened = rows();
  expect(opened).toContain('Green');
  await press('Close all blocks');
  expect(rows()).toEqual(['Block']);
  await press('Open all blocks');
  expect(rows()).toEqual(opened);
});

test('a question that is shown to nobody has one sign of it, unless something else is found', () => {
  const signs = () => screen.getByRole('treeitem', { name: /^2\. / }).querySelectorAll('[data-icon]').length;
  const { key } = part('item', 1);
  expect(signs(), 'of its kind and its own condition, before the paths are known').toBe(2);
  act(explorePaths);
  expect(findings(readGuide()).marks.get(key)).toBe('warning');
  expect(signs()).toBe(2);
  expect(screen.getByRole('treeitem', { name: /^2\. .*Shown to nobody/u })).toBeDefined();
  act(() => void dispatch('field.set', { key, path: ['text'], value: ' ' }));
  expect(signs()).toBe(3);
});

test('a question with a condition keeps the sign of it before the paths are known and while the guide has problems', () => {
  const row = () => screen.getByRole('treeitem', { name: /^2\. / });
  const { key } = part('item', 1);
  const [, extra] = walk(part('item', 1)).filter(({ kind }) => kind === 'criterion');
  act(() => void dispatch('node.remove', { keys: [found(extra).key] }));
  const sign = () => row().querySelector('[data-who=some]')?.firstElementChild?.getAttribute('aria-label');
  const before = sign();
  expect(before).toMatch(/Green/u);
  act(explorePaths);
  expect(sign()).toBe(before);
  act(() => void dispatch('field.set', { key, path: ['text'], value: ' ' }));
  act(() => showAudience(new Map()));
  expect(sign()).toBe(before);
});
