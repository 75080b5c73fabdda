import { childrenOf, type GuideNode } from '@guide-studio/guide-core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Carried } from '../outline/Carried.tsx';
import { followPress } from '../outline/followPress.ts';
import { type Grab, grabOf, over, putDown } from '../outline/grab.ts';
import { type Landing, places, staysPut } from '../outline/landings.ts';
import { flatten, type Row } from '../outline/rows.ts';
import { isEditable, mustHave, read } from '../session/store.ts';
import styles from './Carrying.module.css';
import type { Entry } from './entries.ts';
import { type Line, nearestLine } from './landingLines.ts';

interface CarryingProps {
  readonly entries: readonly Entry[];
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly column: RefObject<HTMLDivElement | null>;
}

/** What is dragged on the canvas, and the line where it will land. */
interface Held {
  readonly grab: Grab;
  readonly line: Line | null;
  /** Every place of the guide where it may stand. */
  readonly all: readonly Landing[];
  readonly root: GuideNode;
}

/**
 * Dragging on the canvas, by whatever is marked `data-grip`: the places, warnings and command of the outline, with the
 * lines where the canvas has them. It renders by itself, so that no card does while something is dragged.
 */
export function Carrying({ entries, virtual, scroller, column }: CarryingProps) {
  const [held, show] = useState<Held | null>(null);
  const live = useRef(entries);
  live.current = entries;
  useEffect(() => {
    const { current: list } = scroller;
    if (!list) return;
    let now: Held | null = null;
    const hold = (next: Held | null) => {
      now = next;
      show(next);
    };
    const press = (event: PointerEvent) => {
      const key = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
      if (!key || !isEditable(read())) return;
      followPress(event, list, {
        begin: () => {
          hold(lift(key.dataset['grip'] ?? ''));
          return now !== null;
        },
        move: (_x, y, copy) => {
          if (!now || !column.current) return;
          const at = y - column.current.getBoundingClientRect().top;
          const place = { entries: live.current, spans: virtual.measurementsCache, column: column.current };
          const found = nearestLine(now.all, now.grab.row.kind, at, place);
          const isHome = found !== null && !copy && staysPut(found.landing, now.grab.row);
          const landing = isHome ? null : (found?.landing ?? null);
          const grab = over(now.grab, landing, copy);
          const line = landing && found ? found.line : null;
          if (grab !== now.grab || line?.top !== now.line?.top) hold({ ...now, grab, line });
        },
        drop: () => {
          const last = now;
          hold(null);
          // What was changed meanwhile, by keys or from outside, may have moved the place.
          if (last && mustHave(read().editor).doc.root === last.root) putDown(last.grab);
        },
        cancel: () => hold(null),
      });
    };
    list.addEventListener('pointerdown', press);
    return () => list.removeEventListener('pointerdown', press);
  }, [scroller, column, virtual]);
  useDimmed(held, column);
  if (!held) return null;
  const { grab, line } = held;
  return (
    <>
      {line && <div className={grab.warning ? styles.lineWarning : styles.line} data-landing="" style={line} />}
      <Carried grab={grab} />
    </>
  );
}

/** What a press on a grip takes up; null where the part is gone. */
function lift(key: string): Held | null {
  const { root } = mustHave(read().editor).doc;
  const closed = flatten(root, new Set());
  const isAnswer = !closed.some((row) => row.node.key === key);
  const rows = isAnswer ? flatten(root, allItems(root)) : closed;
  const row: Row | undefined = rows.find((each) => each.node.key === key);
  return row ? { grab: grabOf(row, 'pointer'), line: null, all: places(rows, row, root.key), root } : null;
}

function allItems(root: GuideNode): ReadonlySet<string> {
  const blocks = childrenOf(root, 'blocks');
  return new Set(blocks.flatMap((block) => childrenOf(block, 'items')).map(({ key }) => key));
}

/** What is carried steps back where it stands. Marked from outside, so that no card renders; again when some are mounted. */
function useDimmed(held: Held | null, column: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const marked = (held?.grab.keys ?? []).flatMap((key) =>
      Array.from(column.current?.querySelectorAll<HTMLElement>(`[data-node="${key}"], [data-answer="${key}"]`) ?? []),
    );
    for (const part of marked) part.dataset['carried'] = '';
    return () => {
      for (const part of marked) delete part.dataset['carried'];
    };
  });
}
