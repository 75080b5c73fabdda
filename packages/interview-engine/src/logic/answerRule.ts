import type { PlannedItem } from '../plan/plan.ts';
import { type Diagram, type Diagrams, always, longestList, never } from './diagram.ts';
import { stopAt } from './known.ts';
import { type PlacedFact, allowsOwn } from './facts.ts';

/** A fact of an answer: options of a list, one or more of which are selected. */
export interface Slot {
  /** The statement that one of them is selected. */
  readonly selected: Diagram;
  /** The statement that the question shows them; {@link always} for the options of the question itself. */
  readonly shown: Diagram;
  readonly size: number;
  /** The statement that it may be selected alone only; null for options that are not exclusive. */
  readonly alone: Diagram | null;
  /** True for the option that the participant adds: it is no option shown, but counts as a selection. */
  readonly isOwn: boolean;
}

/** What else a participant may select: nothing depends on it, but it counts. */
export interface Rest {
  /** Options without a slot that may be combined with others, the option that the participant adds among them. */
  readonly together: number;
  /** The same without the option that the participant adds. */
  readonly listed: number;
  /** True if there is an exclusive option without a slot. */
  readonly hasExclusive: boolean;
}

/** Returns what a question lets participants select besides its facts. */
export function restOf(planned: PlannedItem, of: readonly PlacedFact[]): Rest {
  const own = allowsOwn(planned) && !of.some(({ fact }) => fact.kind === 'own') ? 1 : 0;
  if (planned.carriedFrom !== null) return { together: own, listed: 0, hasExclusive: false };
  const withFact = new Set(of.flatMap(({ fact }) => (fact.kind === 'selected' ? fact.options : [])));
  const left = planned.options.filter((option) => !withFact.has(option));
  const listed = left.filter(({ exclusive }) => !exclusive).length;
  return { together: listed + own, listed, hasExclusive: listed < left.length };
}

/** The numbers of options that may be selected. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Returns the bounds as they are written; they are lowered to the options shown (`selectBounds`). */
export function limitsOf({ item }: PlannedItem): Limits {
  const several = item.type === 'multiple_choice' && item.multiSelect === true ? item : null;
  const most = several === null ? 1 : Math.max(1, several.maxSelect ?? Number.MAX_SAFE_INTEGER);
  return { least: Math.max(1, several?.minSelect ?? 1), most };
}

/** The statements that the bounds of an answer are in force. */
export interface InForce {
  readonly least: Diagram;
  readonly most: Diagram;
}

/**
 * Returns the statement that an answer to a choice is accepted (`checkChoice`): only options shown, one or as many as
 * the bounds allow, exclusive options alone. A slot means that one or more of its options are selected, and options
 * without a slot may be selected too, so the number selected is a range. What is not in force demands nothing: an answer
 * that is accepted where it is stays accepted.
 */
export function answerRule(
  diagrams: Diagrams,
  slots: readonly Slot[],
  rest: Rest,
  { least, most }: Limits,
  inForce: InForce,
): Diagram {
  if (slots.length > longestList) stopAt('list');
  const { and, or, not, choose } = diagrams;
  const isLimited = inForce.most === always;
  const withoutLeast = not(inForce.least);
  const withoutMost = not(inForce.most);
  const known = new Map<string, Diagram>();
  // If all of them may be selected, it only matters that one is; of too many, only that they are.
  const mostCounted = slots.length <= most ? 1 : most + 1;

  /**
   * `fewest` and `highest`: the range of what is selected, the latter and `shown`, the options shown that may be
   * combined, only up to `least`, because more makes no difference.
   */
  function from(at: number, isAlone: boolean, fewest: number, highest: number, shown: number): Diagram {
    if (isAlone ? fewest > 0 : isLimited && fewest > most) return never;
    const slot = slots[at];
    if (slot === undefined) return isAlone ? always : accepted(fewest, highest, shown);
    const key = `${at} ${isAlone} ${fewest} ${highest} ${shown}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const counts = (by: number, to: number): number => Math.min(to + by, least);
    const decided = (yes: Diagram, no: Diagram): Diagram => choose(slot.selected, yes, no);
    const together = (): Diagram => {
      const nowShown = slot.isOwn ? shown : counts(slot.size, shown);
      return decided(
        isAlone ? never : from(at + 1, false, Math.min(fewest + 1, mostCounted), counts(slot.size, highest), nowShown),
        from(at + 1, isAlone, fewest, highest, nowShown),
      );
    };
    const alone = (): Diagram =>
      decided(
        isAlone || fewest > 0 ? never : from(at + 1, true, 0, 0, shown),
        from(at + 1, isAlone, fewest, highest, shown),
      );
    const isOptional = slot.alone !== always;
    const whenShown =
      slot.alone === null ? together() : isOptional ? or(alone(), and(not(slot.alone), together())) : alone();
    const result =
      slot.shown === always
        ? whenShown
        : choose(slot.shown, whenShown, choose(slot.selected, never, from(at + 1, isAlone, fewest, highest, shown)));
    known.set(key, result);
    return result;
  }

  function accepted(fewest: number, highest: number, shown: number): Diagram {
    if (fewest === 0 && rest.hasExclusive) return always;
    const lowered = Math.min(least, Math.max(1, shown + rest.listed));
    const enough = lowered <= highest + rest.together ? always : withoutLeast;
    const few = fewest <= most ? always : withoutMost;
    return and(lowered <= most ? always : or(withoutLeast, withoutMost), and(enough, few));
  }

  return from(0, false, 0, 0, 0);
}

/** Returns the statement that none of these is selected. */
export function noneOf(diagrams: Diagrams, facts: readonly Diagram[]): Diagram {
  return facts.reduceRight((others, fact) => diagrams.choose(fact, never, others), always);
}
