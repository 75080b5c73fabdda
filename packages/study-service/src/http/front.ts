import { withDeprecation } from './deprecation.ts';
import { withFailures } from './failures.ts';
import { type FaultRules, withFaults } from './faults.ts';
import type { Fetch } from './fetch.ts';
import { createMetrics, withMetrics } from './metrics.ts';
import { type Probed, withProbes } from './probes.ts';
import { withRequestIds } from './requestIds.ts';

/** What the layers in front of the service need from its machine. */
export interface Front extends Omit<Probed, 'metrics'> {
  readonly newId: () => string;
  /** Seconds by a clock that only goes on. */
  readonly seconds: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told what the service threw. */
  readonly report: (error: unknown) => void;
  /** Only for trying clients. */
  readonly faults?: FaultRules;
}

/**
 * The service with all that belongs to every answer. From the outside in: request id, deprecation, metrics, faults,
 * operating addresses, failures. So faults are counted like what they imitate, and an operating address can be given one too.
 */
export function inFrontOf(service: Fetch, front: Front): Fetch {
  const metrics = createMetrics();
  const probed = withProbes(withFailures(service, front.report), { ...front, metrics });
  const faulty = front.faults === undefined ? probed : withFaults(probed, front.faults, front.wait);
  return withRequestIds(withDeprecation(withMetrics(faulty, metrics, front.seconds)), front.newId);
}
