import '../i18n/later.ts';
import { carrySentence, conditionSentence } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { referencesByHolder, remembered, withoutMarks } from '@guide-studio/guide-core/internal';
import type { InterviewOutcome } from '@guide-studio/interview-engine';
import { uiLanguage, words } from '../i18n/index.ts';
import type { Explored, Fork, Seen } from '../worker/messages.ts';

/** How many get to something: everyone, some, nobody, only those who are then screened out, or it is not known. */
export type Mark =
  | 'everyone'
  | 'passing'
  /** Everyone who was not screened out before; some of them are later. */
  | 'left'
  | 'some'
  | 'nobody'
  | 'screenedOut'
  | 'unknown'
  /** With something fixed by hand. */
  | 'certain'
  | 'possible'
  | 'excluded'
  /** What is fixed by hand excludes each other, so nothing follows from it. */
  | 'open';

/** A row of the flow that participants reach or not. */
interface Reached {
  readonly mark: Mark;
  /** The branches that it is on, from the main line outwards. Rows beside each other with the same one are joined. */
  readonly lanes: readonly string[];
  /** Its condition in words; empty on the main line. */
  readonly when: string;
  /** The questions that it depends on directly. */
  readonly sources: readonly Key[];
  /** The alternative that it belongs to, of which each participant is shown at most one. */
  readonly alternative?: Alternative;
}

/** An alternative of a fork, by their places. */
interface Alternative {
  readonly fork: string;
  readonly at: number;
}

/** A row of the flow. `key` is that of its part; an outcome has its own. */
export type PathRow =
  | { readonly kind: 'block'; readonly key: Key; readonly node: GuideNode }
  /** `number` counts from 1. */
  | ({ readonly kind: 'item'; readonly key: Key; readonly node: GuideNode; readonly number: number } & Reached)
  | ({ readonly kind: 'concept'; readonly key: Key; readonly node: GuideNode } & Reached)
  /** An option that ends the interview. `of` is its question. */
  | ({ readonly kind: 'ending'; readonly key: Key; readonly node: GuideNode; readonly of: Key } & Reached)
  /** The heading of the outcomes. */
  | { readonly kind: 'outcomes'; readonly key: Key }
  | ({ readonly kind: 'outcome'; readonly key: InterviewOutcome } & Reached);

export type ReachedRow = Extract<PathRow, Reached>;

export const isReached = (row: PathRow | undefined): row is ReachedRow => row !== undefined && 'mark' in row;

const deepest = 4;

const onMainLine: ReadonlySet<Mark> = new Set(['everyone', 'passing', 'left', 'certain']);

const fixedMarks = { always: 'certain', sometimes: 'possible', never: 'excluded', undecided: 'unknown' } as const;

/** Returns the mark of something that some see. */
function markOf({ reach, reachOfAll, isBeforeEnding }: Seen): Mark {
  if (reachOfAll === 'never') return 'nobody';
  if (reach === 'undecided' || reachOfAll === 'undecided') return 'unknown';
  // All of them may be screened out later.
  if (reach === 'never') return reachOfAll === 'always' ? 'everyone' : 'screenedOut';
  if (isBeforeEnding === true) return 'left';
  if (reachOfAll === 'always') return 'everyone';
  return reach === 'always' ? 'passing' : 'some';
}

/** Returns true if nobody passes the screener with what is fixed, but some are screened out with it. */
export function onlyScreenedOut({ outcomes: { complete, screened_out: ended } }: Explored): boolean {
  return complete.reachOfAll === 'never' && ended.reachOfAll !== 'never';
}

/** Returns true if no interview at all has what is fixed: nothing follows from it. */
export function excludesItself({ outcomes: { complete, screened_out: ended } }: Explored): boolean {
  return complete.reachOfAll === 'never' && ended.reachOfAll === 'never';
}

const unknown: Seen = { reach: 'undecided', reachOfAll: 'undecided' };

