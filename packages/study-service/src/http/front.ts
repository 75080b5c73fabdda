import { withCompression } from './compression.ts';
import { withCors } from './cors.ts';
import { withDeprecation } from './deprecation.ts';
import { withFailures } from './failures.ts';
import { type FaultRules, withFaults } from './faults.ts';
import type { Fetch } from './fetch.ts';
import { withHead } from './head.ts';
import { type KnownHosts, withKnownHosts } from './knownHosts.ts';
import { withMethods } from './methods.ts';
import { createMetrics, withMetrics } from './metrics.ts';
import { participantsOnly } from './participantsOnly.ts';
import { type Probed, withProbes } from './probes.ts';
import { withRequestIds } from './requestIds.ts';

/** What the layers in front of the service need from the machine. */
export interface Front extends Omit<Probed, 'metrics'>, KnownHosts {
  readonly newId: () => string;
  /** Seconds of a monotonic clock. */
  readonly seconds: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Only for testing clients. */
  readonly faults?: FaultRules;
}

/** The service with its layers, for each kind of listener. */
export interface Fronts {
  /** Everything that the service has. */
  readonly whole: Fetch;
  /** Returns what participants use, for a listener on another address of this machine. */
  forParticipants(host: string): Fetch;
}

/**
 * Returns the service with all layers. From the outside in: HEAD, request ids, deprecation, metrics, hosts and origins,
 * CORS, faults, compression, methods, operating addresses, failures. Faults are counted like the errors they
 * imitate, and also apply to operating addresses. All listeners count into the same metrics.
 */
export function frontsOf(service: Fetch, front: Front): Fronts {
  const metrics = createMetrics();
  const probed = withProbes(withFailures(service, front.report), { ...front, metrics });
  const packed = withCompression(withMethods(probed));
  const faulty = front.faults === undefined ? packed : withFaults(packed, front.faults, front.wait);
  const outside = (guarded: Fetch): Fetch =>
    withHead(withRequestIds(withDeprecation(withMetrics(guarded, metrics, front.seconds)), front.newId));
  return {
    whole: outside(withKnownHosts(withCors(faulty, front.origins), front)),
    forParticipants: (host) => {
      const own = {
        host,
        baseUrl: () => `http://${host.includes(':') ? `[${host}]` : host}`,
        origins: new Set<string>(),
      };
      return participantsOnly(outside(withKnownHosts(faulty, own)), host);
    },
  };
}

/** Returns the whole service with all layers. */
export function inFrontOf(service: Fetch, front: Front): Fetch {
  return frontsOf(service, front).whole;
}
