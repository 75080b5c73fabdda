import { openApiOf, type OwnService } from '@guide-studio/api-contract';
import { respond, respondText } from '../respond.ts';
import type { Fetch } from './fetch.ts';
import type { InterviewCounts, Metrics } from './metrics.ts';
import { routeOf } from './routeOf.ts';

const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const ownService: OwnService = { service: 'guide-studio', rehearsals: true };

/** What the operating addresses check. */
export interface Probed {
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  countInterviews(): Promise<InterviewCounts>;
  /** Receives the reason if the database does not answer. */
  readonly report: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
}

/**
 * Serves the operating addresses without a key: `/healthz` (the process answers), `/readyz` (the database answers too,
 * otherwise 503), `/metrics`, `/openapi.json`, and that this is a service of this project.
 */
export function withProbes(next: Fetch, probed: Probed): Fetch {
  return async (request) => {
    switch (routeOf(request)?.id) {
      case 'healthz':
        return respond({ status: 200, body: { status: 'ok' } });
      case 'readyz':
        return (await answers(probed))
          ? respond({ status: 200, body: { status: 'ready' } })
          : respond({ status: 503, body: { status: 'databaseUnavailable' } });
      case 'metrics':
        return respondText(probed.metrics.text(await probed.countInterviews().catch(() => null)), metricsType);
      case 'openapi':
        return respond({ status: 200, body: openApiOf(probed.baseUrl()) });
      case 'ownService':
        return respond({ status: 200, body: ownService });
      default:
        return next(request);
    }
  };
}

async function answers({ ping, report }: Probed): Promise<boolean> {
  return ping().then(
    () => true,
    (error: unknown) => {
      report(error);
      return false;
    },
  );
}
