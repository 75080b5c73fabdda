import { isRejecting } from '../course/screening.ts';
import type { PlannedCriterion } from '../plan/plan.ts';
import {
  always,
  decide,
  type Diagram,
  type Exploration,
  isFalse,
  isTrue,
  type Known,
  longestList,
  never,
  no,
  type Owned,
  type Owner,
  ownerKey,
  ownersIn,
  placesOf,
  type PlanExploration,
  type Reader,
  type Statement,
  stopAt,
  together,
  yes,
} from '../logic/index.ts';
import { remembered } from '@guide-studio/guide-core/internal';

/** What a criterion can do. */
export interface CriterionOutcome {
  readonly owner: Owner;
  readonly index: number;
  /** An interview that asks its question meets it; of a link parameter: any interview. */
  readonly canHold: Known<boolean>;
  readonly canFail: Known<boolean>;
  /** Without it, the same interviews would show the same: the other criteria, or other conditions, say it already. */
  readonly changesNothing: Known<boolean>;
}

/** Returns what every criterion of a guide can do. */
export const criteriaOf: (exploration: Exploration) => readonly CriterionOutcome[] = together(
  criteriaIn,
  (one, isReached) => {
    if (isTrue(isReached)) return [one];
    const idle = isFalse(isReached) ? yes : isReached;
    const able = isReached;
    return [{ ...one, canHold: able, canFail: able, changesNothing: idle }];
  },
);

function criteriaIn(exploration: PlanExploration): readonly CriterionOutcome[] {
  const { plan } = exploration;
  return ownersIn(plan).flatMap(({ owner, conditional }) =>
    conditional.criteria.map((criterion, index): CriterionOutcome => {
      const canFail = exploration.canReach({ kind: 'criterion', owner, index, holds: false });
      const isAlwaysMet = isTrue(canFail) ? no : opposite(canBe(exploration, owner, criterion, false));
      const canHold = exploration.canReach({ kind: 'criterion', owner, index, holds: true });
      return {
        owner,
        index,
        canHold,
        canFail,
        // A criterion alone is the whole condition.
        changesNothing:
          conditional.criteria.length === 1 ? isAlwaysMet : isEnsured(exploration, { owner, conditional }, index),
      };
    }),
  );
}

const opposite = (one: Known<boolean>): Known<boolean> => (one.isKnown ? { isKnown: true, value: !one.value } : one);

/** Returns whether an interview that comes to a criterion meets it (`holds`), or does not. */
export const canBe = (
  exploration: Exploration,
  owner: Owner,
  criterion: PlannedCriterion,
  holds: boolean,
): Known<boolean> =>
  decide(() =>
    canAt(exploration, owner, (reader) => {
      const met = exploration.logic.met(criterion, reader);
      return holds ? met : exploration.logic.not(met);
    }),
  );

/** Returns true if an interview comes to a conditional and makes the statement about it hold. */
function canAt({ logic, before }: Exploration, owner: Owner, statementFor: (reader: Reader) => Statement): boolean {
  return placesOf(logic, owner).some(({ at, reader, isThere }) =>
    before(at).can(logic.every([isThere, statementFor(reader)])),
  );
}

/** Returns whether the interviews that come to a conditional would be shown the same without one of its criteria. */
export const isEnsured = (
  exploration: Exploration,
  { owner, conditional: { criteria, operator } }: Owned,
  index: number,
): Known<boolean> =>
  decide(() => {
    const { logic } = exploration;
    // Each criterion is compared with all others, and so many cannot be put together anyway.
    if (criteria.length > longestList) stopAt('list');
    return !canAt(exploration, owner, (reader) => {
      const own = logic.met(criteria[index] as PlannedCriterion, reader);
      const others = criteria.filter((_, at) => at !== index).map((criterion) => logic.met(criterion, reader));
      return operator === 'and'
        ? logic.every([...others, logic.not(own)])
        : logic.every([...others.map(logic.not), own]);
    });
  });

/**
 * Returns the index of one other criterion of the same conditional that makes a needless one needless; null if there is
 * none, or if it is not known.
 */
export function neededInstead(exploration: Exploration, owner: Owner, index: number): number | null {
  const { logic, plan } = exploration;
  const part = owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.concepts[owner.concept];
  const { criteria = [], operator } = part?.conditional ?? {};
  const own = criteria[index] as PlannedCriterion;
  const at = criteria.findIndex((other, place) => {
    if (place === index) return false;
    const differ = decide(() =>
      canAt(exploration, owner, (reader) => {
        const [met, otherMet] = [logic.met(own, reader), logic.met(other, reader)];
        return logic.every(operator === 'and' ? [otherMet, logic.not(met)] : [met, logic.not(otherMet)]);
      }),
    );
    return isFalse(differ);
  });
  return at === -1 ? null : at;
}

