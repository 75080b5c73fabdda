import { AnswerStepRequest } from '@guide-studio/api-contract';
import type { Json } from '@guide-studio/guide-core';
import {
  answer,
  type AnswerProblem,
  type Exposure,
  outcomeOfInterview,
  type Session,
} from '@guide-studio/interview-engine';
import { type Refusal, refusal } from '../answer.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { AnswersChange, InterviewChange, StoredInterview } from '../store/store.ts';
import { stimuliOfStep, unwatchedIn, withExposures } from './exposures.ts';
import { changeInterview } from './changeInterview.ts';
import { type Decided, decideOn, moderated } from './moderated.ts';
import { openInterview, sessionOf } from './openInterview.ts';
import { type ParticipantAnswer, showStep, toldIn } from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';
import { recordedAnswer } from './recordedAnswer.ts';
import { refuseProblem } from './refuseProblem.ts';
import type { Telling } from './telling.ts';
import { isOvertaken, numbered } from './sequence.ts';

/**
 * Accepts the answer to a step. Returns the next step. The same answer sent again gets the same reply and changes
 * nothing.
 */
export const answerStep: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const sent = await readAnswer(call);
  if ('body' in sent) return sent;
  const { telling } = access;
  const recorded = await recordedAnswer(call, telling.guide, sent);
  if ('body' in recorded) return recorded;
  const given = { ...sent, ...recorded };
  const decided = recorded.isSpoken ? null : await decidedBefore(call, telling, given);
  return changeInterview(call, telling, call.interviewId, (stored) => decide(telling, stored, given, decided));
};

/** Asks the interviewer about an answer that is going to be stored, if the service has one besides the script. */
async function decidedBefore(
  { service, interviewId }: ParticipantCall,
  telling: Telling,
  { stepId, answer: value, sequence }: Sent,
): Promise<Decided | null> {
  if (service.moderator === undefined) return null;
  const stored = await service.store.interviews.find(interviewId);
  // Invented participants cost nothing.
  if (stored === null || stored.isRehearsal || isOvertaken(stored, sequence)) return null;
  const before = sessionOf(stored);
  const { guide, told } = toldIn(telling, before);
  const result = answer(guide, before, stepId, value);
  return result.ok && result.session !== before
    ? decideOn(service.moderator, stored.studyId, { guide, told }, result.session)
    : null;
}

interface Sent {
  readonly stepId: string;
  readonly answer: unknown;
  readonly sequence: number | undefined;
  /** What happened to the pictures, videos and pages of the step; undefined if not reported. */
  readonly shown: readonly Exposure[] | undefined;
  /** The ids of its recordings; undefined if not sent. */
  readonly recordings: readonly string[] | undefined;
}

/** An answer with its recordings in the store. */
interface Given extends Sent {
  readonly objects: readonly string[] | undefined;
}

async function readAnswer(call: ParticipantCall): Promise<Sent | Refusal> {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = AnswerStepRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  const { stepId, sequence, shown, recordings } = read.data;
  return { stepId, answer: body.value['answer'], sequence, shown, recordings };
}

function decide(
  telling: Telling,
  stored: StoredInterview,
  { stepId, answer: value, sequence, shown, objects }: Given,
  decided: Decided | null,
): InterviewChange<ParticipantAnswer> {
  const session = sessionOf(stored);
  const { guide, told } = toldIn(telling, session);
  if (isOvertaken(stored, sequence)) return { kind: 'keep', refusal: showStep(telling, session) };
  const result = answer(guide, session, stepId, value);
  if (!result.ok) return { kind: 'keep', refusal: refuseProblem(result.problem, told) };
  if (result.session === session) return { kind: 'keep', refusal: showStep(telling, sessionAfter(session, stepId)) };
  const stimuli = stimuliOfStep(guide, stepId);
  const unwatched = unwatchedIn(stimuli, shown ?? []);
  if (unwatched !== undefined) {
    const problem: AnswerProblem = { code: 'notWatched', params: { video: unwatched.name ?? '' } };
    return { kind: 'keep', refusal: refuseProblem(problem, told) };
  }
  const after = moderated(guide, result.session, decided);
  return {
    kind: 'store',
    session: numbered(withExposures(after, stepId, stimuli, shown), sequence),
    progress: outcomeOfInterview(guide, after),
    answers: changeOf(session, result.session),
    recordings: objects && { stepId, objects },
  };
}

/**
 * Returns the change in answers. The engine keeps the answers before a step that is answered again, and drops later
 * ones.
 */
function changeOf({ answers: before }: Session, { answers: after }: Session): AnswersChange {
  const differs = after.findIndex(({ stepId, answer: given }, at) => {
    const old = before[at];
    return old?.stepId !== stepId || JSON.stringify(old.answer) !== JSON.stringify(given);
  });
  const kept = differs === -1 ? after.length : differs;
  const added = after.slice(kept).map((each) => ({ stepId: each.stepId, answer: each.answer as Json }));
  return { kept, drops: before.length > kept, added };
}

/** Returns the session after a step was first answered; replaying it always gives the same result. */
function sessionAfter(session: Session, stepId: string): Session {
  const position = session.answers.findIndex((each) => each.stepId === stepId);
  return { ...session, answers: session.answers.slice(0, position + 1), reopened: null };
}
