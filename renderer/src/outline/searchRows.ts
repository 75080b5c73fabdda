import {
  childrenOf,
  type GuideNode,
  type Key,
  objectFields,
  type Slot,
  textField,
} from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { wordFilter } from '../controls/index.ts';
import { flatten, type Row } from './rows.ts';

/** The result of a search in the outline: the matching rows and their ancestors. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The matching rows. */
  readonly found: ReadonlySet<Key>;
}

/**
 * Returns the rows that contain every word of `text` in one of their texts (text, title, nickname, id), with the rows
 * around them. `type:ranking` finds the questions of a type.
 */
export function searchRows(root: GuideNode, text: string): FoundRows {
  const matchesText = wordFilter(text);
  const type = /^type:(\S+)$/u.exec(text.trim().toLowerCase())?.[1];
  const isFound = (node: GuideNode) =>
    textsOf(node).some(matchesText) || (type !== undefined && objectFields(node)['type'] === type);
  const found = new Set<Key>();
  const shown = new Set<Key>();
  const opened = new Set<Key>();
  for (const block of childrenOf(root, 'blocks')) visit(block, [], isFound, { found, shown, opened });
  const rows = flatten(root, opened).filter((row) => shown.has(row.node.key));
  return { rows, found };
}

interface Marks {
  readonly found: Set<Key>;
  readonly shown: Set<Key>;
  readonly opened: Set<Key>;
}

const slots: readonly Slot[] = ['concepts', 'items', 'rows', 'options'];

function visit(
  node: GuideNode,
  around: readonly GuideNode[],
  isFound: (node: GuideNode) => boolean,
  marks: Marks,
): void {
  if (isFound(node)) {
    marks.found.add(node.key);
    for (const each of [...around, node]) marks.shown.add(each.key);
    // Questions are closed unless toggled; blocks are open.
    for (const each of around) if (each.kind === 'item') marks.opened.add(each.key);
  }
  for (const slot of slots) for (const child of childrenOf(node, slot)) visit(child, [...around, node], isFound, marks);
}

function textsOf(node: GuideNode): readonly string[] {
  return [labelOf(node), ...['title', 'text', 'nickname', 'externalId'].map((property) => textField(node, property))];
}
