import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf } from '@guide-studio/guide-core/edit';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Canvas } from '../../renderer/src/canvas/Canvas.tsx';
import { StatusBar } from '../../renderer/src/frame/window/StatusBar.tsx';
import { Toolbar } from '../../renderer/src/frame/window/Toolbar.tsx';
import { Outline } from '../../renderer/src/outline/Outline.tsx';
import { checked } from '../../renderer/src/session/checking.ts';
import { dispatch } from '../../renderer/src/session/edit.ts';
import { newGuide } from '../../renderer/src/session/files.ts';
import { read, readGuide } from '../../renderer/src/session/index.ts';
import { takeRenders, watchRenders } from './countRenders.ts';
import { found } from './found.ts';
import { openSession } from './openSession.ts';

let stopWatching = () => {};

/** Gives the window a size, so that the virtual lists show rows. */
beforeAll(() => {
  stopWatching = watchRenders();
  for (const size of ['clientHeight', 'clientWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(600);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});
afterEach(cleanup);
afterAll(() => {
  stopWatching();
  vi.restoreAllMocks();
});

const question = (number: number): JsonObject => ({
  externalId: `q${number}`,
  type: 'multiple_choice',
  text: `Question ${number}`,
  options: [{ text: 'Yes' }, { text: 'No' }],
});

test('a letter in one question renders its own card and row, and those of no other question', async () => {
  openSession();
  newGuide({
    title: 'Renders',
    studyGuide: [{ type: 'flat', title: 'Part', items: Array.from({ length: 300 }, (_, at) => question(at + 1)) }],
  });
  render(
    <>
      <Toolbar />
      <Outline />
      <Canvas />
      <StatusBar />
    </>,
  );
  const block = found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]);
  const { key } = found(childrenOf(block, 'items')[1]);
  const type = async (value: string) =>
    await act(async () => void dispatch('field.set', { key, path: ['text'], value }));
  // The first letter also makes the guide unsaved, which the window shows.
  await type('Question 2a');
  await act(async () => void checked());
  const before = takeRenders().filter(({ name }) => name === 'ItemCard' || name === 'OutlineRow');
  expect(new Set(before.map(({ name }) => name)), 'both lists show something').toEqual(
    new Set(['ItemCard', 'OutlineRow']),
  );
  await type('Question 2ab');
  const renders = takeRenders();
  const keysOf = (component: string) => renders.filter(({ name }) => name === component).map((each) => each.key);
  expect(keysOf('ItemCard')).toEqual([key]);
  // The block around it changes too, because it contains the question.
  expect(new Set(keysOf('OutlineRow'))).toEqual(new Set([block.key, key]));
  const around = [read().guide?.editor.doc.root.key, block.key, key];
  for (const text of keysOf('InlineText')) expect(around, 'the answers do not render').toContain(text);
  for (const still of ['Toolbar', 'Views', 'MenuOf', 'StatusBar', 'ProblemCount', 'NodeActions']) {
    expect(keysOf(still), `${still} does not render`).toEqual([]);
  }
});

test('a key press renders the same components in a guide of 20 questions and of 1,000', async () => {
  expect(await rendersOfAKey(1000)).toEqual(await rendersOfAKey(20));
});

/** Returns the names of the components that a key press in the text of the second question renders, in order. */
async function rendersOfAKey(questions: number): Promise<readonly string[]> {
  cleanup();
  openSession();
  newGuide({
    title: 'Renders',
    studyGuide: [
      { type: 'flat', title: 'Part', items: Array.from({ length: questions }, (_, at) => question(at + 1)) },
    ],
  });
  render(
    <>
      <Toolbar />
      <Outline />
      <Canvas />
      <StatusBar />
    </>,
  );
  const { key } = found(childrenOf(found(childrenOf(readGuide().editor.doc.root, 'blocks')[0]), 'items')[1]);
  const type = async (value: string) =>
    await act(async () => void dispatch('field.set', { key, path: ['text'], value }));
  await type('Question 2a');
  await act(async () => void checked());
  await type('Question 2ab');
  takeRenders();
  await type('Question 2abc');
  return takeRenders().map(({ name }) => name);
}

test('while a question is dragged on the canvas no card and no row renders', async () => {
  openSession();
  newGuide({
    title: 'Dragging',
    studyGuide: [{ type: 'flat', title: 'Part', items: Array.from({ length: 300 }, (_, at) => question(at + 1)) }],
  });
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
  const { container } = render(
    <>
      <Outline />
      <Canvas />
    </>,
  );
  await act(async () => void checked());
  const pointer = async (type: string, clientY: number) =>
    await act(async () => {
      const grip = found(container.querySelector('article > [data-grip]'));
      const press = { bubbles: true, isPrimary: true, pointerId: 1, clientX: 5, clientY, buttons: 1 };
      grip.dispatchEvent(new PointerEvent(type, press));
    });
  await pointer('pointerdown', 5);
  await pointer('pointermove', 20);
  takeRenders();
  for (const height of [700, 2000, 900, 1200]) {
    await pointer('pointermove', height);
    expect(container.querySelectorAll('[data-landing]').length, `a line at ${height}`).toBe(1);
  }
  const names = new Set(takeRenders().map(({ name }) => name));
  for (const still of ['ItemCard', 'BlockHeading', 'Answers', 'InlineText', 'OutlineRow'])
    expect(names, `${still} does not render`).not.toContain(still);
  await pointer('pointerup', 1200);
});
