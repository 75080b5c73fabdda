/** The part of a guide to which a share belongs, by its names in the shares. */
export interface SharePlace {
  /** Joint shares are for those who select this option of this question. */
  readonly among?: { readonly question: string; readonly option: string };
  /** The name of the question: its external id or its text. */
  readonly question?: string;
  /** The name of the concept for which the shares are (`byConcept`). */
  readonly concept?: string;
  /** The name of the row of a matrix. */
  readonly row?: string;
  /** The name of the option or column. */
  readonly option?: string;
  /** A parameter of the link. */
  readonly parameter?: string;
  /** The value of `parameter`. */
  readonly value?: string;
  /** `starting`, `completion`, `dropOutPerMinute` or `lengthFactor`. */
  readonly setting?: string;
}

/**
 * Why there is no forecast: usually shares that cannot be used. Sums and shares are in percent.
 *
 * - `unknownName`: the guide has no such part; `nearest` is a name like it
 * - `noShares`: the answers to this question have no options
 * - `rowsWanted`, `optionsWanted`: a matrix needs shares by row, other questions by option
 * - `customNotAllowed`: participants cannot add an option to this question
 * - `amongOther`: joint shares follow from an option of a multiple-choice question
 * - `amongLater`: joint shares follow from a question that is before those that they are of
 * - `outOfRange`: no number from `least` to `most`
 * - `sumTooLarge`, `sumTooSmall`: shares that exclude each other must make 100 %
 * - `tooFewSelected`, `tooManySelected`: so few or many options are selected on average that the bounds of the question
 *   cannot be kept; `limit`: the sum that would be just possible beside the exclusive options
 * - `besideExclusive`: more participants select this option than are left by the exclusive ones
 * - `tooManySteps`: the shares are fine, but the conditions of the guide depend on each other so much that nothing can be
 *   forecast
 */
export type SharesProblem = { readonly place: SharePlace } & (
  | { readonly code: 'unknownName'; readonly nearest: string | null }
  | {
      readonly code:
        | 'noShares'
        | 'rowsWanted'
        | 'optionsWanted'
        | 'customNotAllowed'
        | 'amongOther'
        | 'amongLater'
        | 'tooManySteps';
    }
  | { readonly code: 'outOfRange'; readonly value: number; readonly least: number; readonly most: number }
  | { readonly code: 'sumTooLarge' | 'sumTooSmall'; readonly sum: number }
  | {
      readonly code: 'tooFewSelected' | 'tooManySelected';
      readonly sum: number;
      readonly bound: number;
      readonly limit: number;
    }
  | { readonly code: 'besideExclusive'; readonly sum: number }
);
