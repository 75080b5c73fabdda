import type { Exchange } from '../asked/openStep.ts';
import { followUpsLeft } from '../course/followUps.ts';
import type { Probe, Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/** What an interviewer has to decide: whether to ask about the last answer, and what. */
export interface OpenProbe {
  /** The step that was answered last. */
  readonly after: string;
  /** What the researcher wrote for the interviewer about the question; empty if nothing. */
  readonly instructions: string;
  /** The name of the concept that it is asked about; null outside of a concept block. */
  readonly concept: string | null;
  /** The question and the follow-ups so far, each with its answer. */
  readonly said: readonly Exchange[];
  /** How many follow-ups the guide still allows; at least one. */
  readonly left: number;
  /** What the script asks now; null if it asks nothing. */
  readonly scripted: string | null;
}

/**
 * Returns what an interviewer has to decide before the next step is shown. Null if the last answer is not to an open
 * question, if no follow-up is left, or if it is decided already.
 */
export function openProbe(guide: Guide, session: Session): OpenProbe | null {
  const { course, position, step } = interviewPositionOf(guide, session);
  const last = course.passed[position - 1];
  // After going back, everything up to the end of the course is decided.
  if (last === undefined || position < course.passed.length || last.step.kind === 'welcome') return null;
  const { stepId: after, asked } = last.step;
  const { planned, concept } = asked.occasion;
  if (planned.item.type !== 'open_ended' || !('text' in last.answer)) return null;
  if (session.probes?.some((probe) => probe.after === after) === true) return null;
  const before = last.step.kind === 'followUp' ? last.step.said : [];
  const question = last.step.kind === 'followUp' ? last.step.question : planned.item.text;
  const left = followUpsLeft(planned.item.followUp, before.length);
  if (left === 0) return null;
  const concepts = planOf(guide).blocks[planned.block]?.concepts ?? [];
  return {
    after,
    instructions: planned.item.addInstructions ?? '',
    concept: concept === null ? null : (concepts[concept]?.concept.content.title ?? null),
    said: [...before, { question, answer: last.answer.text }],
    left,
    scripted: step.kind === 'followUp' ? step.question : null,
  };
}

/** Returns the session with what an interviewer decided ({@link openProbe}). */
export function withProbe(session: Session, probe: Probe): Session {
  return { ...session, probes: [...(session.probes ?? []), probe] };
}
