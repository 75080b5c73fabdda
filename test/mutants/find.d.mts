/** A mutant as `drawn.jsonl` has it. Lines and columns start at 0. */
export interface Mutant {
  readonly file: string;
  readonly mutator: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
  /** The text of its first line, without the spaces before it. */
  readonly code: string;
  /** Its column in `code`. */
  readonly offset: number;
  /** How many of the same kind, code and offset are before it in the file. */
  readonly nth: number;
  readonly replacement: string;
}

export interface Sources {
  readonly filesOf: (area: { readonly folder: string }) => readonly string[];
  readonly textOf: (file: string) => string;
}

export function findMutants(
  drawn: readonly Mutant[],
  sources?: Sources,
): Promise<readonly (Mutant & { readonly index: number; readonly area: string; readonly instead?: true })[]>;
