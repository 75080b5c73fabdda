import type { InterviewOutcome } from '../asked/openStep.ts';
import { isCarried } from '../assumptions.ts';
import type { Occasion } from '../asked/occasion.ts';
import { isRejecting } from '../course/screening.ts';
import { choicesOf } from './choices.ts';
import { occasionsCounting, occasionsOfItem, ownOrigins } from './facts.ts';
import type { Logic, Reader } from './logic.ts';
import type { Statement } from './statement.ts';
import { type Owner, ownerKey } from './owner.ts';
import { always, never } from './diagram.ts';

/**
 * Something in a guide that interviews reach or not. Indexes count from 0, those of items among all items of the guide.
 */
export type Goal =
  /** At least one item of the block is shown. */
  | { readonly kind: 'block'; readonly block: number }
  /** The item is shown; without `concept`: for any concept. */
  | { readonly kind: 'item'; readonly item: number; readonly concept?: number }
  /** At least one item is shown for the concept. */
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number }
  /**
   * An option that a question takes from an earlier one is shown, or one of a screening question is selected. `option`: its
   * id.
   * `alone`: no other option is selected that screens participants out.
   */
  | { readonly kind: 'option'; readonly item: number; readonly option: string; readonly alone?: true }
  /** A question is shown with its own list of options. */
  | { readonly kind: 'options'; readonly item: number }
  /** The interview ends so. */
  | { readonly kind: 'outcome'; readonly outcome: InterviewOutcome }
  /** A criterion is met, or not met, while its question is asked. */
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number; readonly holds: boolean }
  /** Two criteria of one conditional have the requested values together, while the questions of both are asked. */
  | {
      readonly kind: 'pair';
      readonly owner: Owner;
      readonly criteria: readonly [Wanted, Wanted];
    }
  /**
   * A criterion is as wanted, and the other criteria of its conditional leave the decision to it. `option`: it is selected
   * in the question of the criterion, and no other option is that a condition names and treats differently; null: the
   * question is not asked.
   */
  | {
      readonly kind: 'decides';
      readonly owner: Owner;
      readonly index: number;
      readonly holds: boolean;
      readonly option: string | null;
    };

/** A criterion of a conditional, met or not. */
export interface Wanted {
  /** Its place in `criteria`, from 0. */
  readonly index: number;
  /** True: it is met. False: it is not. */
  readonly holds: boolean;
}

/** Goals that are wanted besides the usual ones. */
export interface GoalsWanted {
  /** Each two criteria of a conditional, in each way in which they can be met or not. Default: false. */
  readonly pairs?: boolean;
  /**
   * Each criterion decides its conditional, met and not met, and by each option of its question; and lists of options.
   * Default: false.
   */
  readonly choices?: boolean;
}

/** A way in which a goal is reached. */
export interface Alternative {
  readonly statement: Statement;
  /** The item at which the interview is then: it has not ended before. Null: the interview is complete. */
  readonly at: number | null;
  /** The concept for which that item is asked. */
  readonly concept: number | null;
}

