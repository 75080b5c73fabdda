import { createApiClient, type Fetch } from '@guide-studio/api-client';
import { OwnService } from '@guide-studio/api-contract';
import { ownServicePath, shortText } from '@guide-studio/api-contract/internal';
import type { ApiFailure, ConnectionCheck, ConnectionTest } from '../../common/index.ts';

/** What a check asks, and how long it waits. */
export interface TestedService {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/** The checks in order. */
const names = ['address', 'certificate', 'service', 'key', 'participants'] as const;
/** More is not read of an answer whose form is not known. */
const mostBytes = 4000;
/** No study has this link, so the page of an unknown link answers. */
const noLink = 'connection-test';

const aboutTheKey: ReadonlySet<string> = new Set(['missing_api_key', 'invalid_api_key', 'unauthorized', 'forbidden']);

/**
 * Tests a service step by step: whether its address leads somewhere, its certificate is valid, it is a service, its key
 * counts, and participants get their page. Nothing is stored there. What was not reached is `notTested`.
 */
export async function testConnection(tested: TestedService): Promise<ConnectionTest> {
  const { baseUrl, apiKey, fetch, timeoutMs } = tested;
  const listed = await createApiClient({ baseUrl, apiKey, fetch, timeoutMs, retryDelaysMs: [] }).call(
    'listWallets',
    {},
  );
  const failedAt = listed.ok ? null : placeOf(listed.failure);
  const isSafe = new URL(baseUrl).protocol === 'https:';
  const isOwn = failedAt === null || failedAt === 'key' ? await isOwnProject(tested) : null;
  const page = isOwn === true ? await hasPage(tested) : null;

  function outcomeOf(name: ConnectionCheck['name'], at: number): ConnectionCheck['outcome'] {
    if (failedAt !== null && at === names.indexOf(failedAt)) return 'failed';
    if (name === 'participants') return page === null ? 'notTested' : page ? 'works' : 'failed';
    if (failedAt !== null && at > names.indexOf(failedAt)) return 'notTested';
    if (name === 'certificate' && !isSafe) return 'notNeeded';
    return name === 'service' && isOwn === false ? 'otherProject' : 'works';
  }

  return {
    checks: names.map((name, at) => {
      const outcome = outcomeOf(name, at);
      const failure = outcome === 'failed' && !listed.ok && name === failedAt ? listed.failure : null;
      return { name, outcome, failure };
    }),
  };
}

/** Returns the check that a failure of the first call belongs to. */
function placeOf(failure: ApiFailure): ConnectionCheck['name'] {
  switch (failure.kind) {
    case 'network':
      return failure.cause === 'certificate' ? 'certificate' : 'address';
    case 'timeout':
    case 'wrongAddress':
    case 'redirected':
      return 'address';
    case 'refused':
      return aboutTheKey.has(failure.code) ? 'key' : 'service';
    default:
      return 'service';
  }
}

async function isOwnProject(tested: TestedService): Promise<boolean> {
  const answer = await readShort(tested, ownServicePath);
  if (answer?.status !== 200) return false;
  try {
    return OwnService.safeParse(JSON.parse(answer.text)).success;
  } catch {
    return false;
  }
}

/** Returns whether the page of an unknown link is there, with the policy that all of them have. */
async function hasPage(tested: TestedService): Promise<boolean> {
  const answer = await readShort(tested, `/s/${noLink}`);
  return answer?.status === 404 && /^text\/html\b/u.test(answer.type);
}

/** Asks without the key. Returns null if there is no answer. */
async function readShort({ baseUrl, fetch, timeoutMs }: TestedService, path: string) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, headers, body } = await fetch(`${baseUrl}${path}`, { redirect: 'manual', signal });
    return { status, type: headers.get('content-type') ?? '', text: await shortText(body, mostBytes, signal) };
  } catch {
    return null;
  }
}
