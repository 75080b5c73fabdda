import { byIdentity } from '@guide-studio/guide-core/internal';
import type { PathAdviceId } from '@guide-studio/guide-core/settings';
import { type Exploration, type Goal, isAnswerRule, isFalse, orNull, type Owner, ownerKey } from '../../logic/index.ts';
import type { Plan, PlannedItem } from '../../plan/plan.ts';
import { isAnyOf, type PartNames } from '../partNames.ts';
import { reasonFor } from '../reason.ts';
import { lastAsked } from './nobodyCompletes.ts';
import type { AdviceAt, PathFinding } from './pathFinding.ts';
import { isUnknownName } from './isUnknownName.ts';

/** A question or a concept that nobody is shown. */
export interface Unseen {
  readonly owner: Owner;
  readonly cause: Cause;
  /** The criteria of its own condition by which it is so, by index; none if others have a part in it. */
  readonly criteria: readonly number[];
  /** Later questions that nobody is shown because nobody answers this one. */
  readonly also: readonly number[];
}

/** What keeps everyone from a part. */
type Cause =
  /** Its own criteria exclude each other, whatever is answered. */
  | 'contradictingCriteria'
  /** Its own criteria exclude each other, because of how many options an answer has. */
  | 'singleAnswerContradiction'
  /** It needs an answer with which the screener ends the interview. */
  | 'needsRejectedOption'
  /** No option can be carried to it. */
  | 'nothingCarried'
  /** One of its own criteria can never be met: it names what its question does not have. */
  | 'unknownName'
  | 'other';

/** What the sentences about unseen parts are made of. */
export interface NamedUnseen {
  readonly owner: string;
  readonly criteria: readonly string[];
  /** One criterion is enough for its condition. */
  readonly isAny: boolean;
  /** The questions in `also`; null if there are none. */
  readonly dependants: string | null;
}

/** Granted to each try at the reason of a part. Without a reason, the finding says only that nobody sees the part. */
const steps = 50_000;

/**
 * Of so many parts that depend on each other, reasons are looked for: a hundredth of a second each in a long guide. Nobody
 * reads more of them.
 */
const mostExplained = 100;

/** Returns what nobody is shown by one of these causes. */
export function unseenBy(exploration: Exploration, ...causes: readonly Cause[]): readonly Unseen[] {
  return unseenIn(exploration).filter(({ cause }) => causes.includes(cause));
}

/** Returns the unseen parts up to where all interviews end, but not the questions that depend on another one of them. */
const unseenIn = byIdentity((exploration: Exploration): readonly Unseen[] => {
  const { plan, canReach } = exploration;
  const last = lastAsked(exploration) ?? plan.items.length;
  const isUnseen = (goal: Goal): boolean => isFalse(canReach(goal));
  const dead = new Set(
    plan.items.flatMap(({ index: item }) => (item < last && isUnseen({ kind: 'item', item }) ? [item] : [])),
  );
  const roots = new Map<number, number>();
  for (const planned of plan.items) {
    const source = dead.has(planned.index) ? deadSourceOf(planned, dead) : null;
    // Sources come before what depends on them.
    if (source !== null) roots.set(planned.index, roots.get(source) ?? source);
  }
  const items = [...dead].filter((item) => !roots.has(item)).map((item): Owner => ({ kind: 'item', item }));
  const concepts = plan.blocks.flatMap(({ index: block, concepts: of, items: [first] }) =>
    (first?.index ?? 0) > last
      ? []
      : [...of.keys()].flatMap((concept): Owner[] => {
          const owner = { kind: 'concept', block, concept } as const;
          return isUnseen(owner) ? [owner] : [];
        }),
  );
  const dependants = new Map<number, number[]>();
  for (const [one, root] of roots) {
    const of = dependants.get(root);
    if (of === undefined) dependants.set(root, [one]);
    else of.push(one);
  }
  return [...items, ...concepts].map((owner, at) => ({
    ...(at < mostExplained ? causeOf(exploration, owner) : { owner, criteria: [], cause: 'other' }),
    also: owner.kind === 'item' ? (dependants.get(owner.item) ?? []) : [],
  }));
});

