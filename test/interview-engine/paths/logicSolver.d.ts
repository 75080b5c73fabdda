/** What the tests use of logic-solver, which has no types. */
declare module 'logic-solver' {
  export type Formula = string | object;
  interface Bits {
    readonly bits: readonly Formula[];
  }
  interface Solver {
    require(...formulas: readonly Formula[]): void;
    solve(): object | null;
    solveAssuming(formula: Formula): object | null;
  }
  const Logic: {
    readonly TRUE: Formula;
    readonly FALSE: Formula;
    readonly Solver: new () => Solver;
    not(one: Formula): Formula;
    and(...all: readonly Formula[]): Formula;
    or(...all: readonly Formula[]): Formula;
    implies(one: Formula, other: Formula): Formula;
    equiv(one: Formula, other: Formula): Formula;
    sum(...all: readonly (Formula | Bits)[]): Bits;
    constantBits(value: number): Bits;
    lessThanOrEqual(one: Bits, other: Bits): Formula;
    equalBits(one: Bits, other: Bits): Formula;
  };
  export default Logic;
}
