import { type Endpoint, type EndpointId, endpoints } from '@guide-studio/api-contract';
import { Hono } from 'hono';
import { type Answer, refusal } from './answer.ts';
import { authenticate } from './authentication.ts';
import type { Handler } from './call.ts';
import { checkMedia } from './endpoints/checkMedia.ts';
import { createStudy } from './endpoints/createStudy.ts';
import { getCapabilities } from './endpoints/getCapabilities.ts';
import { getSingleResponse, legacyGetSingleResponse } from './endpoints/getSingleResponse.ts';
import { getStudyJobs } from './endpoints/getStudyJobs.ts';
import { getStudySettings } from './endpoints/getStudySettings.ts';
import { getStudyQuestions, legacyGetStudyQuestions } from './endpoints/getStudyQuestions.ts';
import { launchStudy } from './endpoints/launchStudy.ts';
import { legacyListResponses, listResponses } from './endpoints/listResponses.ts';
import { listRecordings } from './endpoints/listRecordings.ts';
import { listShown } from './endpoints/listShown.ts';
import { legacyListStudies, listStudies } from './endpoints/listStudies.ts';
import { getStudyIntake, setStudyIntake } from './endpoints/studyIntake.ts';
import { getStudyTranslations, setStudyTranslations } from './endpoints/studyTranslations.ts';
import { listWallets } from './endpoints/listWallets.ts';
import { suggestTranslations } from './endpoints/suggestTranslations.ts';
import { tryProbe } from './endpoints/tryProbe.ts';
import { beginRehearsal, deleteRehearsal, getRehearsal, getStudyGuide } from './endpoints/rehearsal.ts';
import { requestIdOf } from './http/requestIds.ts';
import { addMediaRoute } from './media/serveMedia.ts';
import { addStudyMediaRoutes } from './studyMedia/studyMediaRoutes.ts';
import { addParticipantRoutes } from './participant/participantRoutes.ts';
import { readRequestBody } from './requestBody.ts';
import { respond, respondList } from './respond.ts';
import type { Service } from './service.ts';
import type { Caller } from './store/store.ts';

/** The handler of each endpoint of the contract. */
const handlers: Readonly<Record<EndpointId, Handler>> = {
  createStudy,
  listStudies,
  getStudyQuestions,
  launchStudy,
  listWallets,
  listResponses,
  getSingleResponse,
  legacyListResponses,
  legacyGetSingleResponse,
  legacyGetStudyQuestions,
  legacyListStudies,
  getStudyIntake,
  setStudyIntake,
  getStudySettings,
  listShown,
  getStudyGuide,
  getRehearsal,
  beginRehearsal,
  deleteRehearsal,
  getStudyTranslations,
  setStudyTranslations,
  getCapabilities,
  listRecordings,
  getStudyJobs,
  tryProbe,
  suggestTranslations,
  checkMedia,
};

/** The service behind its port. */
export interface App {
  fetch(request: Request): Promise<Response>;
  /** What it serves, such as `GET /api/public/v1/wallets`, with `{name}` for each parameter. */
  readonly routes: readonly string[];
}

/** Returns the service as a function from request to response. It opens no port and keeps no state. */
export function createApp(service: Service): App {
  // Not strict: a trailing slash does not change the address.
  const app = new Hono({ strict: false });
  for (const endpoint of Object.values(endpoints)) {
    const handler = handlers[endpoint.id];
    const route = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, route, (context) => serve(service, endpoint, handler, context.req));
  }
  addParticipantRoutes(app, service);
  addMediaRoute(app, service);
  addStudyMediaRoutes(app, service);
  app.notFound(() => respond(refusal('not_found')));
  app.onError((error) => {
    service.log.failure('service', error);
    return respond(refusal('internal_error'));
  });
  const routes = app.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  return { fetch: async (request) => app.fetch(request), routes };
}

interface Incoming {
  readonly raw: Request;
  param(): Readonly<Record<string, string>>;
}

async function serve(service: Service, endpoint: Endpoint, handler: Handler, request: Incoming): Promise<Response> {
  const started = service.now();
  const { answer, caller } = await answerTo(service, endpoint, handler, request);
  service.log.request({
    method: endpoint.method,
    route: endpoint.path,
    status: answer.status,
    ...('code' in answer ? { code: answer.code } : {}),
    requestId: requestIdOf(request.raw),
    milliseconds: service.now() - started,
    ...(caller === null ? {} : { keyId: caller.keyId, organizationId: caller.organizationId }),
  });
  if (!('list' in answer)) return respond(answer);
  return respondList(answer, (error) => service.log.failure(endpoint.path, error));
}

async function answerTo(
  service: Service,
  endpoint: Endpoint,
  handler: Handler,
  request: Incoming,
): Promise<{ readonly answer: Answer; readonly caller: Caller | null }> {
  let caller: Caller | null = null;
  try {
    const authenticated = await authenticate(service, endpoint.id, request.raw);
    if (!authenticated.ok) return { answer: authenticated.answer, caller };
    caller = authenticated.caller;
    const organization = service.store.organization(caller.organizationId);
    const readBody = () => readRequestBody(request.raw, service);
    const query = new URL(request.raw.url).searchParams;
    const answer = await handler({ service, caller, organization, params: request.param(), query, readBody });
    return { answer, caller };
  } catch (error) {
    service.log.failure(endpoint.path, error);
    service.store.noteAway(error);
    return { answer: refusal('internal_error'), caller };
  }
}
