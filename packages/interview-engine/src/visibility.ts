import { courseOf } from './course/courseOf.ts';
import { drawnConcepts } from './course/drawnConcepts.ts';
import type { HiddenReason } from './course/hiddenReason.ts';
import { type OutcomeRecord, copyOf, outcomeOf, recordOutcome } from './course/record.ts';
import type { Occasion } from './asked/occasion.ts';
import { type Verdict, verdictOn } from './course/verdict.ts';
import type { Guide, PlannedBlock } from './plan/plan.ts';
import { planOf } from './plan/planOf.ts';
import type { Session } from './course/session.ts';

/** The visibility of one item for one concept (null outside concept blocks). Indexes count from 0. */
export type Visibility = {
  /** Index among all items of the guide. */
  readonly item: number;
  /** Index of its block. */
  readonly block: number;
  /** Index in its block. */
  readonly place: number;
  /** Index of the concept in its block; null outside of a concept block. */
  readonly concept: number | null;
} & (
  | {
      /** It was asked, or is being asked. */
      readonly state: 'shown';
    }
  /** It was not shown, or no later answer can show it. */
  | { readonly state: 'hidden'; readonly reason: HiddenReason }
  /** It lies ahead and will be shown for any answers, unless the screener ends the interview first. */
  | { readonly state: 'ahead' }
  /** It lies ahead, and later answers may show or hide it. */
  | { readonly state: 'undecided' }
);

/**
 * Returns for every item, and for every concept in concept blocks, whether the interview shows it and why not, in the
 * order of the guide. Later items are `hidden` as soon as no later answer can show them.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { createSession, visibility } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const start = createSession({ seed: 'interview-1', urlParams: {} });
 * console.log(visibility(cooking, start).map(({ state }) => state)); // [ 'shown', 'undecided' ]
 *
 * const never = { ...start, answers: [{ stepId: 'b1.i1', answer: { selected: ['o2'] } }] };
 * const [, second] = visibility(cooking, never);
 * if (second?.state === 'hidden') console.log(second.reason.because); // condition
 * ```
 */
export function visibility(guide: Guide, session: Session): readonly Visibility[] {
  const { record: met, current } = courseOf(guide, session);
  const record = copyOf(met);
  const isOut = current.kind === 'end' && current.outcome === 'screened_out';
  return planOf(guide).blocks.flatMap((block) => {
    const certain = lookAhead(block, record, session, isOut);
    return occasionsOf(block).map((occasion) => visibilityOf(occasion, record, certain));
  });
}

function occasionsOf(block: PlannedBlock): readonly Occasion[] {
  const concepts = block.isConceptBlock ? [...block.concepts.keys()] : [null];
  return concepts.flatMap((concept) => block.items.map((planned) => ({ planned, concept })));
}

// Works in the order of the guide, so that earlier questions are known. Returns the names of questions that will
// certainly be shown.
function lookAhead(block: PlannedBlock, record: OutcomeRecord, session: Session, isOut: boolean): ReadonlySet<string> {
  const certain = new Set<string>();
  const known = { record, urlParams: session.urlParams };
  const concepts = block.isConceptBlock && !isOut ? drawnConcepts(block, known, session).verdicts : [];
  for (const occasion of occasionsOf(block)) {
    if (outcomeOf(record, occasion).state !== 'undecided') continue;
    const ofConcept = occasion.concept === null ? undefined : concepts[occasion.concept];
    const verdict: Verdict = isOut
      ? { state: 'hidden', reason: { because: 'screenedOut' } }
      : ofConcept?.state === 'hidden'
        ? ofConcept
        : verdictOn(occasion, known);
    recordOutcome(record, occasion, verdict.state === 'hidden' ? verdict : { state: 'undecided' });
    if (verdict.state === 'shown' && ofConcept?.state !== 'undecided') certain.add(occasionKey(occasion));
  }
  return certain;
}

function occasionKey({ planned, concept }: Occasion): string {
  return `${planned.index}/${concept}`;
}

function visibilityOf(occasion: Occasion, record: OutcomeRecord, certain: ReadonlySet<string>): Visibility {
  const { index: item, block, place } = occasion.planned;
  const at = { item, block, place, concept: occasion.concept };
  const outcome = outcomeOf(record, occasion);
  switch (outcome.state) {
    case 'hidden':
      return { ...at, state: 'hidden', reason: outcome.reason };
    case 'asked':
      return { ...at, state: 'shown' };
    case 'undecided':
      return { ...at, state: certain.has(occasionKey(occasion)) ? 'ahead' : 'undecided' };
  }
}
