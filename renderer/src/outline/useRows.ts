import type { GuideNode, Key } from '@guide-studio/guide-core/edit';
import { type OpenGuide, useGuide } from '../session/index.ts';
import { flatten, type Row } from './rows.ts';

let latest: { readonly root: GuideNode; readonly toggled: ReadonlySet<Key>; readonly rows: readonly Row[] } | null =
  null;

/** Returns the rows of the open guide, computed once for each version. */
export function rowsNow({ editor, toggled }: OpenGuide): readonly Row[] {
  const { root } = editor.doc;
  if (latest?.root !== root || latest.toggled !== toggled) latest = { root, toggled, rows: flatten(root, toggled) };
  return latest.rows;
}

let lasting: readonly Row[] = [];

/**
 * Follows which rows the outline has: the same list until a row is added, removed, moved, opened or numbered
 * differently. So a key press does not render the list. The nodes in it may be of an earlier version;
 * {@link useNodeOf} follows them.
 */
export function useRows(): readonly Row[] {
  return useGuide((guide) => {
    const now = rowsNow(guide);
    const isSame = lasting.length === now.length && lasting.every((row, at) => sameButNode(row, now[at]));
    if (!isSame) lasting = now;
    return lasting;
  });
}

function sameButNode(a: Row, b: Row | undefined): boolean {
  if (a === b) return true;
  if (a.node.key !== b?.node.key || a.parent !== b.parent || a.index !== b.index || a.size !== b.size) return false;
  return a.number === b.number && a.expandable === b.expandable && a.expanded === b.expanded && sameRun(a.run, b.run);
}

function sameRun(a: Row['run'], b: Row['run']): boolean {
  return a === b || (a !== null && b !== null && a.count === b.count && a.from === b.from && a.place === b.place);
}

/** Follows the node of the row at an index. */
export function useNodeOf(row: Row, index: number): GuideNode {
  return useGuide((guide) => {
    const now = rowsNow(guide)[index]?.node;
    return now?.key === row.node.key ? now : row.node;
  });
}
