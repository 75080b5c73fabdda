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

/** What a search of the outline shows: the rows that say it, and those around them. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The rows that say it themselves. */
  readonly found: ReadonlySet<Key>;
}

/** The outline with everything in it that says `text` in its text, title, nickname or id, and what is around that. */
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
    // Questions are closed unless they are toggled; blocks are open.
    for (const each of around) if (each.kind === 'item') marks.opened.add(each.key);
  }
  for (const slot of slots) for (const child of childrenOf(node, slot)) visit(child, [...around, node], wanted, marks);
}

function says(node: GuideNode, wanted: string): boolean {
  const texts = ['title', 'text', 'nickname', 'externalId'].map((property) => textField(node, property));
  return [labelOf(node), ...texts].some((each) => each.toLowerCase().includes(wanted)) || typeSays(node, wanted);
}

/** `type:ranking` finds every question of a type. */
function typeSays(node: GuideNode, wanted: string): boolean {
  return wanted === `type:${String(objectFields(node)['type'] ?? '')}`;
}
