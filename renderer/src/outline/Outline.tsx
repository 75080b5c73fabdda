import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSameIds } from '../controls/index.ts';
import { useGuideDirection } from '../fields/guideDirection.ts';
import { hasOnlyUnseen, readGuide, select, useEditable, useFindings, useGuide } from '../session/index.ts';
import { DragPreview } from './DragPreview.tsx';
import { DragList } from './DragList.tsx';
import type { Grab } from './grab.ts';
import { words } from '../i18n/index.ts';
import styles from './Outline.module.css';
import { indent, OutlineRow, type OutlineRowProps } from './OutlineRow.tsx';
import { OutlineSearch } from './OutlineSearch.tsx';
import type { Row } from './rows.ts';
import { type FoundRows, searchRows } from './searchRows.ts';
import { type Live, useHold, useMoving } from './useMoving.ts';
import { rowsNow, useNodeOf, useRows } from './useRows.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { focusLate } from '../browser/focusLate.ts';
import { focusHome, registerFocusHome } from '../browser/leaveField.ts';
import { focusRow as focusMounted } from '../browser/rowKeys.ts';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';

registerFocusHome(() => document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]'));

const rowHeight = 28;
const oneRow = () => rowHeight;
const idOf = (row: Row) => row.node.key;

/**
 * The guide as a tree: select, open and close, and move by pointer or keys. One row per node; only visible rows are
 * mounted.
 */
export function Outline() {
  const root = useGuide(({ editor }) => editor.doc.root.key);
  const selection = useGuide((guide) => guide.editor.selection);
  const editable = useEditable();
  const found = useFindings();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const search = useSearch(wanted);
  const all = useRows();
  const rows = search?.rows ?? all;
  const chosen = useMemo(() => new Set(selection), [selection]);
  const ids = useSameIds(rows, idOf);
  const positions = useMemo(() => new Map(ids.map((key, i) => [key, i])), [ids]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const direction = useGuideDirection();
  const live = useRef<Live>({ rows, positions, root });
  // The nodes of the rows as they are when they are read, which may be after further key presses.
  live.current = {
    get rows() {
      return search?.rows ?? rowsNow(readGuide());
    },
    positions,
    root,
  };

  const { focused, around } = useFocusedRow(rows.length, positions, selection);
  const hold = useHold();
  const { grab } = hold;
  const pinned = grab ? (positions.get(grab.row.node.key) ?? focused) : focused;
  const virtual = useVirtualRows(ids, scroller, pinned);
  const { scrollToIndex } = virtual;
  const reveal = useCallback((index: number) => scrollToIndex(index, { align: 'auto' }), [scrollToIndex]);
  const focusRow = useFocusRow(live, scroller, reveal);
  const moving = useMoving(live, list, rowHeight, hold, reveal, focusRow);
  const onKeyDown = useTreeKeys(live, hold, moving, focusRow);
  useSelectedRow(selection, positions, reveal, scroller);

  return (
    <>
      <p id="outline-keys" hidden>
        {words.outline.keys}
      </p>
      <div className={`column ${styles.outline}`}>
        <OutlineSearch
          text={text}
          found={search ? search.found.size : null}
          onText={setText}
          onEnter={() => {
            const first = rows.find((row) => search?.found.has(row.node.key)) ?? rows[0];
            if (!first) return;
            select([first.node.key]);
            focusRow(first.node.key);
          }}
        />
        <div className={styles.scroller} ref={scroller} dir={direction}>
          <DragList
            ref={list}
            dragging={moving.dragging}
            handle="[data-key]"
            disabled={!editable}
            role="tree"
            aria-label={words.outline.label}
            aria-multiselectable="true"
            aria-describedby="outline-keys"
            className={styles.list}
            style={{ height: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              return (
                <RowView
                  key={row.node.key}
                  row={row}
                  index={item.index}
                  top={item.start}
                  selected={chosen.has(row.node.key)}
                  around={item.index === around}
                  focusable={item.index === focused}
                  grabbed={grab?.keys.includes(row.node.key) ?? false}
                  mark={found.marks.get(row.node.key) ?? null}
                  isUnseenOnly={hasOnlyUnseen(found, row.node.key)}
                  onKeyDown={onKeyDown}
                />
              );
            })}
          </DragList>
          <LandingLine grab={grab} />
        </div>
      </div>
      {grab?.by === 'pointer' && <DragPreview grab={grab} />}
    </>
  );
}

