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

/**
 * Returns the service with all layers. From the outside in: HEAD, request ids, deprecation, metrics, hosts and origins,
 * CORS, faults, compression, methods, operating addresses, failures. Faults are counted like the errors they
 * imitate, and also apply to operating addresses.
 */
export function inFrontOf(service: Fetch, front: Front): Fetch {
  const metrics = createMetrics();
  const probed = withProbes(withFailures(service, front.report), { ...front, metrics });
  const packed = withCompression(withMethods(probed));
  const faulty = front.faults === undefined ? packed : withFaults(packed, front.faults, front.wait);
  const guarded = withKnownHosts(withCors(faulty, front.origins), front);
  return withHead(withRequestIds(withDeprecation(withMetrics(guarded, metrics, front.seconds)), front.newId));
}
