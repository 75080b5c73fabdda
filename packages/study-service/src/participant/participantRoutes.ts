import { maxParticipantBytes, participantPaths } from '@guide-studio/api-contract';
import type { Hono } from 'hono';
import { refusal } from '../answer.ts';
import { networkOfRequest } from '../http/networks.ts';
import { requestIdOf } from '../http/requestIds.ts';
import { readRequestBody } from '../requestBody.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { answerStep } from './answerStep.ts';
import { changeLanguage } from './changeLanguage.ts';
import { goBack } from './goBack.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';
import { readInterview } from './readInterview.ts';
import { createShelves, type Shelves } from './shelves.ts';
import { startInterview } from './startInterview.ts';
import { bearerOf } from './token.ts';

interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handler: ParticipantHandler;
}

const routes: readonly Route[] = [
  { method: 'POST', path: participantPaths.start, handler: startInterview },
  { method: 'GET', path: participantPaths.read, handler: readInterview },
  { method: 'POST', path: participantPaths.answer, handler: answerStep },
  { method: 'POST', path: participantPaths.back, handler: goBack },
  { method: 'POST', path: participantPaths.language, handler: changeLanguage },
];

/** Adds the participant interface (docs/decisions/participant-page.md) to the service. */
export function addParticipantRoutes(app: Hono, service: Service): void {
  const shelves = createShelves(service.store.interviews);
  for (const route of routes) {
    app.on(route.method, route.path.replace('{interviewId}', ':interviewId'), (context) =>
      serve(service, shelves, route, context.req.raw, context.req.param('interviewId') ?? ''),
    );
  }
}

async function serve(
  service: Service,
  shelves: Shelves,
  { method, path, handler }: Route,
  request: Request,
  interviewId: string,
): Promise<Response> {
  const started = service.now();
  const readBody = () => readRequestBody(request, service.unpack, maxParticipantBytes);
  let answer: ParticipantAnswer;
  try {
    const network = networkOfRequest(request);
    answer = await handler({ service, shelves, interviewId, network, token: bearerOf(request), readBody });
  } catch (error) {
    service.log.failure(path, error);
    answer = isDatabaseLost(error) ? refuseParticipant('not_stored') : refusal('internal_error');
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

/** Returns true if a write failed because the database file is missing or replaced, so that nothing was stored. */
function isDatabaseLost(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'DATABASE_GONE' || code === 'DATABASE_REPLACED';
}
