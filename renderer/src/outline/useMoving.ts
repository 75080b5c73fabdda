import type { Key } from '@guide-studio/guide-core';
import type { DragMoveEvent } from '@dnd-kit/core';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { dispatch } from '../session/edit.ts';
import { selectedNodes } from '../clipboard/copy.ts';
import { mustHave, read, say } from '../session/store.ts';
import { words } from '../words/index.ts';
import { type Grab, landingWords, nameOfGrab, over } from './grab.ts';
import { landings, nearest, step } from './landings.ts';
import { arrived } from './moveSelected.ts';
import type { Row } from './rows.ts';

/** What the handlers of the outline read, always of the latest render. */
export interface Live {
  readonly rows: readonly Row[];
  readonly positions: ReadonlyMap<Key, number>;
  readonly root: Key;
}

/** What is grabbed: for the picture, and for handlers, which can be faster than the next render. */
export interface Hold {
  readonly grab: Grab | null;
  now(): Grab | null;
  set(next: Grab | null): void;
}

export function useHold(): Hold {
  const [grab, showGrab] = useState<Grab | null>(null);
  const latest = useRef<Grab | null>(null);
  const now = useCallback(() => latest.current, []);
  const set = useCallback((next: Grab | null) => {
    latest.current = next;
    showGrab(next);
  }, []);
  return { grab, now, set };
}

interface Moving {
  grabRow(row: Row, by: Grab['by']): void;
  followPointer(event: DragMoveEvent): void;
  /** Moves a grabbed row by a key press, drops it or lets go of it. */
  steer(event: KeyboardEvent): void;
  drop(): void;
  letGo(): void;
}

/** Moving rows by pointer and by keys: the same landings, the same command, one history entry. */
export function useMoving(
  live: RefObject<Live>,
  { now, set: setGrab }: Hold,
  reveal: (index: number) => void,
  focusRow: (key: Key) => void,
): Moving {
  const drop = useCallback(() => {
    const held = now();
    setGrab(null);
    if (!held?.landing) return;
    const { key } = held.row.node;
    const { parent, index } = held.landing;
    if (dispatch('node.move', { keys: held.keys, parent, index })) arrived(key);
    requestAnimationFrame(() => focusRow(key));
  }, [now, setGrab, focusRow]);

  const grabRow = useCallback(
    (row: Row, by: Grab['by']) => {
      const grab = { row, keys: grabbedWith(row), landing: null, by, warning: null };
      setGrab(grab);
      if (by === 'keys') say(words.outline.grabbed(nameOfGrab(grab)));
    },
    [setGrab],
  );

  const steer = useCallback(
    (event: KeyboardEvent) => {
      const held = now();
      const { rows, positions, root } = live.current;
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === ' ' || event.key === 'Enter') return drop();
      if (event.key === 'Escape') {
        setGrab(null);
        return say(words.outline.stays(nameOfGrab(held)));
      }
      const from = held.landing?.gap ?? positions.get(held.row.node.key) ?? 0;
      const landing = step(landings(rows, held.row, root), from, event.key, held.row.parent);
      if (!landing) return;
      const next = over(held, landing);
      setGrab(next);
      say(`${landingWords(landing, held.row)}${next.warning ? ` ${next.warning}` : ''}`);
      reveal(Math.min(landing.gap, rows.length - 1));
    },
    [live, now, drop, setGrab, reveal],
  );

  const followPointer = useCallback(
    (event: DragMoveEvent) => {
      const held = now();
      const { rows, positions, root } = live.current;
      const y = pointerAt(event);
      if (!event.over || y === null || !held) return;
      const under = positions.get(String(event.over.id)) ?? 0;
      const middle = event.over.rect.top + event.over.rect.height / 2;
      const gap = y < middle ? under : under + 1;
      const from = positions.get(held.row.node.key) ?? 0;
      const landing = gap === from || gap === from + 1 ? null : nearest(landings(rows, held.row, root), gap);
      if (landing?.gap === held.landing?.gap && landing?.parent === held.landing?.parent) return;
      setGrab(over(held, landing));
    },
    [live, now, setGrab],
  );

  return { grabRow, followPointer, steer, drop, letGo: () => setGrab(null) };
}

/** Where the pointer is in the window. What it carries grows with a warning, so its own middle would not do. */
function pointerAt({ active, activatorEvent }: DragMoveEvent): number | null {
  const { initial, translated } = active.rect.current;
  if (!initial || !translated || !(activatorEvent instanceof PointerEvent)) return null;
  return activatorEvent.clientY + translated.top - initial.top;
}

/** A selected row takes along what is selected with it; another one goes alone. */
function grabbedWith(row: Row): readonly Key[] {
  const { doc, selection } = mustHave(read().editor);
  const { key } = row.node;
  return selection.includes(key) ? selectedNodes(doc, selection).map((node) => node.key) : [key];
}
