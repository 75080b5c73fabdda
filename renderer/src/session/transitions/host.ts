import type { HostError } from '@guide-studio/host/common';
import { read, withGuide, setSession } from './store.ts';

/** Returns true if nothing can be kept or saved from this page any more. */
export function isHostLost({ code }: HostError): boolean {
  return code === 'hostGone' || code === 'sessionRefused';
}

/** Records that the host does not answer, until it does again. */
export function markAway(away: HostError): void {
  setSession({ away });
}

/** Records that the host is lost: nothing can be saved or kept. */
export function loseHost(error: HostError): void {
  setSession({ refusal: error, away: error, ...withGuide({ unkept: error }) });
}

/** Records that the host answers again. `solvesTrouble`: the trouble shown was that it did not. */
export function regainHost(solvesTrouble: boolean): void {
  const { guide, trouble } = read();
  const unkept = guide?.unkept && !isHostLost(guide.unkept) ? guide.unkept : null;
  setSession({ away: null, refusal: null, trouble: solvesTrouble ? null : trouble, ...withGuide({ unkept }) });
}
