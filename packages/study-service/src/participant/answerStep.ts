import { AnswerStepRequest } from '@guide-studio/api-contract';
import type { Json } from '@guide-studio/guide-core';
import { answer, type AnswerProblem, type Guide, type Session } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';
import { keepSentences, openProbe, outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { type Refusal, refusal } from '../answer.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { AnswersChange, InterviewChange, StoredInterview } from '../store/store.ts';
import { stimuliOfStep, unwatchedIn, withExposures } from './exposures.ts';
import { changeInterview } from './changeInterview.ts';
import { awaitTranscript } from './awaitTranscript.ts';
import { type Decided, decideOn, moderated } from './moderated.ts';
import { openInterview, sessionOf, storable } from './openInterview.ts';
import { type ParticipantAnswer, showStep, localizedGuidesFor } from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';
import { recordedAnswer } from './recordedAnswer.ts';
import { refuseProblem } from './refuseProblem.ts';
import type { LocalizedStudy } from './localizedStudy.ts';
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
  const { localizedStudy } = access;
  const recorded = await recordedAnswer(call, localizedStudy.guide, sent);
  if ('body' in recorded) return recorded;
  const { considered, decided } = await consider(call, localizedStudy, { ...sent, ...recorded, transcript: null });
  return changeInterview(call, localizedStudy, call.interviewId, (stored) =>
    decide(localizedStudy, stored, considered, decided),
  );
};

interface Considered {
  readonly considered: Given;
  readonly decided: Decided | null;
}

/**
 * Waits for what an answer that is going to be stored needs: its voice as text, and what the interviewer asks about it if
 * the service has one besides the script. Both together take no longer than a participant waits.
 */
async function consider(
  { service, interviewId }: ParticipantCall,
  study: LocalizedStudy,
  given: Given,
): Promise<Considered> {
  const unchanged = { considered: given, decided: null };
  const { moderator } = service;
  if (moderator === undefined && given.spoken === null) return unchanged;
  const stored = await service.store.interviews.find(interviewId);
  // Invented participants cost nothing.
  if (stored === null || stored.isRehearsal || isOvertaken(stored, given.sequence)) return unchanged;
  const patience = AbortSignal.timeout(service.followUpMs);
  const before = sessionOf(stored);
  const { guide, localized } = localizedGuidesFor(study, before);
  const { stepId } = given;
  const mayProbe = (value: unknown): Session | null => {
    const result = answer(guide, before, { stepId, answer: value });
    return result.ok && result.session !== before && openProbe(guide, result.session) !== null ? result.session : null;
  };
  const { spoken } = given;
  const mayAsk = mayProbe(given.answer) !== null;
  const transcribed =
    spoken === null ? null : await awaitTranscript(service, { spoken, interviewId }, mayAsk ? patience : null);
  if (transcribed?.text === null && mayAsk) moderator?.noteMissingTranscript(transcribed.why);
  const transcript = transcribed?.text ?? null;
  const considered = { ...given, transcript };
  // The script asks about what was not understood.
  const session = spoken !== null && transcript === null ? null : mayProbe(chosenAnswer(guide, before, considered));
  if (moderator === undefined || session === null) return { considered, decided: null };
  return { considered, decided: await decideOn(moderator, stored.studyId, { guide, localized }, session, patience) };
}

/**
 * Returns which text of a spoken answer counts: the one that is stored, so that the same request changes nothing; else
 * what was understood, if it is accepted; else that it was spoken.
 */
function chosenAnswer(guide: Guide, session: Session, { stepId, answer: value, transcript }: Given): unknown {
  if (transcript === null) return value;
  const stored = session.answers.find((each) => each.stepId === stepId)?.answer;
  if (JSON.stringify(stored) === JSON.stringify(value)) return value;
  const understood = { text: transcript };
  return answer(guide, session, { stepId, answer: understood }).ok ? understood : value;
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
  /** The object of the recording in which it is said; null if it was typed. */
  readonly spoken: string | null;
  /** What was understood of it in time; null if nothing was. */
  readonly transcript: string | null;
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
  study: LocalizedStudy,
  stored: StoredInterview,
  given: Given,
  decided: Decided | null,
): InterviewChange<ParticipantAnswer> {
  const { stepId, sequence, shown, objects, spoken } = given;
  const session = sessionOf(stored);
  const { guide, localized } = localizedGuidesFor(study, session);
  if (isOvertaken(stored, sequence)) return { kind: 'keep', refusal: showStep(study, session) };
  const result = answer(guide, session, { stepId, answer: chosenAnswer(guide, session, given) });
  if (!result.ok) return { kind: 'keep', refusal: refuseProblem(result.problem, localized) };
  if (result.session === session) return { kind: 'keep', refusal: showStep(study, sessionAfter(session, stepId)) };
  const stimuli = stimuliOfStep(guide, stepId);
  const unwatched = unwatchedIn(stimuli, shown ?? []);
  if (unwatched !== undefined) {
    const problem: AnswerProblem = { code: 'notWatched', params: { video: unwatched.name ?? '' } };
    return { kind: 'keep', refusal: refuseProblem(problem, localized) };
  }
  const after = keepSentences(guide, moderated(guide, result.session, decided));
  return {
    kind: 'store',
    session: storable(numbered(withExposures(after, stepId, stimuli, shown), sequence)),
    progress: outcomeOfInterview(guide, after),
    answers: changeOf(session, result.session),
    recordings: objects && { stepId, objects, spoken },
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
