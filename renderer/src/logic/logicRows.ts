import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  textField,
} from '@guide-studio/guide-core/edit';
import { getIn, labelOf, orderOf, referencesByHolder, sentence } from '@guide-studio/guide-core/internal';
import { wordFilter } from '../controls/index.ts';
import { isSet } from '../fields/isSet.ts';
import { type ShownFinding, type Findings } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { carryPieces, conditionPieces, type Piece } from '../explanations/conditionWords.ts';
import { numberedName } from '../explanations/numberedName.ts';

/** What a condition depends on. */
export type LogicKind = 'answers' | 'link' | 'carried';

/** A question or concept that is not always shown, or has carried options, in words. */
export interface LogicRow {
  readonly node: GuideNode;
  readonly block: GuideNode;
  /** Its index among all rows, in guide order. */
  readonly place: number;
  readonly who: string;
  /** The condition, then the source of carried options; either may be missing. */
  readonly sentences: readonly (readonly Piece[])[];
  readonly words: string;
  readonly kinds: readonly LogicKind[];
  /** The questions it depends on, in order. */
  readonly sources: readonly GuideNode[];
  readonly problems: readonly ShownFinding[];
}

/** Returns every condition and carry-forward of the guide, in guide order. */
export function logicRows(doc: GuideDocument, findings: Pick<Findings, 'byKey'>): readonly LogicRow[] {
  const rows: LogicRow[] = [];
  for (const block of childrenOf(doc.root, 'blocks')) {
    for (const node of [...childrenOf(block, 'concepts'), ...childrenOf(block, 'items')]) {
      if (childrenOf(node, 'criteria').length === 0 && !isSet(node, 'carryForwardFrom')) continue;
      rows.push(rowOf(doc, block, node, rows.length, findings));
    }
  }
  return rows;
}

function rowOf(
  doc: GuideDocument,
  block: GuideNode,
  node: GuideNode,
  place: number,
  findings: Pick<Findings, 'byKey'>,
): LogicRow {
  const sentences = [bareCondition(doc, node), carryPieces(doc, node)].filter((pieces) => pieces.length > 0);
  return {
    node,
    block,
    place,
    who: numberedName(doc, node),
    sentences,
    words: sentences.map(sentence).join('. '),
    kinds: kindsOf(node),
    sources: sourcesOf(doc, node),
    problems: problemsOf(node, findings),
  };
}

/** Returns a condition without “Shown when”, which the column already says. */
function bareCondition(doc: GuideDocument, node: GuideNode): readonly Piece[] {
  const [start, ...rest] = conditionPieces(doc, node);
  if (start === undefined || childrenOf(node, 'criteria').length === 1) return rest;
  const any = getIn(node.fields, ['conditional', 'operator']) === 'or';
  return [{ text: any ? words.logic.anyOf : words.logic.allOf }, ...rest];
}

function kindsOf(node: GuideNode): readonly LogicKind[] {
  const types = new Set(childrenOf(node, 'criteria').map((criterion) => textField(criterion, 'type')));
  return [
    ...(types.has('selectedTemplateOptions') ? (['answers'] as const) : []),
    ...(types.has('searchParam') ? (['link'] as const) : []),
    ...(isSet(node, 'carryForwardFrom') ? (['carried'] as const) : []),
  ];
}

function sourcesOf(doc: GuideDocument, node: GuideNode): readonly GuideNode[] {
  const found = new Set<Key>();
  for (const holder of [...childrenOf(node, 'criteria'), node]) {
    for (const { kind, target } of referencesByHolder(doc).get(holder.key) ?? []) {
      if (target !== null && (kind === 'question' || kind === 'carryForward')) found.add(target);
    }
  }
  const { items } = itemIndex(doc);
  const orders = [...found].flatMap((key) => orderOf(doc, key) ?? []).sort((a, b) => a - b);
  return orders.flatMap((order) => items[order]?.node ?? []);
}

/** Returns the problems of the condition or the carry-forward, not those of the rest of the question. */
function problemsOf(node: GuideNode, { byKey }: Pick<Findings, 'byKey'>): readonly ShownFinding[] {
  const own = (byKey.get(node.key) ?? []).filter(({ property }) =>
    /^(?:conditional|carryForwardFrom)(?:\.|$)/.test(property),
  );
  return [...own, ...childrenOf(node, 'criteria').flatMap(({ key }) => byKey.get(key) ?? [])];
}

export type LogicColumn = 'who' | 'words' | 'sources' | 'problems';

/** How the table is filtered and sorted. */
export interface LogicFilter {
  readonly text: string;
  readonly kind: 'all' | LogicKind | 'problems';
  readonly column: LogicColumn;
  readonly down: boolean;
}

/** Returns the rows that match a filter, in its order. Rows equal in a column stay in guide order. */
export function filterRows(rows: readonly LogicRow[], filter: LogicFilter): readonly LogicRow[] {
  const isFound = wordFilter(filter.text);
  const fitting = rows.filter((row) => isOfKind(row, filter.kind) && isFound(`${row.who} ${row.words}`));
  const sorted = filter.column === 'who' ? fitting : fitting.toSorted((a, b) => order(a, b, filter.column));
  return filter.down ? sorted.toReversed() : sorted;
}

function isOfKind(row: LogicRow, kind: LogicFilter['kind']): boolean {
  if (kind === 'all') return true;
  return kind === 'problems' ? row.problems.length > 0 : row.kinds.includes(kind);
}

function order(a: LogicRow, b: LogicRow, column: LogicColumn): number {
  switch (column) {
    case 'words':
      return a.words.localeCompare(b.words) || a.place - b.place;
    case 'sources':
      return a.sources.map(labelOf).join().localeCompare(b.sources.map(labelOf).join()) || a.place - b.place;
    case 'problems':
      return b.problems.length - a.problems.length || a.place - b.place;
    case 'who':
      return a.place - b.place;
  }
}
