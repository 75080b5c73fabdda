import {
  childrenOf,
  type GuideNode,
  type Key,
  labelOf,
  objectFields,
  type Slot,
  textField,
} from '@guide-studio/guide-core';
import { flatten, type Row } from './rows.ts';

/** The result of a search in the outline: the matching rows and their ancestors. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The matching rows. */
  readonly found: ReadonlySet<Key>;
}

/** Returns the rows that contain `text` in their text, title, nickname or id, with the rows around them. */
export function searchRows(root: GuideNode, text: string): FoundRows {
  const wanted = text.trim().toLowerCase();
  const found = new Set<Key>();
  const shown = new Set<Key>();
  const opened = new Set<Key>();
  for (const block of childrenOf(root, 'blocks')) visit(block, [], wanted, { found, shown, opened });
  const rows = flatten(root, opened).filter((row) => shown.has(row.node.key));
  return { rows, found };
}

interface Marks {
  readonly found: Set<Key>;
  readonly shown: Set<Key>;
  readonly opened: Set<Key>;
}

const slots: readonly Slot[] = ['concepts', 'items', 'rows', 'options'];

function visit(node: GuideNode, around: readonly GuideNode[], wanted: string, marks: Marks): void {
  if (says(node, wanted)) {
    marks.found.add(node.key);
    for (const each of [...around, node]) marks.shown.add(each.key);
    // Questions are closed unless toggled; blocks are open.
    for (const each of around) if (each.kind === 'item') marks.opened.add(each.key);
  }
  for (const slot of slots) for (const child of childrenOf(node, slot)) visit(child, [...around, node], wanted, marks);
}

function says(node: GuideNode, wanted: string): boolean {
  const texts = ['title', 'text', 'nickname', 'externalId'].map((property) => textField(node, property));
  return [labelOf(node), ...texts].some((each) => each.toLowerCase().includes(wanted)) || typeSays(node, wanted);
}

/** Matches every question of a type, as in `type:ranking`. */
function typeSays(node: GuideNode, wanted: string): boolean {
  return wanted === `type:${String(objectFields(node)['type'] ?? '')}`;
}
