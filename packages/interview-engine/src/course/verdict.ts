import type { PlannedConcept, PlannedOption } from '../plan/plan.ts';
import { shownOptions } from './carryForward.ts';
import { type Known, evaluateConditional } from './conditionals.ts';
import type { HiddenReason } from './hiddenReason.ts';
import type { Occasion } from '../asked/occasion.ts';

/** What the answers so far decide about an occasion. */
export type Verdict =
  | { readonly state: 'shown'; readonly options: readonly PlannedOption[] }
  | { readonly state: 'hidden'; readonly reason: HiddenReason }
  | { readonly state: 'undecided' };

const undecided: Verdict = { state: 'undecided' };

/** Returns whether a question is shown if its concept is: checks its conditional, then its carried options. */
export function verdictOn({ planned, concept }: Occasion, known: Known): Verdict {
  const reader = { block: planned.block, concept };
  const { met, failing } = evaluateConditional(planned.conditional, known, reader);
  if (met === false) return hiddenByCondition('condition', planned.conditional?.operator ?? 'and', failing);
  const options = shownOptions(planned, known.record, reader);
  if (planned.carriedFrom !== null && options?.length === 0) {
    return { state: 'hidden', reason: { because: 'nothingCarried', source: planned.carriedFrom } };
  }
  return met === null || options === null ? undecided : { state: 'shown', options };
}

/** Returns whether a concept is eligible according to its conditional. */
export function conceptVerdictOn({ conditional }: PlannedConcept, block: number, known: Known): Verdict {
  const { met, failing } = evaluateConditional(conditional, known, { block, concept: null });
  if (met === false) return hiddenByCondition('conceptCondition', conditional?.operator ?? 'and', failing);
  return met === null ? undecided : { state: 'shown', options: [] };
}

function hiddenByCondition(
  because: 'condition' | 'conceptCondition',
  operator: 'and' | 'or',
  failing: Extract<HiddenReason, { failing: unknown }>['failing'],
): Verdict {
  return { state: 'hidden', reason: { because, operator, failing } };
}
