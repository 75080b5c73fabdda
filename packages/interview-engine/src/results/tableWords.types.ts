import type { ShownWithAnswer } from './shownWithAnswer.ts';

/** The wording of a table of answers and its codebook in one language. Column names are the same in all languages. */
export interface TableWords {
  /** What a column contains about an interview, by name in the API. */
  readonly facts: Readonly<Record<'readableId' | 'id' | 'progress' | 'createdAt' | 'updatedAt', string>> &
    Readonly<Record<'responseDurationSeconds' | 'qualityScore' | 'shortTranscript', string>>;
  /** The column that tells invented participants from real ones, and the meaning of its numbers. */
  readonly rehearsal: Readonly<Record<'text' | 'no' | 'yes', string>>;
  readonly parameter: string;
  readonly otherParameters: string;
  /** What a column contains about an answer. */
  readonly parts: Readonly<
    Record<'answer' | 'option' | 'rank' | 'row' | 'best' | 'worst' | 'difference' | 'ownWords' | 'verbatim', string>
  > & { readonly followUpQuestion: string; readonly followUpAnswer: string; readonly noQuestion: string };
  /** What a column contains about a picture, video or page. */
  readonly shown: Readonly<Record<ShownWithAnswer['kind'] | 'seconds' | 'watched', string>>;
  readonly outcomes: Readonly<Record<ShownWithAnswer['outcome'], string>>;
  readonly watched: string;
  readonly notWatched: string;
  readonly chosen: string;
  readonly notChosen: string;
  /** The meaning of rank 1. */
  readonly firstPlace: string;
  readonly differences: string;
  readonly followUp: (number: number) => string;
  readonly followUpAsked: (number: number) => string;
  readonly screenBest: (number: number) => string;
  readonly screenWorst: (number: number) => string;
}
