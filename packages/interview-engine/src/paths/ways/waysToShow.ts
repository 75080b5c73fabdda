import { entryOf, byIdentity } from '@guide-studio/guide-core/internal';
import type { Answer } from '../../answers/answer.ts';
import { sameAnswer } from '../../answers/sameAnswer.ts';
import type { Occasion } from '../../asked/occasion.ts';
import { itemStepId } from '../../asked/openStep.ts';
import type { Course, PassedStep, Start } from '../../course/follow.ts';
import type { HiddenReason } from '../../course/hiddenReason.ts';
import { outcomeOf } from '../../course/record.ts';
import type { Session } from '../../course/session.ts';
import { seedsOf } from '../../draw/seeds.ts';
import { decide, explorePlan, type PlanExploration, usualBudget } from '../../logic/index.ts';
import type { Guide, Plan } from '../../plan/plan.ts';
import { planOf } from '../../plan/planOf.ts';
import { type AnswerSheet, rehearse, rehearsedCourse } from '../../rehearsal/rehearse.ts';
import { type Closest, closestInterviews } from './closestInterviews.ts';
import { smallestChanges } from './smallestChanges.ts';
import { type Changeable, type Present, whatStays } from './whatStays.ts';

/** One thing to change. */
export type InterviewChange =
  /** Another answer to a step. */
  | {
      readonly kind: 'answer';
      readonly stepId: string;
      readonly answer: Answer;
      /** The present answer, or null if there is none. */
      readonly before: Answer | null;
    }
  /** Another value of a link parameter; null removes the parameter from the link. */
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string | null }
  /** A different draw of concepts, because this interview happens not to show the concept. */
  | { readonly kind: 'concepts'; readonly firstConcepts: readonly string[] };

/** Changes that together show a question. */
export interface Way {
  /** All of them are needed; at least one. */
  readonly changes: readonly InterviewChange[];
  /** The interview with these changes, at the question. Other open steps have plausible answers. */
  readonly session: Session;
}

/** What would show a question; see {@link waysToShow}. */
export type WaysToShow =
  /** The interview already shows it, or reaches it with plausible answers. */
  | { readonly kind: 'reached'; readonly session: Session }
  /** The fewest changes. Each way is sufficient on its own. */
  | { readonly kind: 'ways'; readonly ways: readonly Way[] }
  /** `isCertain`: the question can never be shown. `reason` is the present obstacle. */
  | { readonly kind: 'none'; readonly isCertain: boolean; readonly reason: HiddenReason | null };

/** The question and, in a concept block, the concept. Indexes count from 0. */
export interface Target {
  /** The index among all items of the guide. */
  readonly item: number;
  /** The index in its block; null outside of a concept block. */
  readonly concept: number | null;
}

const mostWays = 3;

const explorationOf = byIdentity((plan: Plan): PlanExploration => explorePlan(plan, [], usualBudget));

/**
 * Returns the fewest changes with which an interview shows a question: answers and link parameters, and, among as many,
 * the fewest options. Open answers count as well if the question depends on them. Everything else stays, or gets
 * plausible answers. At most three ways.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param session Any state of an interview.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { createSession } from '@guide-studio/interview-engine';
 * import { waysToShow } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 * const start = createSession({ seed: 'interview-1', urlParams: {} });
 * const session = { ...start, answers: [{ stepId: 'b1.i1', answer: { selected: ['o3'] } }] };
 *
 * const found = waysToShow(cooking, session, { item: 1, concept: null });
 * if (found.kind === 'ways') console.log(found.ways[0]?.changes.map((one) => 'answer' in one && one.answer)); // [ { selected: [ 'o1' ] } ]
 * console.log(waysToShow(cooking, session, { item: 2, concept: null }).kind); // none
 * ```
 */
