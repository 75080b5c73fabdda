import { type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Canvas } from '../../../renderer/src/canvas/Canvas.tsx';
import { dispatch, newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { concept, conceptBlock, open, validGuide, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { giveSize } from '../windowSize.ts';

const parts = (kind: GuideNode['kind']) => walk(readGuide().editor.doc.root).filter((node) => node.kind === kind);
const part = (kind: GuideNode['kind'], at = 0) => found(parts(kind)[at]);

beforeEach(() => {
  giveSize();
  openSession();
  const items = [which('tea', ['Green', 'Black']), open('Why?')];
  newGuide(JSON.parse(JSON.stringify(validGuide([conceptBlock('B', { concepts: [concept('Rye')] }, ...items)]))));
  render(<Canvas />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const empty = (node: GuideNode, property: string) =>
  act(() => {
    dispatch('field.set', { key: node.key, path: [property], value: '' });
    select([]);
  });
const card = (node: GuideNode) => within(found(document.querySelector<HTMLElement>(`[data-node="${node.key}"]`)));
const answer = (at: number) => found(document.querySelector<HTMLElement>(`[data-answer="${part('option', at).key}"]`));

test('a problem of an option is marked at that option, and at no other', () => {
  expect(screen.queryByRole('img', { name: 'Has problems' })).toBeNull();
  empty(part('option', 1), 'text');
  expect(within(answer(1)).getByRole('img', { name: 'Has problems' })).toBeDefined();
  expect(within(answer(0)).queryByRole('img', { name: 'Has problems' })).toBeNull();
});

test('a problem of the study, a block or a concept is marked there, with a word', () => {
  empty(part('study'), 'title');
  const heading = found(screen.getByRole('textbox', { name: 'Study title' }).closest('header'));
  expect(within(heading).getByText('Has problems')).toBeDefined();
  act(() => void dispatch('field.set', { key: part('study').key, path: ['title'], value: 'T' }));
  expect(screen.queryByText('Has problems')).toBeNull();

  act(() => void dispatch('field.set', { key: part('block').key, path: ['more'], value: 1 }));
  expect(card(part('block')).getByText('Has problems')).toBeDefined();
  empty(part('concept'), 'nickname');
  expect(card(part('concept')).getByRole('img', { name: 'Has problems' })).toBeDefined();
});

test('an option that is selected looks selected, and no other does', () => {
  const before = answer(1).className;
  expect(answer(0).className).toBe(before);
  act(() => select([part('option').key]));
  expect(answer(0).className).not.toBe(before);
  expect(answer(1).className).toBe(before);
});
