import { childrenOf, type GuideNode, type Key, type NodeKind } from '@guide-studio/guide-core/edit';
import { byIdentity } from '@guide-studio/guide-core/internal';
import type { Landing } from '../outline/index.ts';
import type { Entry } from './entries.ts';

/** Where the line of a landing is drawn, in pixels of the column, from the side where its texts begin. */
export interface Line {
  readonly top: number;
  readonly insetInlineStart: number;
}

/** The positions of the entries of the canvas, mounted or not, in pixels of the column. */
type Spans = readonly { readonly start: number; readonly end: number }[];

/** Distance of the cards from the edge of the column, in pixels. */
const cardEdge = 12;

/** The line is in the middle of the space above a block heading. */
const aboveBlock = 16;

/**
 * Returns the landing whose line is nearest to a height in the column, with that line, or null if there is none.
 * Landings among options count only if the question is mounted and lists its options vertically.
 */
export function nearestLine(
  all: readonly Landing[],
  kind: NodeKind,
  at: number,
  { entries, spans, column }: Place,
): { readonly landing: Landing; readonly line: Line } | null {
  const lineOf = kind === 'option' ? answerLines(entries, column) : entryLines(entries, spans, kind);
  let best: { readonly landing: Landing; readonly line: Line } | null = null;
  for (const landing of all) {
    const line = lineOf(landing);
    if (line && (!best || Math.abs(line.top - at) < Math.abs(best.line.top - at))) best = { landing, line };
  }
  return best;
}

/** What the canvas shows. */
interface Place {
  readonly entries: readonly Entry[];
  readonly spans: Spans;
  readonly column: HTMLElement;
}

type LineOf = (landing: Landing) => Line | null;

/** Lines of blocks, concepts and questions: before the entry of the next one, or before what follows the last. */
function entryLines(entries: readonly Entry[], spans: Spans, kind: NodeKind): LineOf {
  const { indices, nodes } = indexOf(entries);
  const slot = kind === 'block' ? 'blocks' : kind === 'concept' ? 'concepts' : 'items';
  return ({ parent, index }) => {
    const node = nodes.get(parent);
    const next = node && childrenOf(node, slot)[index]?.key;
    const behind = kind === 'block' ? 'end' : kind === 'concept' ? `${parent}-concepts` : `${parent}-end`;
    const span = spans[indices.get(next ?? behind) ?? -1];
    return span ? { top: span.start + (kind === 'block' ? aboveBlock : 0), insetInlineStart: cardEdge } : null;
  };
}

/** Lines of options: above the next one, or below the last. */
function answerLines(entries: readonly Entry[], column: HTMLElement): LineOf {
  const { nodes } = indexOf(entries);
  const origin = column.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(column).direction === 'rtl';
  const shown = new Map<Key, DOMRect>();
  for (const answer of column.querySelectorAll<HTMLElement>('[data-answer]'))
    shown.set(answer.dataset['answer'] ?? '', answer.getBoundingClientRect());
  return ({ parent, index }) => {
    const item = nodes.get(parent);
    const options = item ? childrenOf(item, 'options') : [];
    const next = shown.get(options[index]?.key ?? '');
    const before = shown.get(options[index - 1]?.key ?? '');
    const edge = next?.top ?? before?.bottom;
    const box = next ?? before ?? origin;
    const start = isRightToLeft ? origin.right - box.right : box.left - origin.left;
    return edge === undefined ? null : { top: edge - origin.top, insetInlineStart: start };
  };
}

interface Index {
  readonly indices: ReadonlyMap<string, number>;
  readonly nodes: ReadonlyMap<Key, GuideNode>;
}

/** Cached, because every pointer move calls it. */
const indexOf = byIdentity((entries: readonly Entry[]): Index => {
  const nodes = entries.flatMap((entry) => ('node' in entry ? [[entry.node.key, entry.node] as const] : []));
  const made = { indices: new Map(entries.map(({ id }, at) => [id, at])), nodes: new Map(nodes) };
  return made;
});
