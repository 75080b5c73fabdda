import type { Fetch } from '@guide-studio/api-client';
import { participantOperations, pathOf, type RehearsalPermission } from '@guide-studio/api-contract';
import { shortText } from '@guide-studio/api-contract/internal';
import type { ApiFailure, HostError, Rehearsal, RehearsalParticipant } from '../../common/index.ts';

/** Interviews that are taken at the same time. */
const atOnce = 4;
/** Delays before a request is sent again that got no answer, or that a busy service did not store. */
const retryDelaysMs = [100, 500, 2000, 5000];

/** The longest answer that is read, in bytes: a step of the longest texts has less. */
const longestStep = 20 * 1024 * 1024;

/** The service of a rehearsal, and how it is reached. */
export interface Stage {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly permission: RehearsalPermission;
}

/**
 * Takes interviews as the participant page does: starts each with the link and answers step by step. The first failure
 * stops all of them. Returns the participants who came as far as they should, and what stopped the others.
 */
export async function takeInterviews(
  stage: Stage,
  participants: readonly RehearsalParticipant[],
  onTaken: (count: number) => void = () => undefined,
): Promise<Rehearsal> {
  const taken: number[] = [];
  let stopped: HostError | null = null;
  let next = 0;
  const work = async (): Promise<void> => {
    while (stopped === null) {
      const at = next;
      const participant = participants[at];
      if (participant === undefined) return;
      next += 1;
      const failure = await takeInterview(stage, participant);
      if (failure === null) {
        taken.push(at);
        onTaken(taken.length);
      } else stopped ??= failure;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { taken: taken.toSorted((one, other) => one - other), stopped };
}

/** Resolves to null when the interview has come as far as it should. */
async function takeInterview(stage: Stage, participant: RehearsalParticipant): Promise<HostError | null> {
  const { linkId, pass } = stage.permission;
  const { seed, firstConcepts, urlParams, answers } = participant.session;
  const rehearsal = { pass, seed, ...(firstConcepts === undefined ? {} : { firstConcepts }) };
  const started = await send(stage, participantOperations.startInterview.path, { linkId, urlParams, rehearsal });
  if ('error' in started) return started.error;
  const { interviewId, token, rehearsal: isMarked } = started.body;
  if (isMarked !== true) return { code: 'rehearsalStopped', reason: 'unmarked' };
  const path = pathOf(participantOperations.answerInterview.path, { interviewId: String(interviewId) });
  let step = started.body.step;
  for (const [at, { stepId, answer }] of answers.entries()) {
    if (step?.stepId !== stepId) return differs;
    const answered = await send(stage, path, { stepId, answer, sequence: at + 1 }, String(token));
    if ('error' in answered) return answered.error;
    step = answered.body.step;
  }
  const progress = step?.kind === 'end' ? step.outcome : 'in_progress';
  return progress === participant.progress ? null : differs;
}

const differs: HostError = { code: 'rehearsalStopped', reason: 'differs' };

/** The used part of an answer of the participant interface. */
interface Reply {
  readonly interviewId?: unknown;
  readonly token?: unknown;
  readonly rehearsal?: unknown;
  readonly step?: { readonly stepId?: unknown; readonly kind?: unknown; readonly outcome?: unknown };
  readonly code?: unknown;
}

type Sent = { readonly body: Reply } | { readonly error: HostError };

/** Sends a request, again and again like the page: a number that was reached before is answered and not stored twice. */
async function send(stage: Stage, path: string, body: object, token?: string): Promise<Sent> {
  for (const delay of [...retryDelaysMs, null]) {
    const sent = await sendOnce(stage, path, body, token);
    if (sent.status >= 200 && sent.status < 300) return { body: sent.body };
    const isPassing = sent.status === 0 || sent.status === 503;
    if (!isPassing || delay === null) return { error: failureOf(sent) };
    await stage.sleep(delay);
  }
  throw new Error('Every loop over the delays ends with null.');
}

interface Answered {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly body: Reply;
}

async function sendOnce(
  { baseUrl, fetch, timeoutMs }: Stage,
  path: string,
  body: object,
  token: string | undefined,
): Promise<Answered> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { status, body: sent } = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    const read: unknown = JSON.parse(await shortText(sent, longestStep, signal));
    return { status, body: typeof read === 'object' && read !== null ? read : {} };
  } catch {
    return { status: 0, body: {} };
  }
}

/** The pass and the tokens are refused once the rehearsal is deleted. */
function failureOf({ status, body: { code } }: Answered): HostError {
  if (status === 0) return { code: 'api', failure: { kind: 'network', cause: 'unknown', mayHaveHappened: true } };
  if (code === 'rehearsal_refused' || code === 'invalid_token') return { code: 'rehearsalStopped', reason: 'ended' };
  // Refused by the service itself, and not by something between.
  if (status < 500 && typeof code === 'string') return differs;
  const failure: ApiFailure = { kind: 'unknownStatus', status, mayHaveHappened: true };
  return { code: 'api', failure: typeof code === 'string' ? { ...failure, code } : failure };
}
