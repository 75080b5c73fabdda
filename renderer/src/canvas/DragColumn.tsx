import { childrenOf, type GuideNode } from '@guide-studio/guide-core/edit';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  DragPreview,
  type Dragging,
  DragList,
  flatten,
  type Grab,
  grabOf,
  type Landing,
  over,
  places,
  putDown,
  type Row,
  staysPut,
} from '../outline/index.ts';
import { readGuide, useEditable } from '../session/index.ts';
import styles from './DragColumn.module.css';
import { entriesOf } from './entries.ts';
import { type Line, nearestLine } from './landingLines.ts';

interface DragColumnProps {
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  readonly column: RefObject<HTMLDivElement | null>;
  /** The entries. */
  readonly children: ReactNode;
}

/** What is dragged on the canvas, and the line where it would land. */
interface Held {
  readonly grab: Grab;
  readonly line: Line | null;
  /** Every place of the guide where it can be dropped. */
  readonly all: readonly Landing[];
  readonly root: GuideNode;
}

/**
 * The column of the canvas, where everything marked `data-grip` can be dragged. It uses the places, warnings and
 * command of the outline, and draws the lines where the canvas has them. No card renders during a drag.
 */
export function DragColumn({ virtual, column, children }: DragColumnProps) {
  const [held, show] = useState<Held | null>(null);
  const editable = useEditable();
  // Handlers can run before the next render.
  const latest = useRef<Held | null>(null);
  const dragging = useMemo((): Dragging => {
    const hold = (next: Held | null) => {
      latest.current = next;
      show(next);
    };
    return {
      begin: ({ dataset }) => {
        hold(lift(dataset['grip'] ?? ''));
        return latest.current !== null;
      },
      move: (y, copy) => {
        const now = latest.current;
        if (!now || !column.current) return;
        const at = y - column.current.getBoundingClientRect().top;
        const place = { entries: entriesOf(now.root), spans: virtual.measurementsCache, column: column.current };
        const found = nearestLine(now.all, now.grab.row.kind, at, place);
        const isHome = found !== null && !copy && staysPut(found.landing, now.grab.row);
        const landing = isHome ? null : (found?.landing ?? null);
        const grab = over(now.grab, landing, copy);
        const line = landing && found ? found.line : null;
        if (grab !== now.grab || line?.top !== now.line?.top) hold({ ...now, grab, line });
      },
      drop: () => {
        const last = latest.current;
        hold(null);
        // A change during the drag, by keys or from outside, may have moved the place.
        if (last && readGuide().editor.doc.root === last.root) putDown(last.grab);
      },
      cancel: () => hold(null),
    };
  }, [column, virtual]);
  useDimmed(held, column);
  return (
    <DragList
      ref={column}
      dragging={dragging}
      handle="[data-grip]"
      disabled={!editable}
      className={styles.column}
      style={{ height: virtual.getTotalSize() }}
    >
      {children}
      {held?.line && (
        <div
          className={`landing ${styles.line}`}
          data-warning={held.grab.warning ? '' : undefined}
          data-landing=""
          style={held.line}
        />
      )}
      {held && <DragPreview grab={held.grab} />}
    </DragList>
  );
}

/** Returns what a press on a grip picks up, or null if the part is gone. */
function lift(key: string): Held | null {
  const { root } = readGuide().editor.doc;
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

/**
 * Dims the dragged parts in place. Sets attributes on the elements, so that no card renders, and again when more are
 * mounted.
 */
function useDimmed(held: Held | null, column: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const marked = (held?.grab.keys ?? []).flatMap((key) =>
      Array.from(column.current?.querySelectorAll<HTMLElement>(`[data-node="${key}"], [data-answer="${key}"]`) ?? []),
    );
    for (const part of marked) part.dataset['dragged'] = '';
    return () => {
      for (const part of marked) delete part.dataset['dragged'];
    };
  });
}
