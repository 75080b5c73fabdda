/**
 * A condition of a questionnaire, in one form for all tools. Fields and codes are those of the source. An atom about a
 * question that was not asked is false; `not` makes it true.
 */
export type Clause =
  /** An option of a question is selected; `code` is its code. */
  | { readonly kind: 'selected'; readonly field: string; readonly code: string }
  /** The code of the selected option is a number for which this holds (rule 2). */
  | {
      readonly kind: 'compared';
      readonly field: string;
      readonly by: Comparison;
      readonly value: number;
      /** The numbers of its codes, if codes are other names. */
      readonly numbers?: Readonly<Record<string, number>>;
    }
  /** Any option of a question is selected (rule 9). */
  | { readonly kind: 'answered'; readonly field: string }
  /** A parameter of the link has a value (rule 5). */
  | { readonly kind: 'link'; readonly parameter: string; readonly value: string }
  | { readonly kind: 'not'; readonly of: Clause }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Clause[] };

/** How two numbers are compared. */
export type Comparison = '<' | '<=' | '>' | '>=';

/** Returns true if a comparison holds. */
export function holds(left: number, by: Comparison, right: number): boolean {
  switch (by) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