/** Returns the statements of which at least one holds when a goal is reached. */
export function alternativesOf(logic: Logic, goal: Goal): readonly Alternative[] {
  const { plan } = logic;
  const occasionsAt = (item: number, only?: number) => {
    const planned = plan.items[item];
    return planned === undefined
      ? []
      : occasionsOfItem(plan, planned).filter(({ concept }) => only === undefined || concept === only);
  };
  switch (goal.kind) {
    case 'block':
      return (plan.blocks[goal.block]?.items ?? []).flatMap(({ index }) =>
        alternativesOf(logic, { kind: 'item', item: index }),
      );
    case 'options':
      return alternativesOf(logic, { kind: 'item', item: goal.item });
    case 'item':
      return occasionsAt(goal.item, goal.concept).flatMap((occasion) =>
        askedWays(logic, occasion).map((statement) => ({ statement, at: goal.item, concept: occasion.concept })),
      );
    case 'concept':
      return (plan.blocks[goal.block]?.items ?? []).flatMap(({ index }) =>
        alternativesOf(logic, { kind: 'item', item: index, concept: goal.concept }),
      );
    case 'option':
      return occasionsAt(goal.item).flatMap((occasion): readonly Alternative[] => {
        const sources = carryingSources(logic, occasion);
        if (sources.length >= manySources)
          return sources.map((source) => ({
            statement: logic.every([logic.asked(occasion), logic.selected(source, [goal.option], null)]),
            at: goal.item,
            concept: occasion.concept,
          }));
        const shown = logic.carried(occasion)?.find(({ option }) => option === goal.option)?.shown;
        const statement =
          occasion.planned.carriedFrom === null
            ? logic.every([
                logic.selected(occasion, [goal.option], null),
                ...(goal.alone === true
                  ? [logic.not(logic.selected(occasion, otherRejecting(occasion, goal), null))]
                  : []),
              ])
            : logic.every([logic.asked(occasion), shown ?? { diagram: never, decisions: [] }]);
        return [{ statement, at: goal.item, concept: occasion.concept }];
      });
    case 'outcome':
      if (goal.outcome === 'complete') return [{ statement: logic.every([]), at: null, concept: null }];
      return plan.items
        .filter(({ isScreener }) => isScreener)
        .flatMap(({ index }) => occasionsAt(index))
        .map((occasion) => ({
          statement: logic.rejected(occasion),
          at: occasion.planned.index,
          concept: occasion.concept,
        }));
    case 'criterion':
      return criteriaAlternatives(logic, goal.owner, [goal]);
    case 'pair':
      return criteriaAlternatives(logic, goal.owner, goal.criteria);
    case 'decides':
      return decidingAlternatives(logic, goal);
  }
}

/**
 * From so many questions, each way in which an option is carried is an alternative: one at a time depends on little.
 */
const manySources = 8;

/** Returns the occasions from which a question carries its options; none if the options are its own. */
function carryingSources({ plan }: Logic, { planned, concept }: Occasion): readonly Occasion[] {
  if (planned.carriedFrom === null) return [];
  return occasionsCounting(plan, planned.carriedFrom, { block: planned.block, concept });
}

/** Returns the ways in which a question comes to be asked. */
function askedWays(logic: Logic, occasion: Occasion): readonly Statement[] {
  const { plan } = logic;
  const asked = logic.asked(occasion);
  const sources = carryingSources(logic, occasion);
  // Without the restriction, the question may be asked although nothing is carried.
  const isAlwaysCarried = logic.inForce({ kind: 'carried', item: occasion.planned.index }).diagram === always;
  if (sources.length < manySources || ownOrigins(plan, occasion).length > 0 || !isAlwaysCarried) return [asked];
  const listed = occasion.planned.options.filter(isCarried).map(({ id }) => id);
  return sources.map((source) => logic.every([asked, logic.selected(source, listed, null)]));
}

/** Returns the other options of a screening question that screen participants out. */
export const otherRejecting = ({ planned }: Occasion, { option }: { readonly option: string }): readonly string[] =>
  planned.options.filter((one) => isRejecting(one) && one.id !== option).map(({ id }) => id);

/** A place at which a conditional is evaluated. */
export interface Place {
  /** The item at which the interview is then. */
  readonly at: number;
  readonly reader: Reader;
  /** The statement that an interview that comes to the item comes to this place: its concept is drawn. */
  readonly isThere: Statement;
}

/** Returns the places of a conditional: one, or for an item of a concept block one per concept. */
export function placesOf(logic: Logic, owner: Owner): readonly Place[] {
  const { plan } = logic;
  const always = logic.every([]);
  if (owner.kind === 'concept') {
    const first = plan.blocks[owner.block]?.items[0];
    const reader = { block: owner.block, concept: null };
    return first === undefined ? [] : [{ at: first.index, reader, isThere: always }];
  }
  const planned = plan.items[owner.item];
  if (planned === undefined) return [];
  const { block, index: at } = planned;
  return occasionsOfItem(plan, planned).map(({ concept }) => ({
    at,
    reader: { block, concept },
    isThere: concept === null ? always : logic.drawn(block, concept),
  }));
}

