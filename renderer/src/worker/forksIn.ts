import { remembered } from '@guide-studio/guide-core/internal';
import { decide, type Exploration, type Goal, isTrue } from '@guide-studio/interview-engine/paths';
import type { Explored, Fork } from './messages.ts';

type Component = Exploration['components'][number];
type PlannedItem = Exploration['plan']['items'][number];

/** A question that only some are shown, with those after it that depend on it; or a concept. */
interface Branch {
  readonly item: number;
  readonly below: Branch[];
}

/**
 * Returns the forks of a guide: neighbouring questions that only some are shown, in alternatives that exclude each other.
 * What would need too many steps is no fork.
 */
export function forksIn(exploration: Exploration, items: Explored['items']): readonly Fork[] {
  const excludes = exclusionsIn(exploration);
  const isBranch = ({ index, conditional, carriedFrom }: PlannedItem): boolean =>
    (conditional !== null || carriedFrom !== null) && items[index]?.reach === 'sometimes';
  const exclude = (one: Branch, other: Branch): boolean =>
    itemsOf(one).every((item) => itemsOf(other).every((later) => excludes({ item }, { item: later })));
  return runsOf(exploration.plan.items, isBranch).flatMap((run) => forksOf(run, exclude));
}

/** Returns the forks of the concepts of each block: neighbouring concepts with conditions. */
export function conceptForksIn(exploration: Exploration, concepts: Explored['concepts']): Explored['conceptForks'] {
  const excludes = exclusionsIn(exploration);
  return exploration.plan.blocks.map(({ index: block, items, concepts: all }) => {
    const item = items[0]?.index;
    if (item === undefined) return [];
    const exclude = (one: Branch, other: Branch): boolean =>
      excludes({ item, concept: one.item }, { item, concept: other.item });
    const runs: Branch[][] = [[]];
    for (const [concept, { conditional }] of all.entries()) {
      if (conditional === null || concepts[block]?.[concept]?.reach !== 'sometimes') runs.push([]);
      else runs.at(-1)?.push({ item: concept, below: [] });
    }
    return runs.flatMap((run) => forksOf(run, exclude));
  });
}

const itemsOf = ({ item, below }: Branch): readonly number[] => [item, ...below.flatMap(itemsOf)];

/** Returns the branches that are not interrupted by anything else, the dependent ones below those they depend on. */
function runsOf(
  items: readonly PlannedItem[],
  isBranch: (item: PlannedItem) => boolean,
): readonly (readonly Branch[])[] {
  const runs: Branch[][] = [];
  let run: Branch[] | null = null;
  let open: Branch[] = [];
  for (const planned of items) {
    if (!isBranch(planned)) {
      run = null;
      open = [];
      continue;
    }
    if (run === null) runs.push((run = []));
    const sources = sourcesOf(planned);
    const above = open.findLastIndex(({ item }) => sources.has(item));
    const branch = { item: planned.index, below: [] };
    (open[above]?.below ?? run).push(branch);
    open = [...open.slice(0, above + 1), branch];
  }
  return runs;
}

/** Returns the questions that an item depends on directly. */
function sourcesOf({ conditional, carriedFrom }: PlannedItem): ReadonlySet<number> {
  const criteria = conditional?.criteria ?? [];
  const sources = criteria.flatMap((one) => (one.type === 'selectedTemplateOptions' ? one.source : []));
  return new Set(carriedFrom === null ? sources : [...sources, carriedFrom]);
}

/** Each new alternative is compared with all before it. More than this are hardly ever written. */
const mostAlternatives = 60;

/** Returns the forks of neighbouring branches, and of those below them. */
function forksOf(branches: readonly Branch[], exclude: (one: Branch, other: Branch) => boolean): readonly Fork[] {
  const forks: (readonly Branch[][])[] = [];
  const below = branches.flatMap((branch) => forksOf(branch.below, exclude));
  let alternatives: Branch[][] = [[]];
  const start = (some: Branch[][]): void => {
    if (alternatives.length > 1) forks.push(alternatives);
    alternatives = some;
  };
  for (const branch of branches) {
    const last = alternatives.at(-1) ?? [];
    const excluding = (one: Branch): boolean => exclude(one, branch);
    if (alternatives.length === 1) {
      // A fork begins with as many of the branches before it as the new one excludes.
      const from = last.findLastIndex((one) => !excluding(one)) + 1;
      if (from === last.length) last.push(branch);
      else start([last.slice(from), [branch]]);
    } else if (!alternatives.slice(0, -1).flat().every(excluding)) start([[branch]]);
    else if (!last.every(excluding)) last.push(branch);
    else if (alternatives.length < mostAlternatives) alternatives.push([branch]);
    else start([[branch]]);
  }
  start([]);
  const own = forks.map((fork) => fork.map((some) => some.map(({ item }) => item)));
  return [...own, ...below];
}

/** An item, or a concept of its block. */
interface Part {
  readonly item: number;
  readonly concept?: number;
}

/** What is known of a component: whether two parts can be shown in one interview. */
interface Compared {
  /** By part. Asked again with the same objects, so that the exploration remembers them. */
  readonly goals: Map<string, Goal>;
  readonly excluding: Map<string, boolean>;
  /** The steps that comparing has taken. */
  steps: number;
}

/** Kept with the component, which an edit elsewhere does not change. */
const compared = new WeakMap<Component['exploration'], Compared>();

/** Steps of comparing in one component: few beside those granted for what everything else is asked. */
const mostSteps = 500_000;

/** Returns a function that says if no interview shows both of two parts, the first one before the second. */
function exclusionsIn({ components }: Exploration): (one: Part, other: Part) => boolean {
  const places = new Map(
    components.flatMap((component) => component.items.map((item, own) => [item, { component, own }] as const)),
  );
  return (one, other) => {
    const [first, second] = [places.get(one.item), places.get(other.item)];
    // Items of different components do not depend on each other.
    if (first === undefined || first.component !== second?.component) return false;
    const { exploration } = first.component;
    const known = remembered(compared, exploration, () => ({ goals: new Map(), excluding: new Map(), steps: 0 }));
    const [earlierText, laterText] = [textOf(first.own, one.concept), textOf(second.own, other.concept)];
    const pair = `${earlierText} ${laterText}`;
    const before = known.excluding.get(pair);
    if (before !== undefined) return before;
    if (known.steps > mostSteps) return false;
    const { logic } = exploration;
    const goal = (text: string, item: number, concept: number | undefined): Goal => {
      const block = exploration.plan.items[item]?.block ?? -1;
      return remembered(known.goals, text, () =>
        concept === undefined ? { kind: 'item', item } : { kind: 'concept', block, concept },
      );
    };
    const steps = logic.diagrams.stepsTaken();
    const are = isTrue(
      decide(() => {
        const world = exploration.before(second.own);
        const later = exploration.alternatives(goal(laterText, second.own, other.concept));
        return !exploration
          .alternatives(goal(earlierText, first.own, one.concept))
          .some((earlier) => later.some(({ statement }) => world.can(logic.every([earlier.statement, statement]))));
      }),
    );
    known.steps += logic.diagrams.stepsTaken() - steps;
    known.excluding.set(pair, are);
    return are;
  };
}

/** Returns a text that is the same for the same part of a component. */
const textOf = (item: number, concept: number | undefined): string => `${item}:${concept ?? ''}`;
