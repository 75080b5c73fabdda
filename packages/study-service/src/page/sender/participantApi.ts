import type { Step } from '@guide-studio/interview-engine';
import type { Platform } from '../browser/platformOf.ts';
import type { Operation } from './operation.ts';
import type { UrlParams } from './record.ts';

/** Questions behind the participant, and at most how many there are. */
export interface Progress {
  readonly passed: number;
  readonly total: number;
}

/** What of a study is told besides its steps. */
export interface StudyFacts {
  /** The title for participants; null when the study has none. */
  readonly title: string | null;
  /** The code of the language in which the questions are written. */
  readonly language: string | null;
  /** The operator wants participants to be asked before pictures, videos and pages are loaded. Absent: they are not. */
  readonly askBeforeLoading?: boolean;
}

export interface Standing {
  readonly step: Step;
  readonly progress: Progress | null;
  /** When the interview is started or read. */
  readonly study?: StudyFacts;
}
export interface Started extends Standing {
  readonly interviewId: string;
  readonly token: string;
}
export interface Access {
  readonly interviewId: string;
  readonly token: string;
}

/**
 * `refused`: the service decided; sending the same again changes nothing. `failed`: nobody knows whether the service
 * got it (no connection, no answer in time, an error of the service), so the same is to be sent again.
 */
export type Reply<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      /** Where the study is for other devices: for which, and what is told of it. */
      readonly platforms?: readonly string[];
      /** Where the study is paused or closed: what it says itself. */
      readonly closingText?: string;
      readonly study?: StudyFacts;
    }
  | { readonly kind: 'failed'; readonly retryAfterMs: number };

/** The participant interface of the service (decisions, "The participant interface of the service"). */
export interface ParticipantApi {
  start(linkId: string, urlParams: UrlParams, clientId: string, platform: Platform): Promise<Reply<Started>>;
  read(access: Access): Promise<Reply<Standing>>;
  send(access: Access, operation: Operation): Promise<Reply<Standing>>;
}

/** How long an answer of the service is waited for. */
const timeoutMs = 20_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `base`: the address of the service, without a slash at its end; empty for the page's own. */
export function createParticipantApi(base: string, fetch: Fetch): ParticipantApi {
  const root = `${base}/api/participant/interviews`;
  const of = ({ interviewId }: Access, act = '') => `${root}/${encodeURIComponent(interviewId)}${act}`;
  return {
    start: async (linkId, urlParams, clientId, platform) =>
      await call(fetch, root, null, { linkId, urlParams, clientId, platform }),
    read: async (access) => await call(fetch, of(access), access, null),
    send: async (access, { kind, ...body }) =>
      await call(fetch, of(access, kind === 'answer' ? '/answers' : '/back'), access, body),
  };
}

async function call<Body>(fetch: Fetch, url: string, access: Access | null, body: object | null): Promise<Reply<Body>> {
  try {
    const response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(access === null ? {} : { authorization: `Bearer ${access.token}` }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return interpret(response, await response.text());
  } catch {
    return { kind: 'failed', retryAfterMs: 0 };
  }
}

/** A body that is not what the service sends (cut off, or a page of a network's login) decides nothing. */
function interpret<Body>(response: Response, text: string): Reply<Body> {
  const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0);
  const body = parse(text);
  if (body === null) return { kind: 'failed', retryAfterMs };
  if (response.ok) {
    if (!isObject(body['step'])) return { kind: 'failed', retryAfterMs };
    return { kind: 'done', body: { progress: null, ...body } as Body };
  }
  if (response.status >= 500 || response.status === 429 || typeof body['code'] !== 'string') {
    return { kind: 'failed', retryAfterMs };
  }
  return {
    kind: 'refused',
    status: response.status,
    code: body['code'],
    message: String(body['error'] ?? ''),
    ...(Array.isArray(body['platforms']) ? { platforms: body['platforms'].map(String) } : {}),
    ...(typeof body['closingText'] === 'string' ? { closingText: body['closingText'] } : {}),
    ...(isObject(body['study']) ? { study: body['study'] as unknown as StudyFacts } : {}),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
