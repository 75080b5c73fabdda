import type { Service } from '../service.ts';
import type { RequestBody } from '../requestBody.ts';
import type { ParticipantAnswer } from './participantAnswer.ts';
import type { Shelves } from './shelves.ts';

/** One request of a participant. */
export interface ParticipantCall {
  readonly service: Service;
  readonly shelves: Shelves;
  readonly interviewId: string;
  /** The network it comes from; null: this machine, or not known. */
  readonly network: string | null;
  /** Empty: none was sent. */
  readonly token: string;
  readBody(): Promise<RequestBody>;
}

export type ParticipantHandler = (call: ParticipantCall) => Promise<ParticipantAnswer>;
