import { type OperationId, operations } from '@guide-studio/api-contract';

/** The route of a request, without the ids in its address. */
export interface Route {
  readonly id: OperationId;
  readonly method: string;
  /** The path with `{name}` for each parameter. */
  readonly template: string;
}

interface Row extends Route {
  readonly segments: readonly string[];
}

const rows: readonly Row[] = operations.map(({ id, method, path }) => row(id, method, path));

/** The ids of all routes. */
export const routeIds: readonly OperationId[] = rows.map(({ id }) => id);

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

function row(id: OperationId, method: string, template: string): Row {
  return { id, method, template, segments: template.split('/') };
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  );
}
