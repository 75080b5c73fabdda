import { childrenOf, type GuideNode, type Key, type NodeKind, type Slot } from '@guide-studio/guide-core/edit';
import { byIdentity, conditionKey, getIn } from '@guide-studio/guide-core/internal';

/** One visible row of the outline. `level` counts from 1; `position` and `size` are within the parent. */
export interface Row {
  readonly node: GuideNode;
  readonly kind: NodeKind;
  readonly parent: Key;
  readonly slot: Slot;
  readonly index: number;
  readonly size: number;
  readonly level: number;
  /** The number of a question in the guide; otherwise null. */
  readonly number: number | null;
  readonly expandable: boolean;
  readonly expanded: boolean;
  /** The run of questions, or concepts, with the same condition that the row is in; null for none. */
  readonly run: Run | null;
}

/** Consecutive questions, or concepts, of a block with the same condition: a bracket beside their rows. */
export interface Run {
  /** How many parts have the condition. */
  readonly count: number;
  /** The number of its first question; null for concepts. */
  readonly from: number | null;
  /** The place of the row in the bracket. A row inside a part of the run is `inner` unless it is the last one. */
  readonly place: 'first' | 'inner' | 'last';
}

/**
 * Returns the outline as a flat list: blocks with their concepts and items, and the options and rows of opened items.
 */
export function flatten(root: GuideNode, toggled: ReadonlySet<Key>): readonly Row[] {
  const blocks = childrenOf(root, 'blocks');
  let numbered = 0;
  const parts = blocks.map((block, index) => {
    const rows = rowsOfBlock(block, { parent: root.key, index, size: blocks.length, numbered, toggled });
    numbered += childrenOf(block, 'items').length;
    return rows;
  });
  return parts.flat();
}

/** The place of a block, and the number of questions before it. */
interface BlockPlace {
  readonly parent: Key;
  readonly index: number;
  readonly size: number;
  readonly numbered: number;
  readonly toggled: ReadonlySet<Key>;
}

const known = new WeakMap<GuideNode, { readonly place: BlockPlace; readonly rows: readonly Row[] }>();

/** Cached by identity: a key press rebuilds only the rows of its block. */
function rowsOfBlock(block: GuideNode, place: BlockPlace): readonly Row[] {
  const last = known.get(block);
  if (last && samePlace(last.place, place)) return last.rows;
  const rows = readBlock(block, place);
  known.set(block, { place, rows });
  return rows;
}

function samePlace(a: BlockPlace, b: BlockPlace): boolean {
  const same = a.parent === b.parent && a.index === b.index && a.size === b.size;
  return same && a.numbered === b.numbered && a.toggled === b.toggled;
}

function readBlock(block: GuideNode, { parent, index, size, numbered, toggled }: BlockPlace): readonly Row[] {
  const concepts = childrenOf(block, 'concepts');
  const items = childrenOf(block, 'items');
  const expanded = isExpanded(block, toggled);
  const expandable = items.length + concepts.length > 0;
  const at = { node: block, kind: block.kind, parent, slot: 'blocks' as const, index, size };
  const rows: Row[] = [{ ...at, level: 1, number: null, expandable, expanded, run: null }];
  if (!expanded) return rows;
  for (const [i, concept] of concepts.entries()) rows.push(leaf(concept, block, 'concepts', i, concepts.length, 2));
  for (const [i, item] of items.entries()) pushItem(rows, item, block, i, items.length, numbered + i + 1, toggled);
  return withRuns(rows);
}

/** Cached by identity: a key press reads only the condition of its question again. */
const conditionOnce = byIdentity((node: GuideNode): string | null => {
  const criteria = childrenOf(node, 'criteria').map(({ fields }) => fields);
  const operator = getIn(node.fields, ['conditional', 'operator']) ?? null;
  return criteria.length === 0 ? null : conditionKey({ operator, criteria });
});

/** Returns the rows of a block with the runs of parts that have the same condition. */
function withRuns(rows: readonly Row[]): readonly Row[] {
  const result = [...rows];
  let start = 1;
  while (start < rows.length) {
    const first = rows[start];
    const condition = first?.level === 2 ? conditionOnce(first.node) : null;
    let end = start + 1;
    let count = 1;
    for (let row = rows[end]; row && (row.level === 3 || isSameRun(row, first, condition)); row = rows[++end])
      if (row.level === 2) count += 1;
    if (first && condition !== null && count > 1) {
      for (let at = start; at < end; at += 1) {
        const place = at === start ? 'first' : at === end - 1 ? 'last' : 'inner';
        const row = rows[at];
        if (row) result[at] = { ...row, run: { count, from: first.number, place } };
      }
    }
    start = end;
  }
  return result;
}

function isSameRun(row: Row, first: Row | undefined, condition: string | null): boolean {
  return condition !== null && row.slot === first?.slot && conditionOnce(row.node) === condition;
}

/** Returns true if the children of a node are shown: those of blocks unless toggled, those of items only if toggled. */
function isExpanded(node: GuideNode, toggled: ReadonlySet<Key>): boolean {
  return (node.kind === 'block') !== toggled.has(node.key);
}

function pushItem(
  rows: Row[],
  item: GuideNode,
  block: GuideNode,
  index: number,
  size: number,
  number: number,
  toggled: ReadonlySet<Key>,
): void {
  const options = childrenOf(item, 'options');
  const matrixRows = childrenOf(item, 'rows');
  const expandable = options.length + matrixRows.length > 0;
  const expanded = expandable && isExpanded(item, toggled);
  const at = { node: item, kind: item.kind, parent: block.key, slot: 'items' as const, index, size };
  rows.push({ ...at, level: 2, number, expandable, expanded, run: null });
  if (!expanded) return;
  for (const [i, row] of matrixRows.entries()) rows.push(leaf(row, item, 'rows', i, matrixRows.length, 3));
  for (const [i, option] of options.entries()) rows.push(leaf(option, item, 'options', i, options.length, 3));
}

function leaf(node: GuideNode, parent: GuideNode, slot: Slot, index: number, size: number, level: number): Row {
  const at = { node, kind: node.kind, parent: parent.key, slot, index, size, level };
  return { ...at, number: null, expandable: false, expanded: false, run: null };
}
