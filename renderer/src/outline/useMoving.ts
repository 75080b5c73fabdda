import type { Key } from '@guide-studio/guide-core/edit';
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';
import { read, announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { Dragging } from './DragList.tsx';
import { type Grab, grabOf, landingWords, nameOfGrab, over, putDown } from './grab.ts';
import { landings, nearest, places, staysPut, step } from './landings.ts';
import type { Row } from './rows.ts';

/** What the handlers of the outline read: the rows as the guide has them now, and their positions of the latest render. */
export interface Live {
  readonly rows: readonly Row[];
  readonly positions: ReadonlyMap<Key, number>;
  readonly root: Key;
}

/** The current grab: as state for rendering, and as a function for handlers, which can run before the next render. */
export interface Hold {
  readonly grab: Grab | null;
  now(): Grab | null;
  set(next: Grab | null): void;
}

/** Returns the current grab; none at first. */
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
  /** Grabs a row with the keyboard. */
  grabRow(row: Row): void;
  /** Dragging with the pointer. */
  readonly dragging: Dragging;
  /** Handles a key press during a grab: moves, drops or releases the row. */
  steer(event: KeyboardEvent): void;
}

/** Moves rows by pointer and by keys, with the same landings, the same command, and one history entry. */
export function useMoving(
  live: RefObject<Live>,
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  { now, set: setGrab }: Hold,
  reveal: (index: number) => void,
  focusRow: (key: Key) => void,
): Moving {
  const drop = useCallback(
    (held: Grab | null) => {
      setGrab(null);
      if (!held?.landing) return;
      putDown(held);
      const [added] = read().guide?.editor.selection ?? [];
      unlessFocusMoves(() => focusRow(held.copy && added !== undefined ? added : held.row.node.key));
    },
    [setGrab, focusRow],
  );

  const grabRow = useCallback(
    (row: Row) => {
      const grab = grabOf(row, 'keys');
      setGrab(grab);
      announce(words.outline.grabbed(nameOfGrab(grab)));
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
      if (event.key === ' ' || event.key === 'Enter') return drop({ ...held, copy: event.altKey });
      if (event.key === 'Escape') {
        setGrab(null);
        return announce(words.outline.stays(nameOfGrab(held)));
      }
      const from = held.landing?.gap ?? positions.get(held.row.node.key) ?? 0;
      const landing = step(landings(rows, held.row, root), from, event.key, held.row.parent);
      if (!landing) return;
      const next = over(held, landing);
      setGrab(next);
      announce(`${landingWords(landing, held.row)}${next.warning ? ` ${next.warning}` : ''}`);
      reveal(Math.min(landing.gap, rows.length - 1));
    },
    [live, now, drop, setGrab, reveal],
  );

  const dragging = useMemo(
    (): Dragging => ({
      begin: ({ dataset }) => {
        const row = live.current.rows[live.current.positions.get(dataset['key'] ?? '') ?? -1];
        if (row) setGrab(grabOf(row, 'pointer'));
        return row !== undefined;
      },
      move: (y, copy) => {
        const held = now();
        const { rows, root } = live.current;
        const top = list.current?.getBoundingClientRect().top ?? 0;
        if (!held) return;
        const gap = Math.min(rows.length, Math.max(0, Math.round((y - top) / rowHeight)));
        const landing = nearest(places(rows, held.row, root), gap);
        const next = over(held, landing && staysPut(landing, held.row) && !copy ? null : landing, copy);
        if (next !== held) setGrab(next);
      },
      drop: () => drop(now()),
      cancel: () => setGrab(null),
    }),
    [live, list, rowHeight, now, drop, setGrab],
  );

  return { grabRow, dragging, steer };
}
