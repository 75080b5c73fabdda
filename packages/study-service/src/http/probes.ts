import { openApiOf, type OwnService } from '@guide-studio/api-contract';
import { respond, respondText } from '../respond.ts';
import type { PartStates } from '../service.ts';
import type { Fetch } from './fetch.ts';
import { type MetricsAccess, metricsRefusal } from './metricsAccess.ts';
import type { InterviewCounts, JobCounts, MediaCounts, Metrics, ModerationCounts } from './metrics.ts';
import { routeOf } from './routeOf.ts';

const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const ownService: OwnService = { service: 'guide-studio', rehearsals: true };

/** What the operating addresses check. */
export interface Probed extends MetricsAccess {
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  countInterviews(): Promise<InterviewCounts>;
  countJobs(): Promise<JobCounts>;
  /** Resolves to null if the service keeps no recordings. */
  countMedia(): Promise<MediaCounts | null>;
  /** Returns the state of each part that the service can do without. */
  states(): Promise<PartStates>;
  /** What came of asking the model for follow-up questions; null without one. */
  moderations(): ModerationCounts | null;
  /** The tokens that the model used since the start of the service; null without one. */
  modelTokens(): number | null;
  /** Receives the reason if the database does not answer. */
  readonly report: (error: unknown) => void;
  readonly metrics: Metrics;
}

/**
 * Serves the operating addresses: `/healthz` (the process answers), `/readyz` (the database answers too, otherwise 503;
 * and the state of other parts), `/openapi.json`, and that this is a service of this project, all without a key; and
 * `/metrics` (see {@link metricsRefusal}).
 */
export function withProbes(next: Fetch, probed: Probed): Fetch {
  const document = describedOnce(probed.baseUrl);
  return async (request) => {
    switch (routeOf(request)?.id) {
      case 'healthz':
        return respond({ status: 200, body: { status: 'ok' } });
      case 'readyz':
        return (await answers(probed))
          ? respond({ status: 200, body: { status: 'ready', ...(await partsOf(probed)) } })
          : respond({ status: 503, body: { status: 'databaseUnavailable' } });
      case 'metrics': {
        const refused = metricsRefusal(request, probed);
        if (refused !== null) return respond(refused);
        return respondText(
          probed.metrics.text({
            interviews: await probed.countInterviews().catch(() => null),
            moderations: probed.moderations(),
            modelTokens: probed.modelTokens(),
            parts: await namedParts(probed).catch(() => ({})),
            jobs: await probed.countJobs().catch(() => null),
            media: await probed.countMedia().catch(() => null),
          }),
          metricsType,
        );
      }
      case 'openapi':
        return respond({ status: 200, body: document() });
      case 'ownService':
        return respond({ status: 200, body: ownService });
      default:
        return next(request);
    }
  };
}

/** Returns what describes the service. Anyone may ask for it and writing it takes a while, so it is kept. */
function describedOnce(baseUrl: () => string): () => unknown {
  let known: { readonly url: string; readonly document: unknown } | undefined;
  return () => {
    const url = baseUrl();
    if (known?.url !== url) known = { url, document: openApiOf(url) };
    return known.document;
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

/** A service is ready without any of these. */
async function partsOf(probed: Probed) {
  const { countJobs } = probed;
  const counts = Object.values(await countJobs().catch((): JobCounts => ({})));
  const sum = (state: 'waiting' | 'failed'): number => counts.reduce((all, count) => all + count[state], 0);
  return {
    ...(await namedParts(probed)),
    jobs: { waiting: sum('waiting'), failed: sum('failed') },
  };
}

async function namedParts({ moderations, states }: Probed): Promise<Readonly<Record<string, string>>> {
  return { moderator: moderations()?.state ?? 'script', ...(await states()) };
}
