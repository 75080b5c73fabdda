import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { childrenOf } from '@guide-studio/guide-core/edit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../renderer/src/frame/actions/actions.ts';
import { StatusBar } from '../../../renderer/src/frame/window/StatusBar.tsx';
import { Problems } from '../../../renderer/src/problems/Problems.tsx';
import { toggleProblems } from '../../../renderer/src/problems/openProblems.ts';
import { dispatch, newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession, soundGuide } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

beforeEach(() => {
  giveSize();
  openSession();
  newGuide(soundGuide());
  render(
    <>
      <Problems />
      <StatusBar />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const question = () => found(childrenOf(found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]), 'items')[0]).key;
const empty = () =>
  act(() => {
    dispatch('field.set', { key: question(), path: ['text'], value: '' });
    select([]);
  });

test('the line at the bottom counts questions, blocks and problems, and leads to the problems', async () => {
  for (const words of ['1 question', '1 block', 'No problems']) expect(screen.getByText(words), words).toBeDefined();
  empty();
  await userEvent.click(screen.getByRole('button', { name: '1 problem' }));
  const list = found(document.querySelector('#problems'));
  expect(list.contains(document.activeElement)).toBe(true);
});

test('statements are counted apart from questions, also after a question became one', () => {
  const block = () => found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]);
  act(() => void dispatch('item.add', { block: block().key, type: 'statement' }));
  expect(screen.getByText('1 question, 1 statement')).toBeDefined();
  act(() => void dispatch('item.convert', { key: question(), type: 'statement' }));
  expect(screen.getByText('2 statements')).toBeDefined();
});

test('the list of problems opens only when asked for; when it closes, the focus is on their number', () => {
  empty();
  const isOpen = () => document.querySelector('[data-problem-list]') !== null;
  expect(isOpen()).toBe(false);
  act(toggleProblems);
  expect(isOpen()).toBe(true);
  act(toggleProblems);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 problem' }));
  act(toggleProblems);
  act(() => newGuide({ ...soundGuide(), title: '' }));
  expect(screen.getByRole('button', { name: '1 problem' })).toBeDefined();
  expect(isOpen(), 'of a guide that was just opened').toBe(false);
});

test('a new guide in which nothing is written has no problems that are told, but is not without problems', () => {
  act(() => newGuide());
  expect(screen.getAllByText('Nothing written yet').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^No problems/u)).toBeNull();
  act(() => {
    const { root } = readGuide().editor.doc;
    dispatch('field.set', { key: root.key, path: ['title'], value: 'Breakfast' });
    dispatch('field.set', { key: question(), path: ['text'], value: 'Why?' });
  });
  expect(screen.queryByText('Nothing written yet')).toBeNull();
});

const pictureAt = (url: string) => ({
  ...soundGuide(),
  studyGuide: [
    {
      type: 'flat',
      title: 'B',
      items: [{ type: 'open_ended', text: 'Why?', media: [{ name: 'Loaf', url, type: 'image' }] }],
    },
  ],
});

test('a picture that no participant can be shown is a warning in red, with a repair', async () => {
  act(() => newGuide(pictureAt('http://a.example/loaf.png')));
  const count = screen.getByRole('button', { name: '1 warning' });
  expect(count.querySelector('.isError')).not.toBeNull();
  await userEvent.click(count);
  await userEvent.click(await screen.findByRole('button', { name: 'Change it to https://' }));
  expect(screen.getByText('No problems')).toBeDefined();
});
