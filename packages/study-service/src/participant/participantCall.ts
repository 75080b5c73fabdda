import type { BodyBytes } from '../bodyBytes.ts';
import type { Service } from '../service.ts';
import type { RequestBody } from '../requestBody.ts';
import type { ParticipantAnswer } from './participantAnswer.ts';
import type { Shelves } from './shelves.ts';

/** A request of a participant. */
export interface ParticipantCall {
  readonly service: Service;
  readonly shelves: Shelves;
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
  /** Reads a body that is not JSON. */
  readBytes(limit: number): Promise<BodyBytes>;
}

export type ParticipantHandler = (call: ParticipantCall) => Promise<ParticipantAnswer>;
