import path from './spoken.wav';

/** A recording in the example, in place of what a participant would have spoken. */
export interface SpokenExample {
  /** The external ids of the questions whose answers have it. */
  readonly questions: readonly string[];
  /** It is of as many of the first participants. */
  readonly people: number;
  readonly path: string;
  readonly type: string;
  readonly seconds: number;
}

/** A tone that a program made. Nobody is heard in it. */
export const spokenExample: SpokenExample = {
  questions: ['favourite'],
  people: 3,
  path,
  type: 'audio/wav',
  seconds: 3,
};
