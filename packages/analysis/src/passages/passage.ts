import type { TextPlace } from '@guide-studio/guide-core/reading';

/** A text in the answers of a study: what a participant wrote or said in one turn, with what was asked. */
export interface Passage extends TextPlace {
  /** The id of the question in the study; null for an answer that belongs to none. */
  readonly question: string | null;
  /** The id of the concept that it is about; null outside of a concept block. */
  readonly concept: string | null;
  /** What was asked: the question or the follow-up. */
  readonly asked: string;
  /** With line feeds only. */
  readonly text: string;
}
