import {
  carrySentence,
  conditionSentence,
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  referencesByHolder,
} from '@guide-studio/guide-core';
import { spoken } from '../words/index.ts';
import type { Explored, Seen } from '../worker/messages.ts';

/** How many see a question: everyone, some, nobody, only those who are then screened out, or it is not known. */
export type Mark =
  | 'everyone'
  | 'passing'
  | 'some'
  | 'nobody'
  | 'screenedOut'
  | 'unknown'
  /** With answers fixed by hand. */
  | 'certain'
  | 'possible'
  | 'excluded';

/** A row of the flow: a block, or a question in it. */
export type PathRow =
  | { readonly kind: 'block'; readonly node: GuideNode }
  | {
      readonly kind: 'item';
      readonly node: GuideNode;
      /** Its number, from 1. */
      readonly number: number;
      readonly mark: Mark;
      /** The number of conditions in each other: 0 on the main line. */
      readonly depth: number;
      /** Its condition in words; empty on the main line. */
      readonly when: string;
      /** The questions that it depends on directly. */
      readonly sources: readonly Key[];
    };

const deepest = 4;

const onMainLine: ReadonlySet<Mark> = new Set(['everyone', 'passing', 'certain']);

const fixedMarks = { always: 'certain', sometimes: 'possible', never: 'excluded', undecided: 'unknown' } as const;

/** Returns the mark of something that some see. */
function markOf({ reach, reachOfAll }: Seen): Mark {
  if (reachOfAll === 'never') return 'nobody';
  if (reach === 'undecided' || reachOfAll === 'undecided') return 'unknown';
  if (reach === 'never') return 'screenedOut';
  if (reachOfAll === 'always') return 'everyone';
  return reach === 'always' ? 'passing' : 'some';
}

/** Returns the guide as a flow. `doc` is the version that was explored. */
export function pathRows(doc: GuideDocument, { items }: Explored, isFixed: boolean): readonly PathRow[] {
  const holders = referencesByHolder(doc);
  const depths = new Map<Key, number>();
  const rows: PathRow[] = [];
  let number = 0;
  for (const block of childrenOf(doc.root, 'blocks')) {
    rows.push({ kind: 'block', node: block });
    for (const node of childrenOf(block, 'items')) {
      number += 1;
      const owners = [node, ...childrenOf(node, 'criteria')];
      const ids = owners.flatMap(({ key }) =>
        (holders.get(key) ?? [])
          .filter(({ kind }) => kind === 'question' || kind === 'carryForward')
          .flatMap(({ target }) => target ?? []),
      );
      const sources = [...new Set(ids)];
      const seen: Seen = items[number - 1] ?? { reach: 'undecided', reachOfAll: 'undecided' };
      const mark = isFixed ? fixedMarks[seen.reach] : markOf(seen);
      const isBranch = childrenOf(node, 'criteria').length > 0 || sources.length > 0;
      const above = Math.max(0, ...sources.map((key) => depths.get(key) ?? 0));
      const depth = isBranch && !onMainLine.has(mark) ? Math.min(deepest, above + 1) : 0;
      depths.set(node.key, depth);
      const when =
        depth === 0
          ? ''
          : [conditionSentence(doc, node, spoken), carrySentence(doc, node, spoken)]
              .filter((one) => one !== '')
              .join('. ');
      rows.push({ kind: 'item', node, number, mark, depth, when, sources });
    }
  }
  return rows;
}

/** Returns the questions on the ways to and from a question: what it depends on, and what depends on it. */
export function onTheWay(rows: readonly PathRow[], selected: Key | null): ReadonlySet<Key> {
  const found = new Set<Key>();
  if (selected === null) return found;
  const items = rows.filter((row) => row.kind === 'item');
  const byKey = new Map(items.map((row) => [row.node.key, row]));
  const back = (key: Key): void => {
    for (const source of byKey.get(key)?.sources ?? []) {
      if (found.has(source)) continue;
      found.add(source);
      back(source);
    }
  };
  back(selected);
  const ahead = new Set<Key>([selected]);
  for (const { node, sources } of items) {
    if (!sources.some((source) => ahead.has(source))) continue;
    ahead.add(node.key);
    found.add(node.key);
  }
  return found;
}
