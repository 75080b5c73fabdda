import type { FollowUp } from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import { type Guide, type Plan, type PlannedBlock } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Seeds } from '../draw/seeds.ts';
import type { Probe, Session } from './session.ts';
import { askedWith } from '../asked/asked.ts';
import { drawnConcepts } from './drawnConcepts.ts';
import { followUpsLeft, nextFollowUp } from './followUps.ts';
import {
  type Exchange,
  type InterviewOutcome,
  type OpenStep,
  endId,
  itemStepId,
  welcomeId,
} from '../asked/openStep.ts';
import { type Given, type OutcomeRecord, copyOf, createRecord, recordOutcome } from './record.ts';
import type { Occasion } from '../asked/occasion.ts';
import { isScreenedOutBy } from './screening.ts';
import { verdictOn } from './verdict.ts';

/** The progress of an interview: what was asked and answered, what was left out, and the next step. */
export interface Course {
  readonly passed: readonly PassedStep[];
  readonly current: OpenStep;
  readonly record: OutcomeRecord;
  /** The last block entered, and the number of steps passed before it. */
  readonly entered: Entered;
}

interface Entered {
  readonly block: number;
  readonly passed: number;
}

export interface PassedStep {
  readonly step: Exclude<OpenStep, { kind: 'end' }>;
  readonly answer: Answer;
}

/** Returns the answer to a step, or null to stop there. `position` is the number of steps passed before it. */
export type Answerer = (step: PassedStep['step'], position: number) => Answer | null;

/** Everything besides the answers that determines a course. */
export type Start = Pick<Session, 'urlParams' | 'probes' | 'closing' | keyof Seeds>;

interface Following {
  readonly plan: Plan;
  readonly start: Start;
  readonly answerer: Answerer;
  readonly record: OutcomeRecord;
  readonly passed: PassedStep[];
  entered: Entered;
  current: OpenStep | null;
}

/**
 * Follows an interview through the answers of its session. An answer that does not fit its step (for example in an
 * edited guide) and everything after it is ignored.
 */
export function follow(guide: Guide, session: Session): Course {
  return followBy(guide, session, answersOf(session));
}

/** Follows an interview with the answers of `answerer`, until it returns null. */
export function followBy(guide: Guide, start: Start, answerer: Answerer): Course {
  const plan = planOf(guide);
  const entered: Entered = { block: 0, passed: 0 };
  const before = { record: createRecord(), passed: [], entered, current: null };
  const following: Following = { plan, start, answerer, ...before };
  if (hasWelcome(guide)) take(following, { kind: 'welcome', stepId: welcomeId });
  return followFrom(following, 0);
}

/**
 * Like {@link follow}, continuing from an earlier course of the session: only the block entered last is followed again,
 * because nothing before it can change. Does not change the course.
 */
export function followOn(guide: Guide, session: Session, { passed, record, entered }: Course): Course {
  // Before the first block there is the welcome, which the new answer may be for.
  if (entered.block === 0) return follow(guide, session);
  const known = { record: copyOf(record), passed: passed.slice(0, entered.passed), entered, current: null };
  return followFrom({ plan: planOf(guide), start: session, answerer: answersOf(session), ...known }, entered.block);
}

function followFrom(following: Following, first: number): Course {
  for (const block of following.plan.blocks.slice(first)) {
    if (following.current !== null) break;
    following.entered = { block: block.index, passed: following.passed.length };
    followBlock(following, block);
  }
  const { passed, record, entered, current } = following;
  return { passed, record, entered, current: current ?? endOf(following, 'complete') };
}

function endOf({ start: { closing } }: Following, outcome: InterviewOutcome): OpenStep {
  return { kind: 'end', stepId: endId, outcome, ...(closing === undefined ? {} : { closing }) };
}

function hasWelcome({ welcomeMessage }: Guide): boolean {
  return (welcomeMessage?.title ?? '') !== '' || (welcomeMessage?.message ?? '') !== '';
}

function followBlock(following: Following, block: PlannedBlock): void {
  for (const concept of block.isConceptBlock ? conceptsOf(following, block) : [null]) {
    for (const planned of block.items) {
      if (following.current !== null) return;
      followOccasion(following, { planned, concept });
    }
  }
}

// Concepts that are left out are recorded at once, because later questions may refer to them.
function conceptsOf({ start, record }: Following, block: PlannedBlock): readonly number[] {
  const { order, verdicts } = drawnConcepts(block, { record, urlParams: start.urlParams }, start);
  for (const [concept, verdict] of verdicts.entries()) {
    if (verdict.state !== 'hidden') continue;
    for (const planned of block.items) recordOutcome(record, { planned, concept }, verdict);
  }
  return order ?? [];
}

function followOccasion(following: Following, occasion: Occasion): void {
  const { plan, start, record } = following;
  const verdict = verdictOn(occasion, { record, urlParams: start.urlParams });
  if (verdict.state !== 'shown') {
    recordOutcome(record, occasion, verdict);
    return;
  }
  const asked = askedWith(plan, occasion, verdict.options, start);
  const answer = take(following, { kind: 'item', stepId: itemStepId(occasion), asked });
  recordOutcome(record, occasion, { state: 'asked', asked, answer });
  if (answer !== null) followAnswer(following, { occasion, asked, answer });
}

function followAnswer(following: Following, given: Given): void {
  if (isScreenedOutBy(given)) following.current = endOf(following, 'screened_out');
  const { item } = given.occasion.planned;
  if (item.type !== 'open_ended') return;
  let answer: Answer | null = given.answer;
  let asked = item.text;
  for (let exchanges: readonly Exchange[] = []; answer !== null; ) {
    const followUp = exchanges.length;
    exchanges = [...exchanges, { question: asked, answer: 'text' in answer ? answer.text : '' }];
    const after = itemStepId(given.occasion, followUp === 0 ? null : followUp - 1);
    const { question, isWritten } = followUpAfter(following, item.followUp, after, exchanges);
    if (question === null) return;
    const stepId = itemStepId(given.occasion, followUp);
    const step = { stepId, asked: given.asked, followUp, question, isWritten, said: exchanges } as const;
    answer = take(following, { kind: 'followUp', ...step });
    asked = question;
  }
}

/** Returns what is asked after an answer: what an interviewer decided, else what the script says. */
function followUpAfter(
  { plan, start: { probes = [] } }: Following,
  depth: FollowUp | null | undefined,
  after: string,
  exchanges: readonly Exchange[],
): Pick<Probe, 'question' | 'isWritten'> {
  const none = { question: null, isWritten: false };
  if (followUpsLeft(depth, exchanges.length - 1) === 0) return none;
  const texts = exchanges.map((exchange) => exchange.answer);
  return (
    probes.find((probe) => probe.after === after) ?? { ...none, question: nextFollowUp(depth, texts, plan.language) }
  );
}

// Returns the answer to a step. Without an answer, the interview stops at this step.
function take(following: Following, step: PassedStep['step']): Answer | null {
  const answer = following.answerer(step, following.passed.length);
  if (answer === null) following.current = step;
  else following.passed.push({ step, answer });
  return answer;
}

function answersOf({ answers }: Session): Answerer {
  return (step, position) => {
    const entry = answers[position];
    const checked = entry?.stepId === step.stepId ? checkAnswer(step, entry.answer) : null;
    return checked?.ok === true ? checked.answer : null;
  };
}