/** A criterion decides its conditional. */
function decidingAlternatives(
  logic: Logic,
  { owner, index, holds, option }: Extract<Goal, { kind: 'decides' }>,
): readonly Alternative[] {
  const { plan, facts } = logic;
  const { conditional } =
    (owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.concepts[owner.concept]) ?? {};
  const criterion = conditional?.criteria[index];
  if (conditional === null || conditional === undefined || criterion === undefined) return [];
  return placesOf(logic, owner).flatMap(({ at, reader, isThere }) => {
    const met = logic.met(criterion, reader);
    const others = conditional.criteria
      .filter((_, other) => other !== index)
      .map((other) => logic.met(other, reader))
      .map((other) => (conditional.operator === 'and' ? other : logic.not(other)));
    const decides = [isThere, holds ? met : logic.not(met), ...others];
    const asAlternative = (more: readonly Statement[]): Alternative => ({
      statement: logic.every([...decides, ...more]),
      at,
      concept: reader.concept,
    });
    if (criterion.type === 'searchParam') return [asAlternative([])];
    const sources = occasionsCounting(plan, criterion.source, reader);
    const choice = choicesOf(plan, criterion).get(option ?? '');
    if (choice === undefined) return [asAlternative(sources.map((source) => logic.not(logic.asked(source))))];
    const noOther = sources.map((source) => logic.not(logic.selected(source, choice.others, criterion.rowId)));
    return sources.map((source) => {
      const hasFact = facts.aboutOptions(source, [choice.option], criterion.rowId).length > 0;
      const chosen = hasFact ? [logic.selected(source, [choice.option], criterion.rowId)] : [];
      return asAlternative([logic.asked(source), ...chosen, ...noOther]);
    });
  });
}

/** Criteria of one conditional are as wanted, and their questions are asked. */
function criteriaAlternatives(logic: Logic, owner: Owner, wanted: readonly Wanted[]): readonly Alternative[] {
  const { plan } = logic;
  const { conditional } =
    (owner.kind === 'item' ? plan.items[owner.item] : plan.blocks[owner.block]?.concepts[owner.concept]) ?? {};
  const criteria = wanted.flatMap(({ index, holds }) => {
    const criterion = conditional?.criteria[index];
    return criterion === undefined ? [] : [{ criterion, holds }];
  });
  if (criteria.length < wanted.length) return [];
  return placesOf(logic, owner).flatMap(({ at, reader, isThere }) => {
    const met = criteria.map(({ criterion, holds }) => {
      const one = logic.met(criterion, reader);
      return holds ? one : logic.not(one);
    });
    let ways: readonly Statement[] = [logic.every([isThere, ...met])];
    for (const { criterion } of criteria) {
      if (criterion.type === 'searchParam') continue;
      const asked = occasionsCounting(plan, criterion.source, reader).map((source) => logic.asked(source));
      ways = ways.flatMap((way) => asked.map((one) => logic.every([way, one])));
    }
    return ways.map((statement) => ({ statement, at, concept: reader.concept }));
  });
}

/** Returns a text that is the same for the same goal, as {@link Persona.covers} has it. */
export function goalKey(goal: Goal): string {
  switch (goal.kind) {
    case 'block':
      return `block ${goal.block}`;
    case 'item':
      return `item ${goal.item}${goal.concept === undefined ? '' : ` ${goal.concept}`}`;
    case 'concept':
      return `concept ${goal.block} ${goal.concept}`;
    case 'option':
      return `option ${goal.item} ${goal.option}${goal.alone === true ? ' alone' : ''}`;
    case 'options':
      return `options ${goal.item}`;
    case 'outcome':
      return `outcome ${goal.outcome}`;
    case 'criterion':
      return `criterion ${ownerKey(goal.owner)} ${goal.index} ${goal.holds}`;
    case 'decides':
      return `decides ${ownerKey(goal.owner)} ${goal.index} ${goal.holds} ${goal.option ?? ''}`;
    case 'pair':
      return `pair ${ownerKey(goal.owner)} ${goal.criteria.map(({ index, holds }) => `${index} ${holds}`).join(' ')}`;
  }
}
