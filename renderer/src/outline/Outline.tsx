import { type Key, labelOf, locate, refusalMessageOf } from '@guide-studio/guide-core';
import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ask, dispatch, select } from '../session/edit.ts';
import { useFindings } from '../session/marks.ts';
import { isEditable, mustHave, read, say, useRoot, useSession, write } from '../session/store.ts';
import { type Landing, landings, nearest, step } from './landings.ts';
import { whereIs } from './moveSelected.ts';
import styles from './Outline.module.css';
import { OutlineRow } from './OutlineRow.tsx';
import { flatten, type Row } from './rows.ts';
import { toggle } from './toggle.ts';

const rowHeight = 28;

/** A row that is being moved. `landing` is where it would land now, null where it came from. */
interface Grab {
  readonly row: Row;
  readonly landing: Landing | null;
  readonly by: 'pointer' | 'keys';
  /** Why it may not land there without more, in words. */
  readonly warning: string | null;
}

// Positions are announced by our own live region; dnd-kit's would speak of ids.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const autoScroll = { threshold: { x: 0, y: 0.15 } };

function nothing(): undefined {
  return undefined;
}

const collision: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  return within.length > 0 ? within : closestCenter(args);
};

/** The guide as a tree: select, open and close, move by pointer or by keys, delete. One row per node. */
export function Outline() {
  const root = useRoot();
  const toggled = useSession((session) => session.toggled);
  const selection = useSession((session) => mustHave(session.editor).selection);
  const editable = useSession(isEditable);
  const { marks } = useFindings();
  const rows = useMemo(() => flatten(root, toggled), [root, toggled]);
  const positions = useMemo(() => new Map(rows.map((row, i) => [row.node.key, i])), [rows]);
  const [grab, setGrab] = useState<Grab | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const focused = focusedRow(rows, positions, selection);
  const pinned = grab ? (positions.get(grab.row.node.key) ?? focused) : focused;

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => rows[index]?.node.key ?? index,
    // The focused row stays mounted, wherever the list is scrolled, so that focus is never lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        return pinned < 0 || shown.includes(pinned) ? shown : [...shown, pinned].toSorted((a, b) => a - b);
      },
      [pinned],
    ),
  });

  const live = useRef({ rows, positions, grab, root });
  live.current = { rows, positions, grab, root };

  const focusRow = useCallback(
    (key: Key) => {
      const index = live.current.positions.get(key);
      if (index !== undefined) virtual.scrollToIndex(index, { align: 'auto' });
      requestAnimationFrame(() => {
        scroller.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
      });
    },
    [virtual],
  );

  const goTo = useCallback(
    (row: Row | undefined) => {
      if (!row) return;
      select([row.node.key]);
      focusRow(row.node.key);
    },
    [focusRow],
  );

  const drop = useCallback(
    (held: Grab | null) => {
      setGrab(null);
      if (!held?.landing) return;
      const { node } = held.row;
      const done = dispatch('node.move', { keys: [node.key], parent: held.landing.parent, index: held.landing.index });
      if (done) say(`Moved to ${whereIs(node.key)}.`);
      requestAnimationFrame(() => focusRow(node.key));
    },
    [focusRow],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent, key: Key) => {
      const { grab: held, rows: all, positions: places, root: top } = live.current;
      const at = places.get(key) ?? -1;
      const row = all[at];
      if (!row) return;
      if (held) return steer(event, held, all, places, top.key);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const go = navigation(event.key, all, at);
      if (go) {
        event.preventDefault();
        return goTo(go);
      }
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        event.preventDefault();
        const open = event.key === 'ArrowRight';
        if (row.expandable && row.expanded !== open) toggle(key);
        else if (open) goTo(all[at + 1]?.parent === key ? all[at + 1] : undefined);
        else goTo(all[places.get(row.parent) ?? -1]);
      } else if (event.key === ' ' && isEditable(read())) {
        event.preventDefault();
        setGrab({ row, landing: null, by: 'keys', warning: null });
        say(
          `${nameOfRow(row)} grabbed. Arrow keys move it, Page Up and Page Down go to the next block, Space drops it, Escape leaves it where it was.`,
        );
      } else if (event.key === 'Enter') {
        event.preventDefault();
        write({ jump: { key, path: '', turn: (read().jump?.turn ?? 0) + 1 } });
      }
    },
    // eslint-disable-next-line react/exhaustive-deps -- the callbacks below read only refs and stores
    [goTo],
  );

  function steer(
    event: KeyboardEvent,
    held: Grab,
    all: readonly Row[],
    places: ReadonlyMap<Key, number>,
    top: Key,
  ): void {
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setGrab(null);
      say(`${nameOfRow(held.row)} stays where it was.`);
    } else if (event.key === ' ' || event.key === 'Enter') drop(held);
    else {
      const from = held.landing?.gap ?? places.get(held.row.node.key) ?? 0;
      const landing = step(landings(all, held.row, top), from, event.key);
      if (!landing) return;
      const next = holding(held, landing);
      live.current.grab = next;
      setGrab(next);
      say(`${describe(landing, held.row)}${next.warning ? ` ${next.warning}` : ''}`);
      virtual.scrollToIndex(Math.min(landing.gap, all.length - 1), { align: 'auto' });
    }
  }

  function onDragMove(event: DragMoveEvent): void {
    const { grab: held, rows: all, positions: places, root: top } = live.current;
    const rect = event.active.rect.current.translated;
    if (!event.over || !rect || !held) return;
    const over = places.get(String(event.over.id)) ?? 0;
    const middle = event.over.rect.top + event.over.rect.height / 2;
    const raw = rect.top + rect.height / 2 < middle ? over : over + 1;
    const from = places.get(held.row.node.key) ?? 0;
    const own = raw === from || raw === from + 1;
    const landing = own ? null : nearest(landings(all, held.row, top.key), raw);
    if (landing?.gap === held.landing?.gap && landing?.parent === held.landing?.parent) return;
    setGrab(holding(held, landing));
  }

  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  useRevealed(selection, positions, virtual.scrollToIndex);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      measuring={measuring}
      autoScroll={autoScroll}
      accessibility={{ announcements: silent }}
      onDragStart={(event) => {
        const row = rows[positions.get(String(event.active.id)) ?? -1];
        if (row) setGrab({ row, landing: null, by: 'pointer', warning: null });
      }}
      onDragMove={onDragMove}
      onDragCancel={() => setGrab(null)}
      onDragEnd={() => drop(live.current.grab)}
    >
      <p id="outline-keys" hidden>
        Arrow keys walk through the guide. Space grabs a row to move it. Alt and arrow keys move it at once.
      </p>
      <div className={styles.scroller} ref={scroller}>
        <div
          role="tree"
          aria-label="Outline"
          aria-describedby="outline-keys"
          className={styles.list}
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <OutlineRow
                key={row.node.key}
                node={row.node}
                top={item.start}
                level={row.level}
                number={row.number}
                position={row.index + 1}
                size={row.size}
                expandable={row.expandable}
                expanded={row.expanded}
                selected={selection.includes(row.node.key)}
                focusable={item.index === focused}
                grabbed={grab?.row.node.key === row.node.key}
                mark={marks.get(row.node.key) ?? null}
                editable={editable}
                onKeyDown={onKeyDown}
              />
            );
          })}
          {grab?.landing && (
            <div
              className={grab.warning ? styles.lineWarning : styles.line}
              style={{ top: grab.landing.gap * rowHeight - 1, left: 8 + (grab.landing.level - 1) * 16 }}
            />
          )}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {grab?.by === 'pointer' ? (
          <div className={styles.overlay}>
            <span className={styles.overlayName}>{nameOfRow(grab.row)}</span>
            {grab.warning && <span className={styles.overlayWarning}>{grab.warning}</span>}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

function focusedRow(rows: readonly Row[], positions: ReadonlyMap<Key, number>, selection: readonly Key[]): number {
  const [first] = selection;
  const at = first === undefined ? undefined : positions.get(first);
  return at ?? (rows.length > 0 ? 0 : -1);
}

function navigation(key: string, rows: readonly Row[], at: number): Row | undefined {
  if (key === 'ArrowDown') return rows[at + 1];
  if (key === 'ArrowUp') return rows[at - 1];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  return undefined;
}

function holding(held: Grab, landing: Landing | null): Grab {
  if (!landing) return { ...held, landing, warning: null };
  const result = ask('node.move', { keys: [held.row.node.key], parent: landing.parent, index: landing.index });
  const warning = result.kind === 'refusal' && result.code !== 'nothingToDo' ? refusalMessageOf(result) : null;
  return { ...held, landing, warning };
}

function nameOfRow(row: Row): string {
  return labelOf(row.node) || 'Empty text';
}

function describe(landing: Landing, row: Row): string {
  const { doc } = mustHave(read().editor);
  const parent = locate(doc, landing.parent)?.node;
  const down = landing.parent === row.parent && landing.index > row.index;
  const name = parent?.kind === 'study' ? 'the guide' : parent ? labelOf(parent) : '';
  return `${nameOfRow(row)}: ${name}, position ${landing.index + (down ? 0 : 1)}.`;
}

/** Scrolls a row into view when it was selected from elsewhere. */
function useRevealed(
  selection: readonly Key[],
  positions: ReadonlyMap<Key, number>,
  scrollToIndex: (index: number, options: { align: 'auto' }) => void,
): void {
  const [first] = selection;
  const places = useRef(positions);
  places.current = positions;
  useEffect(() => {
    const index = first === undefined ? undefined : places.current.get(first);
    if (index !== undefined) scrollToIndex(index, { align: 'auto' });
  }, [first, scrollToIndex]);
}
