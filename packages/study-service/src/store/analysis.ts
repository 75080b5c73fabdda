import type { EndpointFault } from '../endpointFault.ts';

/** What a model found in an interview (specification, "Response (versioned list item)"). It takes the place of what is counted. */
export interface Analysis {
  readonly summary: string;
  readonly bulletSummary: readonly string[];
  readonly tagline: string;
  /** Facts about the participant or the outcome. */
  readonly tags: readonly string[];
  /** 1 to 5, one decimal. */
  readonly qualityScore: number;
  /** Why the quality is as it is. Stored for audits; the API does not return it. */
  readonly qualityReasons: readonly string[];
  readonly personas: string | null;
  readonly otherRemarks: string | null;
  /** For each row of the transcript, both in a few words; null if the model did not shorten each of them. */
  readonly moments: readonly { readonly asked: string; readonly said: string }[] | null;
}

/** Why there is no analysis. The others are about what the model wrote. */
export type AnalysisFault =
  | EndpointFault
  /** It quotes what nobody said. */
  | 'quote'
  | 'otherLanguage'
  | 'instructions'
  | 'markup'
  /** The study has used its tokens. */
  | 'limited';

/** How an analysis came to be. Stored with it. */
export interface AnalysisAudit {
  readonly model: string;
  /** SHA-256 of the instructions of the model. */
  readonly prompt: string;
  readonly tokens: number;
}
