import type { HostError } from '@guide-studio/host/common';
import { read, withGuide, setSession } from './store.ts';

/** Returns true if nothing can be kept or saved from this page any more. */
export function isHostLost({ code }: HostError): boolean {
  return code === 'hostGone' || code === 'sessionRefused';
}

/** Records that the host does not answer, until it does again. */
export function markHostLost(hostError: HostError): void {
  setSession({ hostError });
}

/** Records that the host is lost: nothing can be saved or kept. */
export function loseHost(error: HostError): void {
  setSession({ refusal: error, hostError: error, ...withGuide({ backupError: error }) });
}

/** Records that the host answers again. `solvesError`: the error shown says that it did not. */
export function regainHost(solvesError: boolean): void {
  const { guide, stickyError } = read();
  const backupError = guide?.backupError && !isHostLost(guide.backupError) ? guide.backupError : null;
  setSession({
    hostError: null,
    refusal: null,
    stickyError: solvesError ? null : stickyError,
    ...withGuide({ backupError }),
  });
}
