import type { Fetch } from '@guide-studio/api-client';
import { OwnService, ownServicePath } from '@guide-studio/api-contract';
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
    const text = await beginningOf(body);
    if (status >= 500)
      return failed({ code: 'api', failure: { kind: 'unknownStatus', status, mayHaveHappened: false } });
    return done(status === 200 && OwnService.safeParse(parsed(text)).success);
  } catch {
    return failed({ code: 'api', failure: { kind: 'network', mayHaveHappened: false } });
  }
}

async function beginningOf(body: Awaited<ReturnType<Fetch>>['body']): Promise<string> {
  const reader = body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; read <= mostBytes; ) {
    const { value, done: isEnd } = await reader.read();
    if (isEnd || value === undefined) return text;
    read += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
