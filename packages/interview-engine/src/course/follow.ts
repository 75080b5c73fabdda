import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import { type Guide, type Plan, type PlannedBlock } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Session } from '../session/session.ts';
import { askedWith } from './asked.ts';
import { drawnConcepts } from './drawnConcepts.ts';
import { nextFollowUp } from './followUps.ts';
import { type OpenStep, endId, itemStepId, welcomeId } from './openStep.ts';
import { type Given, type Occasion, type OutcomeRecord, createRecord, recordOutcome } from './record.ts';
import { isScreenedOutBy } from './screening.ts';
import { verdictOn } from './verdict.ts';

/** How far an interview has come: what was asked and answered, what was left out, and the step after that. */
export interface Course {
  readonly passed: readonly PassedStep[];
  readonly current: OpenStep;
  readonly record: OutcomeRecord;
}

export interface PassedStep {
  readonly step: Exclude<OpenStep, { kind: 'end' }>;
  readonly answer: Answer;
}

interface Following {
  readonly plan: Plan;
  readonly session: Session;
  readonly record: OutcomeRecord;
  readonly passed: PassedStep[];
  current: OpenStep | null;
}

/**
 * Follows an interview from the start through the answers of its session. An answer that does not fit the step it
 * comes to (of an edited guide, say) and everything after it counts as not given.
 */
export function follow(guide: Guide, session: Session): Course {
  const plan = planOf(guide);
  const following: Following = { plan, session, record: createRecord(), passed: [], current: null };
  if (hasWelcome(guide)) take(following, { kind: 'welcome', stepId: welcomeId });
  for (const block of plan.blocks) {
    if (following.current !== null) break;
    followBlock(following, block);
  }
  const { passed, record } = following;
  return { passed, record, current: following.current ?? { kind: 'end', stepId: endId, outcome: 'complete' } };
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

// What is left out is recorded at once: later questions may ask for it.
function conceptsOf({ session, record }: Following, block: PlannedBlock): readonly number[] {
  const { order, verdicts } = drawnConcepts(block, { record, urlParams: session.urlParams }, session.seed);
  for (const [concept, verdict] of verdicts.entries()) {
    if (verdict.state !== 'hidden') continue;
    for (const planned of block.items) recordOutcome(record, { planned, concept }, verdict);
  }
  return order ?? [];
}

function followOccasion(following: Following, occasion: Occasion): void {
  const { plan, session, record } = following;
  const verdict = verdictOn(occasion, { record, urlParams: session.urlParams });
  if (verdict.state !== 'shown') {
    recordOutcome(record, occasion, verdict);
    return;
  }
  const asked = askedWith(plan, occasion, verdict.options, session.seed);
  const answer = take(following, { kind: 'item', stepId: itemStepId(occasion), asked });
  recordOutcome(record, occasion, { state: 'asked', asked, answer });
  if (answer !== null) followAnswer(following, { occasion, asked, answer });
}

function followAnswer(following: Following, given: Given): void {
  if (isScreenedOutBy(given)) following.current = { kind: 'end', stepId: endId, outcome: 'screened_out' };
  const { item } = given.occasion.planned;
  if (item.type !== 'open_ended') return;
  let answer: Answer | null = given.answer;
  for (const texts: string[] = []; answer !== null; ) {
    texts.push('text' in answer ? answer.text : '');
    const question = nextFollowUp(item.followUp, texts);
    if (question === null) return;
    const followUp = texts.length - 1;
    const stepId = itemStepId(given.occasion, followUp);
    answer = take(following, { kind: 'followUp', stepId, asked: given.asked, followUp, question });
  }
}

// The answer that the session holds for a step; without one the step is where the interview stands.
function take(following: Following, step: PassedStep['step']): Answer | null {
  const entry = following.session.answers[following.passed.length];
  const checked = entry?.stepId === step.stepId ? checkAnswer(step, entry.answer) : null;
  if (checked?.ok === true) {
    following.passed.push({ step, answer: checked.answer });
    return checked.answer;
  }
  following.current = step;
  return null;
}
