import { type Exploration, type Goal, undecided } from '@guide-studio/interview-engine/paths';
import type { Explored, Fork } from './messages.ts';

type Component = Exploration['components'][number];
type PlannedItem = Exploration['plan']['items'][number];

/** A question that only some are shown, with those after it that depend on it. */
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
    itemsOf(one).every((item) => itemsOf(other).every((later) => excludes(item, later)));
  return runsOf(exploration.plan.items, isBranch).flatMap((run) => forksOf(run, exclude));
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

/** What is known of a component: whether two items can be shown in one interview. */
interface Compared {
  /** By item. Asked again with the same objects, so that the exploration remembers them. */
  readonly goals: Goal[];
  readonly excluding: Map<string, boolean>;
  /** The steps that comparing has taken. */
  steps: number;
}

/** Kept with the component, which an edit elsewhere does not change. */
const compared = new WeakMap<Component['exploration'], Compared>();

/** Steps of comparing in one component: few beside those granted for what everything else is asked. */
const mostSteps = 500_000;

/** Returns a function that says if no interview shows both of two items, the first one before the second. */
function exclusionsIn({ components }: Exploration): (one: number, other: number) => boolean {
  const places = new Map(
    components.flatMap((component) => component.items.map((item, own) => [item, { component, own }] as const)),
  );
  return (one, other) => {
    const [first, second] = [places.get(one), places.get(other)];
    // Items of different components do not depend on each other.
    if (first === undefined || first.component !== second?.component) return false;
    const { exploration } = first.component;
    const known = compared.get(exploration) ?? { goals: [], excluding: new Map<string, boolean>(), steps: 0 };
    compared.set(exploration, known);
    const pair = `${first.own} ${second.own}`;
    const before = known.excluding.get(pair);
    if (before !== undefined) return before;
    if (known.steps > mostSteps) return false;
    const { logic } = exploration;
    const goal = (item: number): Goal => (known.goals[item] ??= { kind: 'item', item });
    const steps = logic.diagrams.stepsTaken();
    const are =
      undecided(() => {
        const world = exploration.before(second.own);
        const later = exploration.alternatives(goal(second.own));
        return !exploration
          .alternatives(goal(first.own))
          .some((earlier) => later.some(({ statement }) => world.can(logic.every([earlier.statement, statement]))));
      }) === true;
    known.steps += logic.diagrams.stepsTaken() - steps;
    known.excluding.set(pair, are);
    return are;
  };
}
