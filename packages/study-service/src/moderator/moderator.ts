import type { Guide, OpenProbe, Probe } from '@guide-studio/interview-engine';
import type { EndpointFault } from '../endpointFault.ts';

/** Why an interviewer decided as it did. Stored with the interview, for audits; participants never see it. */
export interface ModerationAudit {
  /** The name of the model that was asked. */
  readonly model: string;
  /** SHA-256 of what the model was told to do. */
  readonly prompt: string;
  /**
   * `asked` and `stopped`: as the model decided. Otherwise the script decided, because the model gave nothing
   * ({@link EndpointFault}), or wrote a question that must not be asked ({@link ProbeFault}).
   */
  readonly outcome: 'asked' | 'stopped' | EndpointFault | ProbeFault;
  /** The reason that the model gave; empty if it gave none. */
  readonly reason: string;
  /** Tokens that the model counted; 0 if it counts none. */
  readonly tokens: number;
}

/** What is wrong with a question of a model. */
export type ProbeFault =
  | 'empty'
  | 'tooLong'
  | 'markup'
  | 'notOneQuestion'
  | 'leading'
  | 'double'
  | 'otherLanguage'
  | 'alreadyAsked'
  | 'instructions'
  | 'echo'
  | 'personalData';

export interface Moderation {
  readonly probe: Omit<Probe, 'audit'>;
  readonly audit: ModerationAudit;
}

/**
 * Decides whether to ask a follow-up question, and what. It never fails: without an answer of its own until `patience`
 * ends, the script decides.
 */
export interface Moderator {
  decide(guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation>;
}
