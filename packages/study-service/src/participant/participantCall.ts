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
  readBody(): Promise<RequestBody>;
}

export type ParticipantHandler = (call: ParticipantCall) => Promise<ParticipantAnswer>;