/** Returns the guide as a flow. `doc` is the version that was explored. */
export function pathRows(doc: GuideDocument, explored: Explored, isFixed: boolean): readonly PathRow[] {
  const { items, concepts, rejecting, outcomes, audienceTexts } = explored;
  const holders = referencesByHolder(doc);
  const lanesOf = new Map<Key, readonly string[]>();
  const alternatives = alternativesIn(explored);
  const lanesOfForks = new Map<string, readonly string[]>();
  const rows: PathRow[] = [];
  const whose = onlyScreenedOut(explored) ? 'reachOfAll' : 'reach';
  const isOpen = excludesItself(explored);
  const mark = (seen: Seen): Mark => {
    if (!isFixed || seen.isNever === true) return markOf(seen);
    return isOpen ? 'open' : fixedMarks[seen[whose]];
  };
  /** Of everyone who starts: participants who are screened out get there too. */
  const markOfAll = (seen: Seen): Mark => mark({ ...seen, reach: seen.reachOfAll });

  function dependsOn(node: GuideNode): { readonly sources: readonly Key[]; readonly links: readonly string[] } {
    const criteria = childrenOf(node, 'criteria');
    const sources = [node, ...criteria].flatMap(({ key }) =>
      (holders.get(key) ?? [])
        .filter(({ kind }) => kind === 'question' || kind === 'carryForward')
        .flatMap(({ target }) => target ?? []),
    );
    const links = criteria
      .filter((one) => textField(one, 'type') === 'searchParam')
      .map((one) => `link ${textField(one, 'parameter')}`);
    return { sources: [...new Set(sources)], links: [...new Set(links)] };
  }

  /** Returns the branches of something that depends on these questions, after those of the deepest of them. */
  function lanesAfter(sources: readonly Key[], own: string): readonly string[] {
    let base: readonly string[] = [];
    for (const key of sources) {
      const lanes = lanesOf.get(key) ?? [];
      if (lanes.length > base.length) base = lanes;
    }
    return [...base.slice(0, deepest - 1), own];
  }

  /** `also`: what its condition does not say. `conditionText`: its condition, if the worker has put it in words. */
  function reached(node: GuideNode, own: Mark, also: string, conditionText?: string): Reached {
    const { sources, links } = dependsOn(node);
    const isBranch = sources.length > 0 || links.length > 0 || also !== '';
    if (!isBranch) return { mark: own, lanes: [], when: '', sources };
    if (onMainLine.has(own)) {
      // Its condition is always met, but what it offers and how many are drawn still differs.
      const offered = withoutMarks(sentences(carrySentence(doc, node, uiLanguage), also));
      return { mark: own, lanes: [], when: offered, sources };
    }
    const by = [...sources, ...links].sort().join(' ');
    const condition =
      conditionText ?? sentences(conditionSentence(doc, node, uiLanguage), carrySentence(doc, node, uiLanguage));
    const when = withoutMarks(sentences(condition, also));
    return { mark: own, lanes: lanesAfter(sources, by === '' ? also : by), when, sources };
  }

  /** Returns a question or a concept as an alternative, if it is one. */
  function inFork(row: Reached, alternative: Alternative | undefined): Reached {
    if (alternative === undefined || row.lanes.length === 0) return row;
    // The alternatives of a fork are one branch.
    const { fork } = alternative;
    const lanes = remembered(lanesOfForks, fork, () => [...row.lanes.slice(0, -1), `${laneOfFork}${fork}`]);
    return { ...row, lanes, alternative };
  }

  let number = 0;
  let ending = 0;
  for (const [at, block] of childrenOf(doc.root, 'blocks').entries()) {
    rows.push({ kind: 'block', key: block.key, node: block });
    const ofBlock = childrenOf(block, 'concepts');
    const drawn = drawnOf(block);
    for (const [place, node] of ofBlock.entries()) {
      const also = drawn === null || drawn >= ofBlock.length ? '' : words.paths.drawn(drawn, ofBlock.length);
      const seen = concepts[at]?.[place] ?? unknown;
      const row = inFork(reached(node, mark(seen), also), alternatives.get(conceptText(at, place)));
      rows.push({ kind: 'concept', key: node.key, node, ...row });
    }
    for (const node of childrenOf(block, 'items')) {
      number += 1;
      const item = number - 1;
      const own = reached(node, mark(items[item] ?? unknown), '', audienceTexts.get(item)?.when);
      const row = inFork(own, alternatives.get(itemText(item)));
      lanesOf.set(node.key, row.lanes);
      rows.push({ kind: 'item', key: node.key, node, number, ...row });
      for (; rejecting[ending]?.item === number - 1; ending += 1) {
        const { option, seen } = rejecting[ending]!;
        const choice = childrenOf(node, 'options')[Number(option.slice(1)) - 1];
        if (choice === undefined) continue;
        const sources = [node.key];
        const lanes = lanesAfter(sources, `ends ${node.key}`);
        rows.push({
          kind: 'ending',
          key: choice.key,
          node: choice,
          of: node.key,
          mark: markOfAll(seen),
          lanes,
          when: '',
          sources,
        });
      }
    }
  }
  rows.push({ kind: 'outcomes', key: 'outcomes' });
  const outcome = { when: '', sources: [], lanes: [] } as const;
  rows.push({ kind: 'outcome', key: 'complete', mark: markOfAll(outcomes.complete), ...outcome });
  // Without an option that turns participants away, nobody expects this one.
  if (rejecting.length > 0)
    rows.push({ kind: 'outcome', key: 'screened_out', mark: markOfAll(outcomes.screened_out), ...outcome });
  return rows;
}

