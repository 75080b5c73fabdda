export interface CoveredFile {
  readonly file: string;
  /** Whether it runs in a process of its own. */
  readonly alone: boolean;
  /** Milliseconds of processor time. */
  readonly tests: readonly { readonly id: string; readonly state: string; readonly cost: number }[];
  /** How often each mutant is reached outside of the tests, by its number. */
  readonly static: Readonly<Record<string, number>>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function planOf(
  mutant: { readonly number: string; readonly file: string },
  covered: readonly CoveredFile[],
  limit: number,
): {
  readonly parts: readonly { readonly file: string; readonly ids: readonly string[] }[];
  readonly cost: number;
  readonly left: number;
  readonly hits: number;
};
