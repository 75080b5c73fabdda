/** Why a regular expression cannot be searched for. */
export type PatternError =
  | 'unclosedGroup'
  | 'unclosedClass'
  | 'unexpectedClose'
  | 'nothingToRepeat'
  | 'badRange'
  | 'badEscape'
  | 'unsupported'
  | 'tooLarge';

/** Returns true if an expression accepts this character. */
export type CharacterTest = (character: string) => boolean;

export type Pattern =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'assert'; readonly at: 'start' | 'end' | 'boundary' | 'noBoundary' }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'either'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'group'; readonly number: number; readonly inner: Pattern }
  | {
      readonly kind: 'repeat';
      readonly inner: Pattern;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

/** Stops parsing at the first error. Never leaves this folder. */
export class WrongPattern extends Error {
  readonly code: PatternError;
  constructor(code: PatternError) {
    super(code);
    this.code = code;
  }
}
