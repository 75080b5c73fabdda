import { createHash, randomUUID } from 'node:crypto';
import { expectDocumented } from '../documented.ts';
import { type Access, type ParticipantReply } from '../participant.ts';

/** An answer about a recording. */
export interface RecordingReply {
  readonly status: number;
  readonly code?: string;
  readonly [name: string]: unknown;
}

export const checksum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The requests about recordings, of a participant without a page. */
export function recorderOf(url: string, { interviewId, token }: Access) {
  const base = `${url}/api/participant/interviews/${interviewId}`;
  async function send(method: string, path: string, body?: unknown, headers: object = {}): Promise<RecordingReply> {
    const content = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
    const attempt = async () =>
      await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { body: content }),
      });
    // Once more, as the page does, if the service closed the idle connection just then.
    const response = await attempt().catch(attempt);
    const text = await response.text();
    expectDocumented({
      method,
      url: response.url,
      sent: typeof content === 'string' ? content : undefined,
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text,
    });
    return { ...(JSON.parse(text) as object), status: response.status };
  }
  return {
    send,
    list: () => send('GET', '/recordings'),
    begin: (body: object) => send('POST', '/recordings', body),
    piece: (id: string, number: number | string, bytes: Uint8Array, sha256 = checksum(bytes)) =>
      send('PUT', `/recordings/${id}/pieces/${number}`, bytes, { 'x-piece-sha256': sha256 }),
    end: (id: string, pieces: number, durationMs: number) =>
      send('POST', `/recordings/${id}/end`, { pieces, durationMs }),
    remove: (id: string) => send('DELETE', `/recordings/${id}`),
    answer: (stepId: string, answer: unknown, recordings?: readonly string[]) =>
      send('POST', '/answers', { stepId, answer, ...(recordings === undefined ? {} : { recordings }) }),
    /** Records a file in pieces of this size, and ends it. */
    async record(
      stepId: string,
      kind: string,
      type: string,
      file: Uint8Array,
      durationMs = 4000,
      size = 20_000,
    ): Promise<string> {
      const recordingId = randomUUID();
      const begun = await this.begin({ recordingId, stepId, kind, type });
      if (begun.status !== 201) throw new Error(`begin: ${JSON.stringify(begun)}`);
      const pieces = piecesOf(file, size);
      for (const [at, bytes] of pieces.entries()) {
        const reply = await this.piece(recordingId, at + 1, bytes);
        if (reply.status !== 200) throw new Error(`piece ${at + 1}: ${JSON.stringify(reply)}`);
      }
      await this.end(recordingId, pieces.length, durationMs);
      return recordingId;
    },
  };
}

export function piecesOf(file: Uint8Array, size: number): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(file.length / size) }, (_, at) => file.slice(at * size, (at + 1) * size));
}

export function stepIdOf(reply: ParticipantReply): string {
  return reply.step?.stepId ?? '';
}
