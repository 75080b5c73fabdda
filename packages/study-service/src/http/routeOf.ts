import { type EndpointId, endpoints, ownServicePath } from '@guide-studio/api-contract';

/** All routes: operations of the contract, the participant interface, and operating addresses. */
export type RouteId = EndpointId | keyof typeof ownRoutes;

const ownRoutes = {
  startInterview: 'POST /api/participant/interviews',
  readInterview: 'GET /api/participant/interviews/{interviewId}',
  answerInterview: 'POST /api/participant/interviews/{interviewId}/answers',
  backInterview: 'POST /api/participant/interviews/{interviewId}/back',
  readRecordings: 'GET /api/participant/interviews/{interviewId}/recordings',
  beginRecording: 'POST /api/participant/interviews/{interviewId}/recordings',
  removeRecording: 'DELETE /api/participant/interviews/{interviewId}/recordings/{recordingId}',
  endRecording: 'POST /api/participant/interviews/{interviewId}/recordings/{recordingId}/end',
  sendPiece: 'PUT /api/participant/interviews/{interviewId}/recordings/{recordingId}/pieces/{number}',
  mediaFile: 'GET /media/{organizationId}/{object}/{file}',
  changeInterviewLanguage: 'POST /api/participant/interviews/{interviewId}/language',
  participantPage: 'GET /s/{linkId}',
  pageFile: 'GET /page/{file}',
  healthz: 'GET /healthz',
  readyz: 'GET /readyz',
  metrics: 'GET /metrics',
  openapi: 'GET /openapi.json',
  ownService: `GET ${ownServicePath}`,
} as const;

/** The route of a request, without the ids in its address. */
export interface Route {
  readonly id: RouteId;
  readonly method: string;
  /** The path with `{name}` for each parameter. */
  readonly template: string;
}

interface Row extends Route {
  readonly segments: readonly string[];
}

const contractRows = Object.values(endpoints).map(({ id, method, path }) => row(id, method, path));
const ownRows = Object.entries(ownRoutes).map(([id, address]) => {
  const [method = '', path = ''] = address.split(' ');
  return row(id as keyof typeof ownRoutes, method, path);
});
const rows: readonly Row[] = [...contractRows, ...ownRows];

/** The ids of all routes. */
export const routeIds: readonly RouteId[] = rows.map(({ id }) => id);

/** All layers need the route, so each request is looked up once. */
const known = new WeakMap<Request, Route | null>();

/** Returns the route of a request; null if it is not served. */
export function routeOf(request: Request): Route | null {
  const remembered = known.get(request);
  if (remembered !== undefined) return remembered;
  const route = find(request);
  known.set(request, route);
  return route;
}

/** Returns the methods of a request's address; none if it is not served. */
export function methodsAt(request: Request): readonly string[] {
  const segments = segmentsOf(request);
  return [...new Set(rows.filter((each) => fits(each.segments, segments)).map(({ method }) => method))];
}

function find(request: Request): Route | null {
  const segments = segmentsOf(request);
  return rows.find((each) => each.method === request.method && fits(each.segments, segments)) ?? null;
}

/** A trailing slash does not change the address. */
function segmentsOf(request: Request): readonly string[] {
  return new URL(request.url).pathname.replace(/(?<=.)\/$/, '').split('/');
}

function row(id: RouteId, method: string, template: string): Row {
  return { id, method, template, segments: template.split('/') };
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  );
}
