import { cleanup, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMounting, useRevealed } from '../../../renderer/src/canvas/useRevealed.ts';
import { newGuide, readGuide, select } from '../../../renderer/src/session/index.ts';
import { block, open } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';
import { until } from '../../until.ts';

const scrollTo = vi.fn<(index: number) => void>();
let keys: readonly string[] = [];
let scroller: HTMLElement = document.body;

beforeEach(() => {
  scrollTo.mockClear();
  openSession();
  newGuide({ title: 'Bread', studyGuide: [block('Habits', open('One?'), open('Two?'))] });
  keys = (readGuide().editor.doc.root.children.blocks?.[0]?.children.items ?? []).map(({ key }) => key);
  scroller = document.body.appendChild(document.createElement('div'));
  scroller.innerHTML = keys
    .map(
      (key, at) =>
        `<div data-index="${at}" data-entry="${key}"><textarea data-inline="${key}/text">Why?</textarea></div>`,
    )
    .join('');
});
afterEach(() => {
  cleanup();
  scroller.remove();
});

const textOf = (at: number) => found(scroller.querySelectorAll('textarea')[at]);

function revealing() {
  const use = (place: number) =>
    useRevealed([keys[place] ?? ''], place, scrollTo, { current: scroller }, () => undefined);
  return renderHook(use, { initialProps: 0 });
}

test('a part that is selected already is shown again when it is selected again', async () => {
  select([keys[0] ?? '']);
  revealing();
  expect(scrollTo).toHaveBeenCalledOnce();
  select([keys[0] ?? '']);
  await until(() => expect(scrollTo).toHaveBeenCalledTimes(2));
});

test('a caret in another part moves along, and none elsewhere', () => {
  const { rerender } = revealing();
  expect(document.activeElement).toBe(document.body);
  textOf(0).focus();
  rerender(1);
  expect(document.activeElement).toBe(textOf(1));
  expect(textOf(1).selectionStart).toBe(4);
  expect(scrollTo).toHaveBeenLastCalledWith(1, { align: 'auto' });
});

test('a card that is pressed stays under the pointer', () => {
  const { result, rerender } = revealing();
  scrollTo.mockClear();
  result.current({ target: textOf(1), currentTarget: scroller } as unknown as PointerEvent);
  rerender(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a part with the caret stays mounted, however far the canvas is scrolled', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `entry${at}`);
  const { result } = renderHook(() => useMounting(2, ids));
  const mounted = result.current.rangeExtractor({ startIndex: 40, endIndex: 45, overscan: 0, count: 60 });
  expect(mounted).toEqual([2, 40, 41, 42, 43, 44, 45]);
});
