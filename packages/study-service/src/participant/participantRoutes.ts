import { type ParticipantOperationId, participantOperations } from '@guide-studio/api-contract';
import { maxParticipantBytes } from '@guide-studio/api-contract/internal';
import type { Hono } from 'hono';
import { refusal } from '../answer.ts';
import { networkOfRequest } from '../http/networks.ts';
import { requestIdOf } from '../http/requestIds.ts';
import { announcedBytes, bodyParts } from '../bodyBytes.ts';
import { MediaError } from '../media/mediaStore.ts';
import { readRequestBody } from '../requestBody.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { answerStep } from './answerStep.ts';
import { changeLanguage } from './changeLanguage.ts';
import { goBack } from './goBack.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';
import { readInterview } from './readInterview.ts';
import { beginRecording, endRecording, readRecordings, removeRecording } from './recordings.ts';
import { sendPiece } from './sendPiece.ts';
import { createParticipantCaches, type ParticipantCaches } from './participantCaches.ts';
import { startInterview } from './startInterview.ts';
import type { Readers } from './localizedStudy.ts';
import { bearerOf } from './token.ts';

const handlers: Readonly<Record<ParticipantOperationId, ParticipantHandler>> = {
  startInterview,
  readInterview,
  answerInterview: answerStep,
  backInterview: goBack,
  changeInterviewLanguage: changeLanguage,
  readRecordings,
  beginRecording,
  sendPiece,
  endRecording,
  removeRecording,
};

interface Route {
  readonly method: string;
  readonly path: string;
  readonly handler: ParticipantHandler;
}

/** Adds the participant interface (docs/decisions/participant-page.md) to the service. */
export function addParticipantRoutes(app: Hono, service: Service): void {
  const caches = createParticipantCaches(service.store.interviews, readersOf(service));
  for (const { id, method, path } of Object.values(participantOperations)) {
    const route = { method, path, handler: handlers[id] };
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
      serve(service, caches, route, context.req.raw, context.req.param()),
    );
  }
}

/** Returns what reads recordings; null if the service keeps none. */
function readersOf({ media, transcribes, moderator, doesJobs = [] }: Service): Readers | null {
  if (media === undefined) return null;
  const hasModel = moderator !== undefined || doesJobs.includes('analysis');
  return { ...(transcribes === true ? { writtenDown: true } : {}), ...(hasModel ? { readByAi: true } : {}) };
}

async function serve(
  service: Service,
  caches: ParticipantCaches,
  { method, path, handler }: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const started = service.now();
  const readBody = () => readRequestBody(request, service, maxParticipantBytes);
  let answer: ParticipantAnswer;
  try {
    const network = networkOfRequest(request);
    const interviewId = params['interviewId'] ?? '';
    const header = (name: string) => request.headers.get(name) ?? '';
    const readParts = (limit: number) => bodyParts(request, limit, service);
    const of = { service, caches, interviewId, params, network, token: bearerOf(request) };
    answer = await handler({ ...of, header, readBody, readParts, announcedBytes: announcedBytes(request) });
  } catch (error) {
    // The log says when the state of the place changes, not for each piece.
    if (!(error instanceof MediaError)) service.log.failure(path, error);
    answer = refusalOf(service, error);
  }
  const { status, code } = answer;
  const milliseconds = service.now() - started;
  const requestId = requestIdOf(request);
  service.log.request({
    method,
    route: path,
    status,
    ...(code === undefined ? {} : { code }),
    requestId,
    milliseconds,
  });
  return respond(answer);
}

function refusalOf({ store }: Service, error: unknown): ParticipantAnswer {
  if (error instanceof MediaError && error.code === 'full') return refuseParticipant('storage_full');
  return error instanceof MediaError || store.noteAway(error)
    ? refuseParticipant('not_stored')
    : refusal('internal_error');
}
