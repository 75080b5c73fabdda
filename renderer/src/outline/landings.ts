import { hasTrait } from '@guide-studio/guide-core';
import { type Key, type NodeKind, textField } from '@guide-studio/guide-core/edit';
import { slotFor, takesOptions } from '@guide-studio/guide-core/internal';
import type { Row } from './rows.ts';

/**
 * A place where a dragged row may land: before the child now at `index` of `parent`. `gap` is the position of the
 * insertion line: before the row of that number.
 */
export interface Landing {
  readonly gap: number;
  readonly parent: Key;
  readonly index: number;
  readonly level: number;
}

/**
 * Returns every place where the row `active` may land, top to bottom, except the two that do not move it. A row lands
 * only in parents that accept its kind; a closed parent adds it at its end.
 */
export function landings(rows: readonly Row[], active: Row, root: Key): readonly Landing[] {
  return places(rows, active, root).filter((landing) => !staysPut(landing, active));
}

/**
 * Returns every place that accepts the kind of `active`, including those that do not move it, where a copy may land.
 */
export function places(rows: readonly Row[], active: Row, root: Key): readonly Landing[] {
  if (active.kind === 'block') return betweenBlocks(rows, root);
  return rows.flatMap((row, at) => inside(rows, row, at, active.kind));
}

/** Returns true if landing there would not move a row. */
export function staysPut(landing: Landing, active: Row): boolean {
  return landing.parent === active.parent && (landing.index === active.index || landing.index === active.index + 1);
}

function betweenBlocks(rows: readonly Row[], root: Key): Landing[] {
  const before = rows.flatMap((row, gap): Landing[] =>
    row.kind === 'block' ? [{ gap, parent: root, index: row.index, level: 1 }] : [],
  );
  // A search may hide some of the blocks.
  const count = rows.find(({ kind }) => kind === 'block')?.size ?? 0;
  return [...before, { gap: rows.length, parent: root, index: count, level: 1 }];
}

/** Returns the places among the children of one row. */
function inside(rows: readonly Row[], parent: Row, at: number, kind: NodeKind): Landing[] {
  const slot = slotFor(parent.kind, kind);
  if (!slot || !takes(parent, kind)) return [];
  const level = parent.level + 1;
  const children = parent.node.children[slot]?.length ?? 0;
  const end = endOf(rows, at);
  if (!parent.expanded) return [{ gap: at + 1, parent: parent.node.key, index: children, level }];
  const result: Landing[] = [];
  let last = slot === 'concepts' || slot === 'rows' ? at + 1 : end;
  for (let gap = at + 1; gap < end; gap++) {
    const row = rows[gap];
    if (row?.parent !== parent.node.key || row.slot !== slot) continue;
    result.push({ gap, parent: parent.node.key, index: row.index, level });
    last = slot === 'items' || slot === 'options' ? end : gap + 1;
  }
  return [...result, { gap: last, parent: parent.node.key, index: children, level }];
}

function takes(parent: Row, kind: NodeKind): boolean {
  if (kind === 'option') return takesOptions(parent.node);
  if (kind === 'row') return hasTrait(textField(parent.node, 'type'), 'hasRows');
  if (kind === 'concept') return textField(parent.node, 'type') === 'concept';
  return true;
}

/** Returns the index after the last row inside `rows[at]`. */
function endOf(rows: readonly Row[], at: number): number {
  const level = rows[at]?.level ?? 0;
  let end = at + 1;
  while (end < rows.length && (rows[end]?.level ?? 0) > level) end += 1;
  return end;
}

/** Returns the landing whose line is nearest to a gap. */
export function nearest(all: readonly Landing[], gap: number): Landing | null {
  let best: Landing | null = null;
  for (const landing of all) {
    if (!best || Math.abs(landing.gap - gap) < Math.abs(best.gap - gap)) best = landing;
  }
  return best;
}

/**
 * Returns the next landing for an arrow, page or other key, counted from the current line; `home` is the parent of the
 * row.
 */
export function step(all: readonly Landing[], from: number, key: string, home?: Key): Landing | null {
  switch (key) {
    case 'ArrowDown':
      return all.find((landing) => landing.gap > from) ?? null;
    case 'ArrowUp':
      return all.findLast((landing) => landing.gap < from) ?? null;
    case 'PageDown':
      return firstOfNextParent(all, from, 1, home);
    case 'PageUp':
      return firstOfNextParent(all.toReversed(), from, -1, home);
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

function firstOfNextParent(all: readonly Landing[], from: number, direction: 1 | -1, home?: Key): Landing | null {
  // The original place of the row is not a landing.
  const here = all.find((landing) => landing.gap === from)?.parent ?? home;
  return all.find((l) => (l.gap - from) * direction > 0 && l.parent !== here) ?? null;
}
