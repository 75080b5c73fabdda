import type { Step } from '@guide-studio/interview-engine';
import type { Platform } from '../browser/platformOf.ts';
import type { Operation } from './operation.ts';

/** The values of the link's query parameters, by name. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** The number of passed questions, and the maximum number of questions. */
export interface Progress {
  readonly passed: number;
  readonly total: number;
}

/** Facts about a study beyond its steps. */
export interface StudyFacts {
  /** The title for participants; null if there is none. */
  readonly title: string | null;
  /** The code of the language of the study's texts. */
  readonly language: string | null;
  /** The languages to choose from; missing if there is only one. */
  readonly languages?: readonly string[];
  /** True if participants must allow pictures, videos and pages to load. Default: false. */
  readonly askBeforeLoading?: boolean;
}

/** How the open step is answered by recording. */
export interface StepRecording {
  /** The voice alone, or the camera with the voice. */
  readonly voice: 'audio' | 'video';
  readonly screen: boolean;
  /** True if participants may choose to write. Without it they write only where recording does not work. */
  readonly typing: boolean;
  /** True if participants must be told that what they do on the screen is looked at. */
  readonly watched: boolean;
  /** True if participants must be told that software may write down what they say. */
  readonly writtenDown?: boolean;
  /** True if participants must be told that an AI may read their answers. */
  readonly readByAi?: boolean;
}

/** The step that an interview is at, as the service answers it. */
export interface CurrentStep {
  readonly step: Step;
  readonly progress: Progress | null;
  /** Missing if the step is not recorded. */
  readonly recording?: StepRecording;
  /** Sent when the interview is started or read. */
  readonly study?: StudyFacts;
}
export interface Started extends CurrentStep {
  readonly interviewId: string;
  readonly token: string;
}
export interface Access {
  readonly interviewId: string;
  readonly token: string;
}

/**
 * `refused`: the service refused; a retry changes nothing. `failed`: it is unknown whether the service received the
 * request (no connection, timeout, server error), so it must be sent again.
 */
export type Reply<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      /** The device types of the study, if it is for other devices. */
      readonly platforms?: readonly string[];
      /** The study's own text, if it is paused or closed. */
      readonly closingText?: string;
      readonly study?: StudyFacts;
    }
  | { readonly kind: 'failed'; readonly retryAfterMs: number };

/**
 * The service's participant interface (docs/decisions/participant-page.md, "The participant interface of the service").
 */
export interface ParticipantApi {
  start(
    linkId: string,
    urlParams: UrlParams,
    clientId: string,
    platform: Platform,
    languages: readonly string[],
  ): Promise<Reply<Started>>;
  read(access: Access): Promise<Reply<CurrentStep>>;
  send(access: Access, operation: Operation): Promise<Reply<CurrentStep>>;
}

/** Timeout of a request. */
const timeoutMs = 20_000;

const paths: Readonly<Record<Operation['kind'], string>> = { answer: '/answers', back: '/back', language: '/language' };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Returns the interface at `base`, the address of the service without a trailing slash; empty for the page's own. */
export function createParticipantApi(base: string, fetch: Fetch): ParticipantApi {
  const root = `${base}/api/participant/interviews`;
  const of = ({ interviewId }: Access, act = '') => `${root}/${encodeURIComponent(interviewId)}${act}`;
  return {
    start: async (linkId, urlParams, clientId, platform, languages) =>
      await call(fetch, root, null, { linkId, urlParams, clientId, platform, languages }),
    read: async (access) => await call(fetch, of(access), access, null),
    send: async (access, { kind, ...body }) => await call(fetch, of(access, paths[kind]), access, body),
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

/** A body that the service did not send (cut off, or a network's login page) decides nothing. */
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