/** Returns a question without whose answer nobody is shown this one, if nobody is asked it. */
function deadSourceOf({ carriedFrom, conditional }: PlannedItem, dead: ReadonlySet<number>): number | null {
  if (carriedFrom !== null && dead.has(carriedFrom)) return carriedFrom;
  if (conditional === null) return null;
  const sources = conditional.criteria.flatMap((one) =>
    one.type === 'selectedTemplateOptions' && one.mustSelect && dead.has(one.source) ? [one.source] : [],
  );
  const isCertain = conditional.operator === 'and' || sources.length === conditional.criteria.length;
  return isCertain ? (sources[0] ?? null) : null;
}

function causeOf(exploration: Exploration, owner: Owner): Omit<Unseen, 'also'> {
  const obstacles = orNull(reasonFor(exploration, owner, { whose: 'everyone', steps })) ?? [];
  const parts = obstacles.filter((one) => !isAnswerRule(one));
  const isOwn = (one: (typeof parts)[number]): boolean =>
    (one.kind === 'criterion' || one.kind === 'condition') && ownerKey(one.owner) === ownerKey(owner);
  const [own, others] = [parts.filter(isOwn), parts.filter((one) => !isOwn(one))];
  const criteria = own.flatMap((one) => (one.kind === 'criterion' ? [one.index] : [])).sort((a, b) => a - b);
  if (criteria.length > 1 && others.length === 0) {
    const isOfOne = obstacles.some(({ kind }) => kind === 'most' || kind === 'alone');
    return { owner, criteria, cause: isOfOne ? 'singleAnswerContradiction' : 'contradictingCriteria' };
  }
  const isEnding = others.some(({ kind }) => kind === 'screening');
  if (own.length === 1 && isEnding && others.every(({ kind }) => kind === 'screening' || kind === 'carried')) {
    const { plan } = exploration;
    const all = (conditionalOf(plan, owner)?.criteria ?? []).map((_, index) => index);
    return { owner, criteria: criteria.length === 0 ? all : criteria, cause: 'needsRejectedOption' };
  }
  const isCarrying = (one: (typeof parts)[number]): boolean =>
    one.kind === 'carried' && owner.kind === 'item' && one.item === owner.item;
  if (own.length === 1 && obstacles.length === 1) return { owner, criteria: [], cause: 'unknownName' };
  const isOnlyCarried = others.some(isCarrying) && others.every((one) => isCarrying(one) || one.kind === 'screening');
  return { owner, criteria: [], cause: own.length === 0 && isOnlyCarried ? 'nothingCarried' : 'other' };
}

const conditionalOf = ({ items, blocks }: Plan, owner: Owner) =>
  owner.kind === 'item' ? items[owner.item]?.conditional : blocks[owner.block]?.concepts[owner.concept]?.conditional;

export function namedUnseen({ owner, criteria, also }: Unseen, names: PartNames): NamedUnseen {
  return {
    owner: names.briefName(owner),
    criteria: criteria.map((index) => names.criterion(owner, index)),
    isAny: isAnyOf(names.nodeOf(owner)),
    dependants: also.length === 0 ? null : names.namedItems(also),
  };
}

/**
 * True if an advice names the wrong name that keeps everyone from a part. What depends on the part is still to be said.
 */
const isNamedByAdvice = (advice: AdviceAt, { cause, also }: Unseen): boolean =>
  cause === 'unknownName' && also.length === 0 && isUnknownName(advice);

/** What findings about unseen parts have in common. */
export const aboutUnseen = {
  weight: 'unreachable',
  followsFromEnd: true,
  isCoveredBy: isNamedByAdvice,
  goal: ({ owner }): Goal => owner,
} satisfies Partial<PathFinding<PathAdviceId, Unseen, unknown>>;

/** Returns the last criterion of those that exclude each other. */
export const lastOf = ({ owner, criteria }: Unseen) => ({ owner, index: criteria.at(-1) ?? -1 });
