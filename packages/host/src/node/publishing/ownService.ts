import type { Fetch } from '@guide-studio/api-client';
import { OwnService } from '@guide-studio/api-contract';
import { ownServicePath, shortText } from '@guide-studio/api-contract/internal';
import { done, failed, type HostResult } from '../../common/index.ts';

/** The answer of a service of this project is far shorter. No more is read of another one. */
const mostBytes = 1000;

/**
 * Resolves to true if a service says that it is one of this project and marks rehearsals, and to false if it answers
 * anything else. It is asked without a key. Fails if it cannot be reached, or has a failure of its own.
 */
export async function isOwnService(baseUrl: string, fetch: Fetch, timeoutMs: number): Promise<HostResult<boolean>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await fetch(`${baseUrl}${ownServicePath}`, { redirect: 'manual', signal });
    const text = await shortText(body, mostBytes, signal);
    if (status >= 500)
      return failed({ code: 'api', failure: { kind: 'unknownStatus', status, mayHaveHappened: false } });
    return done(status === 200 && OwnService.safeParse(parsed(text)).success);
  } catch {
    return failed({ code: 'api', failure: { kind: 'network', cause: 'unknown', mayHaveHappened: false } });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
