import type { EndpointFault } from '../endpointFault.ts';

/** What was understood of a recorded voice. */
export interface Transcript {
  /** One line; empty if nothing was said. */
  readonly text: string;
  /** When which part was said, in seconds from the start; empty if unknown. */
  readonly segments: readonly TranscriptSegment[];
}

export interface TranscriptSegment {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Why there is no transcript. */
export type TranscriptFault =
  | EndpointFault
  /** There is no such command. */
  | 'missing'
  /** Longer than any answer may be. */
  | 'tooLong'
  /** The command ended with an error. */
  | 'failed';

/** How a transcript came to be. Stored with it. */
export interface TranscriptAudit {
  /** The name of the model, or the command. */
  readonly by: string;
}
