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

/** What the layers in front of the service need from its machine. */
export interface Front extends Omit<Probed, 'metrics'>, KnownHosts {
  readonly newId: () => string;
  /** Seconds by a clock that only goes on. */
  readonly seconds: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Only for trying clients. */
  readonly faults?: FaultRules;
}

/**
 * The service with all that belongs to every answer. From the outside in: HEAD, request id, deprecation, metrics, hosts
 * and origins, pages of other origins, faults, compression, methods, operating addresses, failures. So faults are
 * counted like what they imitate, and an operating address can be given one too.
 */
export function inFrontOf(service: Fetch, front: Front): Fetch {
  const metrics = createMetrics();
  const probed = withProbes(withFailures(service, front.report), { ...front, metrics });
  const packed = withCompression(withMethods(probed));
  const faulty = front.faults === undefined ? packed : withFaults(packed, front.faults, front.wait);
  const guarded = withKnownHosts(withCors(faulty, front.origins), front);
  return withHead(withRequestIds(withDeprecation(withMetrics(guarded, metrics, front.seconds)), front.newId));
}