/** Returns the owners of conditions with several criteria that together exclude nobody who comes to them. */
export const idleConditions: (exploration: Exploration) => readonly { readonly owner: Owner }[] = together(
  (exploration) => {
    const { logic, plan } = exploration;
    return ownersIn(plan).flatMap(({ owner, conditional }) => {
      if (conditional.criteria.length < 2) return [];
      const canFail = decide(() =>
        canAt(exploration, owner, (reader) => logic.not(logic.conditionalMet(conditional, reader))),
      );
      return isFalse(canFail) ? [{ owner }] : [];
    });
  },
  (one, isReached) => (isTrue(isReached) ? [one] : []),
);

/** What can be carried to a question, while its condition is met. */
export interface CarriedOutcome {
  readonly item: number;
  /** Nothing: the question is not shown then. */
  readonly canBeEmpty: Known<boolean>;
  readonly canBeOne: Known<boolean>;
  /** Fewer than `minSelect`, which is then lowered. False without `minSelect`. */
  readonly canBeTooFew: Known<boolean>;
}

/** Returns what can be carried to each question that shows options selected before. */
export const carriedListsOf: (exploration: Exploration) => readonly CarriedOutcome[] = together(
  carriedListsIn,
  (one, isReached) => {
    if (isTrue(isReached)) return [one];
    const canBeTooFew = isFalse(one.canBeTooFew) ? no : isReached;
    return [{ ...one, canBeEmpty: isReached, canBeOne: isReached, canBeTooFew }];
  },
);

/**
 * Returns the questions that some participants are not shown because their answer leaves no option to carry. Questions
 * that nobody is asked are left out.
 */
export function leftOutOf(exploration: Exploration): readonly number[] {
  return carriedListsOf(exploration).flatMap(({ item, canBeEmpty }) =>
    isTrue(canBeEmpty) && !isFalse(exploration.canReach({ kind: 'item', item })) ? [item] : [],
  );
}

function carriedListsIn(exploration: PlanExploration): readonly CarriedOutcome[] {
  const { logic, before } = exploration;
  const { plan, diagrams } = logic;
  return plan.items.flatMap((planned) => {
    if (planned.carriedFrom === null) return [];
    const { item } = planned;
    const least = item.type === 'multiple_choice' && item.multiSelect === true ? (item.minSelect ?? 1) : 1;
    const can = (isWanted: (count: number) => boolean, most: number): Known<boolean> =>
      decide(() =>
        placesOf(logic, { kind: 'item', item: planned.index }).some(({ at, reader, isThere }) => {
          const shown = (logic.carried({ planned, concept: reader.concept }) ?? []).map((one) => one.shown);
          const counted = {
            diagram: countIs(shown, isWanted, most),
            decisions: shown.flatMap(({ decisions }) => decisions),
          };
          return before(at).can(logic.every([isThere, logic.conditionalMet(planned.conditional, reader), counted]));
        }),
      );
    return [
      {
        item: planned.index,
        canBeEmpty: can((count) => count === 0, 1),
        canBeOne: can((count) => count === 1, 2),
        canBeTooFew: least < 2 ? no : can((count) => count > 0 && count < least, least),
      },
    ];
  });

  /** The number of these that hold, up to `most`. */
  function countIs(statements: readonly Statement[], isWanted: (count: number) => boolean, most: number): Diagram {
    if (statements.length > longestList) stopAt('list');
    const known = new Map<string, Diagram>();
    const from = (at: number, count: number): Diagram => {
      const statement = statements[at];
      if (statement === undefined) return isWanted(count) ? always : never;
      const key = `${at} ${count}`;
      return remembered(known, key, () =>
        diagrams.choose(statement.diagram, from(at + 1, Math.min(most, count + 1)), from(at + 1, count)),
      );
    };
    return from(0, 0);
  }
}

/**
 * Returns the choice and matrix questions whose answers decide nothing: no condition that can go both ways, no list.
 * Questions that nobody is asked are left out.
 */
export function decidingNothing(exploration: Exploration, criteria: readonly CriterionOutcome[]): readonly number[] {
  const { plan } = exploration;
  const deciding = new Set<number>();
  const conditionals = new Map(ownersIn(plan).map(({ owner, conditional }) => [ownerKey(owner), conditional]));
  for (const { owner, index, canHold, canFail, changesNothing } of criteria) {
    const criterion = conditionals.get(ownerKey(owner))?.criteria[index];
    if (criterion?.type !== 'selectedTemplateOptions') continue;
    if (!isFalse(canHold) && !isFalse(canFail) && !isTrue(changesNothing)) deciding.add(criterion.source);
  }
  for (const { carriedFrom } of plan.items) if (carriedFrom !== null) deciding.add(carriedFrom);
  return plan.items.flatMap((planned) => {
    const { item, index, isScreener, options } = planned;
    if (item.type !== 'multiple_choice' && item.type !== 'matrix') return [];
    const screens = isScreener && options.some(isRejecting);
    if (screens || deciding.has(index)) return [];
    return isFalse(exploration.canReach({ kind: 'item', item: index })) ? [] : [index];
  });
}
