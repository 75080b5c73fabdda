import { openApiOf } from '@guide-studio/api-contract';
import type { Fetch } from './fetch.ts';
import type { InterviewCounts, Metrics } from './metrics.ts';
import { routeOf } from './routeOf.ts';

/** What the operating addresses look at. */
export interface Probed {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  countInterviews(): Promise<InterviewCounts>;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
}

/**
 * Serves what operates the service, without a key: `/healthz` (the process answers), `/readyz` (its database answers
 * too, else 503), `/metrics` and `/openapi.json`.
 */
export function withProbes(next: Fetch, probed: Probed): Fetch {
  return async (request) => {
    switch (routeOf(request)?.id) {
      case 'healthz':
        return json(200, { status: 'ok' });
      case 'readyz':
        return (await answers(probed)) ? json(200, { status: 'ready' }) : json(503, { status: 'databaseUnavailable' });
      case 'metrics':
        return text(probed.metrics.text(await probed.countInterviews().catch(() => null)));
      case 'openapi':
        return json(200, openApiOf(probed.baseUrl()));
      default:
        return next(request);
    }
  };
}

async function answers({ ping }: Probed): Promise<boolean> {
  return ping().then(
    () => true,
    () => false,
  );
}

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function json(status: number, body: unknown): Response {
  const headers = { ...common, 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers });
}

function text(body: string): Response {
  return new Response(body, { headers: { ...common, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });
}