interface RowViewProps
  extends Pick<
    OutlineRowProps,
    'top' | 'selected' | 'around' | 'focusable' | 'grabbed' | 'mark' | 'isUnseenOnly' | 'onKeyDown'
  > {
  readonly row: Row;
  readonly index: number;
}

/** Follows the node of its row. The row shows a key press after the frame that shows the letter in its field. */
function RowView({ row, index, ...given }: RowViewProps) {
  const node = useDeferredValue(useNodeOf(row, index));
  const { level, number, size, expandable, expanded, run } = row;
  return (
    <OutlineRow
      node={node}
      {...{ level, number, size, expandable, expanded, run }}
      position={row.index + 1}
      {...given}
    />
  );
}

/** Returns what a search finds, or null without one. */
function useSearch(text: string): FoundRows | null {
  const isSearch = text.trim() !== '';
  const root = useGuide(({ editor }) => (isSearch ? editor.doc.root : null));
  return useMemo(() => root && searchRows(root, text), [root, text]);
}

/** The line where the row will land. */
function LandingLine({ grab }: { grab: Grab | null }) {
  if (!grab?.landing) return null;
  const { gap, level } = grab.landing;
  const style = { top: gap * rowHeight + 3, insetInlineStart: 14 + (level - 1) * indent };
  return (
    <div
      className={`landing ${styles.line}`}
      data-warning={grab.warning ? '' : undefined}
      data-landing={gap}
      style={style}
    />
  );
}

/** The virtual list. The pinned row stays mounted while the list scrolls, so that the focus is not lost. */
function useVirtualRows(ids: readonly string[], scroller: { readonly current: HTMLDivElement | null }, pinned: number) {
  return useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: oneRow,
    overscan: 8,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        return pinned < 0 || shown.includes(pinned) ? shown : [...shown, pinned].toSorted((a, b) => a - b);
      },
      [pinned],
    ),
  });
}

function useFocusRow(
  live: { readonly current: Live },
  scroller: { readonly current: HTMLDivElement | null },
  reveal: (index: number) => void,
) {
  return useCallback(
    (key: Key) => {
      const index = live.current.positions.get(key);
      if (index === undefined) {
        // The row is not rendered yet, or it is inside a closed one: then focus the row in the tab order.
        return unlessFocusMoves(() => {
          const row = scroller.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
          focusLate(row ?? focusHome(), { preventScroll: true });
        });
      }
      reveal(index);
      focusMounted(scroller.current, key);
    },
    [live, scroller, reveal],
  );
}

/** Returns the row in the tab order: the selected one, or the row `around` it if it is not shown; -1 for none. */
function useFocusedRow(
  count: number,
  positions: ReadonlyMap<Key, number>,
  selection: readonly Key[],
): { readonly focused: number; readonly around: number } {
  const first = selection.at(-1);
  const at = first === undefined ? undefined : positions.get(first);
  const around = useGuide(({ editor }) =>
    at === undefined && first !== undefined ? rowAround(editor.doc, first, positions) : -1,
  );
  const top = count > 0 ? 0 : -1;
  return { focused: at ?? (around === -1 ? top : around), around };
}

/** Returns the index of the row that contains a part, or -1. */
function rowAround(doc: GuideDocument, key: Key, positions: ReadonlyMap<Key, number>): number {
  const holder = locate(doc, key)?.ancestors.findLast((node) => positions.has(node.key));
  return (holder && positions.get(holder.key)) ?? -1;
}

/** Scrolls a row into view when it is selected elsewhere. Moves the focus too if it is in the tree. */
function useSelectedRow(
  selection: readonly Key[],
  positions: ReadonlyMap<Key, number>,
  reveal: (index: number) => void,
  scroller: { readonly current: HTMLDivElement | null },
): void {
  const first = selection.at(-1);
  const asked = useGuide((guide) => guide.revealRequests);
  const places = useRef(positions);
  places.current = positions;
  useEffect(() => {
    const index = first === undefined ? undefined : places.current.get(first);
    if (index !== undefined) reveal(index);
    const isInTree = document.activeElement?.getAttribute('role') === 'treeitem';
    if (isInTree) scroller.current?.querySelector<HTMLElement>(`[data-key="${first}"]`)?.focus({ preventScroll: true });
  }, [first, asked, reveal, scroller]);
}
