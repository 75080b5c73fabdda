import type { Key } from '@guide-studio/guide-core/edit';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { inReading } from '../browser/rowKeys.ts';
import { focusField, isEditable, read, announce, select, selectTo } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { Row } from './rows.ts';
import { toggle } from './toggle.ts';
import type { Hold, Live } from './useMoving.ts';

interface Moving {
  grabRow(row: Row): void;
  steer(event: KeyboardEvent): void;
}

/** The keys of a tree: arrows move, open and close; Space grabs; Enter goes to the properties. */
export function useTreeKeys(
  live: RefObject<Live>,
  { now }: Hold,
  { grabRow, steer }: Moving,
  focusRow: (key: Key) => void,
) {
  return useCallback(
    (event: KeyboardEvent, key: Key) => {
      if (now()) return steer(event);
      if (event.shiftKey && !event.altKey && extend(event, live.current, key, focusRow)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { rows, positions } = live.current;
      const at = positions.get(key) ?? -1;
      const row = rows[at];
      if (!row) return;
      const act = actOf(inReading(event), rows, at, positions);
      if (!act) return;
      event.preventDefault();
      if (act === 'toggle') toggle(key);
      else if (act === 'grab') {
        if (isEditable(read())) grabRow(row);
      } else if (act === 'enter') focusField(key, '');
      else if (act !== 'stay') {
        select([act.node.key]);
        focusRow(act.node.key);
      }
    },
    [live, now, grabRow, steer, focusRow],
  );
}

/** Extends the selection to the next row of the same kind with Shift and an arrow key. */
function extend(event: KeyboardEvent, { rows, positions }: Live, key: Key, focusRow: (key: Key) => void): boolean {
  const at = positions.get(key) ?? -1;
  const kind = rows[at]?.kind;
  const next =
    event.key === 'ArrowDown'
      ? rows.slice(at + 1).find((row) => row.kind === kind)
      : event.key === 'ArrowUp'
        ? rows.slice(0, Math.max(0, at)).findLast((row) => row.kind === kind)
        : undefined;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  event.preventDefault();
  if (!next) return true;
  selectTo(next.node.key);
  focusRow(next.node.key);
  announce(words.outline.selected(read().guide?.editor.selection.length ?? 0));
  return true;
}

type Act = Row | 'toggle' | 'grab' | 'enter' | 'stay';

function actOf(key: string, rows: readonly Row[], at: number, positions: ReadonlyMap<Key, number>): Act | null {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1] ?? 'stay';
    case 'ArrowUp':
      return rows[at - 1] ?? 'stay';
    case 'Home':
      return rows[0] ?? 'stay';
    case 'End':
      return rows.at(-1) ?? 'stay';
    case 'ArrowRight':
      if (row.expandable && !row.expanded) return 'toggle';
      return row.expandable ? (rows[at + 1] ?? 'stay') : 'stay';
    case 'ArrowLeft':
      if (row.expandable && row.expanded) return 'toggle';
      return rows[positions.get(row.parent) ?? -1] ?? 'stay';
    case ' ':
      return 'grab';
    case 'Enter':
      return 'enter';
    default:
      return null;
  }
}
