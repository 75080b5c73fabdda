import type { Fetch } from '@guide-studio/api-client';
import { OwnService, ownServicePath } from '@guide-studio/api-contract';

/**
 * Resolves to true if a service says that it is one of this project and marks rehearsals. It is asked without a key or
 * anything else. False for all other answers, and if there is none in time.
 */
export async function isOwnService(baseUrl: string, fetch: Fetch, timeoutMs: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await fetch(`${baseUrl}${ownServicePath}`, { redirect: 'error', signal });
    const reader = body?.getReader();
    // The answer is one short piece; of another service, no more is read than that.
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    return status === 200 && OwnService.safeParse(JSON.parse(new TextDecoder().decode(value))).success;
  } catch {
    return false;
  }
}
