import type { Service } from '../service.ts';
import type { RequestBody } from '../requestBody.ts';
import type { ParticipantAnswer } from './participantAnswer.ts';
import type { ParticipantCaches } from './participantCaches.ts';

/** A request of a participant. */
export interface ParticipantCall {
  readonly service: Service;
  readonly caches: ParticipantCaches;
  readonly interviewId: string;
  /** The network of the request; null for this machine or an unknown network. */
  readonly network: string | null;
  /** Empty if no token was sent. */
  readonly token: string;
  /** The other ids in the address. */
  readonly params: Readonly<Record<string, string>>;
  /** Returns a header of the request; empty without it. */
  header(name: string): string;
  readBody(): Promise<RequestBody>;
  /** The length of the body that the request announces; null if it does not. */
  readonly announcedBytes: number | null;
  /** Reads a body that is not JSON, part by part. Throws `BodyError`. */
  readParts(limit: number): AsyncIterable<Uint8Array>;
}

export type ParticipantHandler = (call: ParticipantCall) => Promise<ParticipantAnswer>;