export function waysToShow(guide: Guide, session: Session, target: Target): WaysToShow {
  const plan = planOf(guide);
  const planned = plan.items[target.item];
  if (planned === undefined) return { kind: 'none', isCertain: true, reason: null };
  const occasion: Occasion = { planned, concept: target.concept };
  const at = itemStepId(occasion);
  const given: AnswerSheet = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer]));
  const start: Start = { urlParams: session.urlParams, ...seedsOf(session) };
  const run = (from: Start, sheet: AnswerSheet): Course =>
    rehearsedCourse(guide, from, sheet, at, (step) => isBeyond(step, occasion)).course;
  const first = run(start, given);
  if (isShown(first, occasion))
    return { kind: 'reached', session: rehearse(guide, start, { sheet: given, at }).session };

  /** Returns the way to an interview in which only these things change; null if it does not show the question. */
  function wayWith(
    { all }: Present,
    changed: ReadonlySet<Changeable>,
    { urlParams, firstConcepts, answers }: Closest,
  ): Way | null {
    const names = new Set([...changed].map(({ name }) => name));
    const isNew = ([stepId]: readonly [string, Answer]): boolean => names.has(stepId) || !given.has(stepId);
    const sheet: AnswerSheet = new Map([...given, ...[...answers].filter(isNew)]);
    const isChanged = ([name]: readonly [string, unknown]): boolean => names.has(`?${name}`);
    const link = [
      ...Object.entries(session.urlParams).filter((one) => !isChanged(one)),
      ...Object.entries(urlParams).filter(isChanged),
    ];
    const from = { ...start, urlParams: Object.fromEntries(link) };
    // Often the seed draws the concept, once it may be drawn. One that is to come first could displace it.
    const drawn = [from, { ...from, firstConcepts }].find((one) => isShown(run(one, sheet), occasion));
    if (drawn === undefined) return null;
    const relevant = new Set(all.map(({ name }) => name));
    const changes = changesOf(run(drawn, sheet), drawn, session, given, relevant);
    return { changes, session: rehearse(guide, drawn, { sheet, at }).session };
  }

  const found = decide((): readonly Way[] | 'never' => {
    const present = whatStays(explorationOf(plan), session, given, occasion);
    const sets = smallestChanges(present);
    if (sets === 'never') return sets;
    return sets.flatMap((changed) =>
      closestInterviews(present, changed, given, mostWays).flatMap((one) => wayWith(present, changed, one) ?? []),
    );
  });
  const ways = found.isKnown && found.value !== 'never' ? found.value : [];
  if (ways.length === 0)
    return {
      kind: 'none',
      isCertain: found.isKnown && found.value === 'never',
      reason: reasonOf(first, occasion),
    };
  const fewest = Math.min(...ways.map(({ changes }) => changes.length));
  const distinct = new Map(ways.map((way) => [JSON.stringify(way.changes), way]));
  const all = [...distinct.values()].filter(({ changes }) => changes.length === fewest);
  return { kind: 'ways', ways: all.slice(0, mostWays) };
}

/** Returns true if questions from this step on cannot affect the target. */
function isBeyond(step: PassedStep['step'], { planned, concept }: Occasion): boolean {
  if (step.kind === 'welcome') return false;
  const at = step.asked.occasion.planned;
  return at.block > planned.block || (concept === null && at.index > planned.index);
}

const isShown = ({ record }: Course, occasion: Occasion): boolean => outcomeOf(record, occasion).state === 'asked';

function reasonOf({ record, current }: Course, occasion: Occasion): HiddenReason | null {
  const outcome = outcomeOf(record, occasion);
  if (outcome.state === 'hidden') return outcome.reason;
  return current.kind === 'end' && current.outcome === 'screened_out' ? { because: 'screenedOut' } : null;
}

/** Returns how an interview that shows the target differs from the present one, as far as the target depends on it. */
function changesOf(
  course: Course,
  start: Start,
  session: Session,
  given: AnswerSheet,
  relevant: ReadonlySet<string>,
): readonly InterviewChange[] {
  const changes: InterviewChange[] = [];
  for (const { step, answer } of course.passed) {
    const before = given.get(step.stepId) ?? null;
    if (!relevant.has(step.stepId) || (before !== null && sameAnswer(before, answer))) continue;
    changes.push({ kind: 'answer', stepId: step.stepId, answer, before });
  }
  for (const name of new Set([...Object.keys(session.urlParams), ...Object.keys(start.urlParams)])) {
    const [value, before] = [entryOf(start.urlParams, name), entryOf(session.urlParams, name)];
    if (value?.join() !== before?.join()) changes.push({ kind: 'parameter', name, value: value?.[0] ?? null });
  }
  const { firstConcepts = [] } = start;
  if (firstConcepts.join() !== (session.firstConcepts ?? []).join()) changes.push({ kind: 'concepts', firstConcepts });
  return changes;
}
