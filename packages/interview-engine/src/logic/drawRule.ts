import { type Diagram, type Diagrams, always, never } from './diagram.ts';

/** A concept: the statements that it is drawn, and that it may be. */
export interface Drawable {
  readonly drawn: Diagram;
  readonly eligible: Diagram;
}

/** Returns the statement that as many concepts are drawn as may be, up to `most`; any of them where that is not in force. */
export function drawRule(
  { choose, not }: Diagrams,
  each: readonly Drawable[],
  most: number,
  inForce: Diagram,
): Diagram {
  const otherwise = not(inForce);
  const known = new Map<string, Diagram>();
  const from = (at: number, possible: number, taken: number): Diagram => {
    const one = each[at];
    if (taken > most && otherwise === never) return never;
    if (one === undefined) return taken === Math.min(most, possible) ? always : otherwise;
    const key = `${at} ${possible} ${taken}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const more = Math.min(possible + 1, most);
    const result = choose(
      one.eligible,
      choose(one.drawn, from(at + 1, more, Math.min(taken, most) + 1), from(at + 1, more, taken)),
      choose(one.drawn, never, from(at + 1, possible, taken)),
    );
    known.set(key, result);
    return result;
  };
  return from(0, 0, 0);
}