const sentences = (...some: readonly string[]): string => some.filter((one) => one !== '').join('. ');

const itemText = (item: number): string => `item ${item}`;
const conceptText = (block: number, concept: number): string => `concept ${block} ${concept}`;

/** Returns the alternatives by {@link itemText} and {@link conceptText}. */
function alternativesIn({ forks, conceptForks }: Explored): ReadonlyMap<string, Alternative> {
  const found = new Map<string, Alternative>();
  const note = (fork: Fork, textOf: (index: number) => string): void => {
    for (const [at, parts] of fork.entries())
      for (const part of parts) found.set(textOf(part), { fork: textOf(fork[0]?.[0] ?? part), at });
  };
  for (const fork of forks) note(fork, itemText);
  for (const [block, own] of conceptForks.entries())
    for (const fork of own) note(fork, (concept) => conceptText(block, concept));
  return found;
}

const laneOfFork = 'fork ';

/** Returns the branches that each row is on. Those of a fork go on beside a heading between its alternatives. */
export function lanesIn(rows: readonly PathRow[]): readonly (readonly string[])[] {
  const own = rows.map((row) => (isReached(row) ? row.lanes : []));
  return rows.map((row, at) => {
    const [above, lanes, below] = [own[at - 1] ?? [], own[at] ?? [], own[at + 1] ?? []];
    if (isReached(row)) return lanes;
    const parting = above.findIndex((lane, level) => below[level] !== lane);
    const shared = parting === -1 ? above : above.slice(0, parting);
    return shared.some((lane) => lane.startsWith(laneOfFork)) ? shared : [];
  });
}

/**
 * Returns the rows with which an alternative of a fork begins: its first one with `either`, the others with `or`. A search
 * may leave out all alternatives of a fork but one, which then is none.
 */
export function beginnings(rows: readonly PathRow[]): ReadonlyMap<Key, 'either' | 'or'> {
  const first = new Map<string, Map<number, Key>>();
  for (const row of rows) {
    if (!isReached(row) || row.alternative === undefined) continue;
    const { fork, at } = row.alternative;
    const of = first.get(fork) ?? new Map<number, Key>();
    first.set(fork, of.has(at) ? of : of.set(at, row.key));
  }
  const forks = [...first.values()].filter(({ size }) => size > 1);
  return new Map(forks.flatMap((of) => [...of.values()].map((key, at) => [key, at === 0 ? 'either' : 'or'] as const)));
}

/** Returns how many concepts of a block each participant sees; null: all. */
function drawnOf(block: GuideNode): number | null {
  const { subsampleCount } = (objectFields(block)['conceptSamplingConfig'] ?? {}) as {
    readonly subsampleCount?: unknown;
  };
  return typeof subsampleCount === 'number' ? subsampleCount : null;
}

/**
 * Returns the parts on the ways to and from a part: the questions before it that can end the interview, what it depends on,
 * and what depends on it.
 */
export function onTheWay(rows: readonly PathRow[], selected: Key | null): ReadonlySet<Key> {
  const found = new Set<Key>();
  if (selected === null) return found;
  const all = rows.filter(isReached);
  const byKey = new Map(all.map((row) => [row.key, row]));
  const back = (key: Key): void => {
    for (const source of byKey.get(key)?.sources ?? []) {
      if (found.has(source)) continue;
      found.add(source);
      back(source);
    }
  };
  back(selected);
  for (const key of screeningBefore(rows, selected)) found.add(key);
  const ahead = new Set<Key>([selected]);
  for (const { key, sources } of all) {
    if (!sources.some((source) => ahead.has(source))) continue;
    ahead.add(key);
    found.add(key);
  }
  return found;
}

const unseen: ReadonlySet<Mark> = new Set(['nobody', 'excluded']);

/** Returns the screening questions before a part that can end the interview for someone. */
function screeningBefore(rows: readonly PathRow[], selected: Key): readonly Key[] {
  const at = rows.findIndex(({ key }) => key === selected);
  const before = rows.slice(0, Math.max(0, at));
  const ends = before.flatMap((row) => (row.kind === 'ending' && !unseen.has(row.mark) ? [row.of] : []));
  // The option that ends the interview comes after its question.
  return [...new Set(ends)].filter((key) => key !== selected);
}
