import { always, type Diagram, type Logic, never, type Statement } from '../logic/index.ts';

/** Evaluates statements for one participant after the other. */
export interface Evaluator {
  /** The facts of a participant, by level: 1 if true. */
  readonly values: Uint8Array;
  /** Returns the place of a statement. */
  placeOf(statement: Statement): number;
  /** Returns true if the statement at a place holds for the participant. */
  holds(place: number): boolean;
}

/** Returns an evaluator. It reads statements once, so that asking many times takes few steps. */
export function evaluatorOf({ diagrams, facts }: Logic): Evaluator {
  const values = new Uint8Array(facts.all.length);
  const levels: number[] = [0, 0];
  const lows: number[] = [0, 0];
  const highs: number[] = [0, 0];
  const places = new Map<Diagram, number>([
    [never, never],
    [always, always],
  ]);
  function read(one: Diagram): number {
    const known = places.get(one);
    const branch = known === undefined ? diagrams.branch(one) : null;
    if (branch === null) return known ?? one;
    const [low, high] = [read(branch.low), read(branch.high)];
    const place = levels.length;
    places.set(one, place);
    levels.push(branch.level);
    lows.push(low);
    highs.push(high);
    return place;
  }
  return {
    values,
    placeOf: ({ diagram }) => read(diagram),
    holds(place) {
      let at = place;
      while (at > always) at = (values[levels[at] as number] === 1 ? highs[at] : lows[at]) as number;
      return at === always;
    },
  };
}
