import type { Health } from '../health.ts';
import { type EndpointFault, isEndpointFault } from '../endpointFault.ts';
import type { Analyst } from './analyst.ts';

/** An analyst that counts the tokens of its model. */
interface WatchedAnalyst extends Analyst {
  /** Since the service started. */
  tokens(): number;
}

/** Returns an analyst that notes what came of it. A model that wrote what is not stored did answer. */
export function watchedAnalyst(analyst: Analyst, health: Health<EndpointFault>): WatchedAnalyst {
  let tokens = 0;
  return {
    async analyse(guide, rows, signal) {
      const outcome = await analyst.analyse(guide, rows, signal);
      tokens += outcome.audit.tokens;
      const fault = 'fault' in outcome && isEndpointFault(outcome.fault) ? outcome.fault : 'ready';
      if (!signal.aborted) health.note(fault);
      return outcome;
    },
    tokens: () => tokens,
  };
}
