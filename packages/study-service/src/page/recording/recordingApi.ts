import type { Access } from '../sender/participantApi.ts';
import type { Kind, Piece, Take } from './take.ts';

/** The limits of recordings. */
export interface Limits {
  /** Of one recording. */
  readonly durationMs: number;
  /** Of all recordings of one step. */
  readonly answerBytes: number;
}

/** A recording as the service has it. */
export interface KnownRecording {
  readonly recordingId: string;
  readonly stepId: string;
  readonly kind: Kind;
  readonly pieces: readonly number[];
  readonly ended: object | null;
  readonly answered: boolean;
}

/** The recordings of an interview that the service has. */
export interface KnownRecordings {
  readonly recordings: readonly KnownRecording[];
  readonly limits: Limits;
}

/**
 * `failed`: it is unknown whether it arrived (`waiting`), or the service cannot take it now (`full`: it has no space), so
 * it must be sent again.
 */
export type Outcome<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly why: 'waiting' | 'full' | 'unable'; readonly retryAfterMs: number };

/** The service's interface for recordings (docs/service.md, "Recordings of a participant"). */
export interface RecordingApi {
  list(): Promise<Outcome<KnownRecordings>>;
  begin(take: Take): Promise<Outcome<object>>;
  sendPiece(take: Take, number: number, piece: Piece): Promise<Outcome<{ readonly bytesLeft: number }>>;
  end(take: Take): Promise<Outcome<object>>;
  remove(recordingId: string): Promise<Outcome<object>>;
}

/** A piece of some seconds may take a while on a slow connection. */
const timeoutMs = 60_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Returns the interface for one interview. `access` returns its current token. */
export function createRecordingApi(access: () => Access, fetch: Fetch, base = ''): RecordingApi {
  async function call<Body>(method: string, path: string, body?: object | Piece): Promise<Outcome<Body>> {
    const { interviewId, token } = access();
    const url = `${base}/api/participant/interviews/${encodeURIComponent(interviewId)}/recordings${path}`;
    try {
      const { headers, ...sent } = body === undefined ? { headers: {} } : bodyOf(body);
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...sent,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return interpret<Body>(response, await response.text());
    } catch {
      return { kind: 'failed', why: 'waiting', retryAfterMs: 0 };
    }
  }
  return {
    list: async () => await call('GET', ''),
    begin: async ({ recordingId, stepId, kind, type }) => await call('POST', '', { recordingId, stepId, kind, type }),
    sendPiece: async ({ recordingId }, number, piece) => await call('PUT', `/${recordingId}/pieces/${number}`, piece),
    end: async ({ recordingId, pieces, durationMs }) =>
      await call('POST', `/${recordingId}/end`, { pieces, durationMs: Math.round(durationMs) }),
    remove: async (recordingId) => await call('DELETE', `/${recordingId}`),
  };
}

function bodyOf(body: object | Piece): { readonly body: BodyInit; readonly headers: Record<string, string> } {
  if (!('sha256' in body)) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return { body: body.bytes, headers: { 'content-type': 'application/octet-stream', 'x-piece-sha256': body.sha256 } };
}

/** Codes that ask for the same request again. */
const passing: ReadonlySet<string> = new Set(['piece_damaged', 'upload_too_slow', 'invalid_token']);

function interpret<Body>(response: Response, text: string): Outcome<Body> {
  const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0);
  const body = parse(text);
  const code = String(body?.['code'] ?? '');
  if (response.ok && body !== null) return { kind: 'done', body: body as Body };
  const isFinal = !response.ok && response.status < 500 && response.status !== 429 && code !== '' && !passing.has(code);
  if (isFinal) return { kind: 'refused', code };
  // A page of a network in between is no answer of the service.
  const isRefused = response.status >= 500 || response.status === 429;
  return { kind: 'failed', why: code === 'storage_full' ? 'full' : isRefused ? 'unable' : 'waiting', retryAfterMs };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
