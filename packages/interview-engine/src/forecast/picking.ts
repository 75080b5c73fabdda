import type { SeededRandom } from '../draw/seededRandom.ts';
import type { PlannedItem, PlannedOption } from '../plan/plan.ts';
import { type Answers, boundsOf } from './answerModel.ts';
import type { OptionShares } from './placedShares.ts';
import { leftBy } from './rounding.ts';
import { boundsAt, type CountBounds, usualSelection } from './selections.ts';
import { ownId } from './shownOptions.ts';

const precision = 0x1_00_00_00_00;

/** Returns a number from 0 to below 1. */
export function fraction(random: SeededRandom): number {
  return random.below(precision) / precision;
}

/** Returns one id by its share; {@link ownId} for `own`. */
export function pickOne(shares: OptionShares, own: number, random: SeededRandom): string {
  let whole = own;
  for (const share of shares.values()) whole += share;
  let left = fraction(random) * whole;
  let last = ownId;
  for (const [id, share] of shares) {
    if (share === 0) continue;
    if (left < share) return id;
    left -= share;
    last = id;
  }
  return own > 0 ? ownId : last;
}

/** Returns a function that selects among these options, with the probabilities of {@link Answers}. */
export function severalPicker(
  planned: PlannedItem,
  { alone, together, own, edge }: Extract<Answers, { kind: 'several' }>,
  shown: readonly PlannedOption[],
): (random: SeededRandom) => ReadonlySet<string> {
  const lone = shown.flatMap(({ id }) => (alone.has(id) ? [[id, alone.get(id) ?? 0] as const] : []));
  const others = shown
    .filter(({ id }) => !alone.has(id))
    .map(({ id }) => ({ id, chance: together.get(id) ?? usualSelection }));
  if (own > 0) others.push({ id: ownId, chance: own });
  const bounds = boundsOf(planned, shown);
  const probabilities = others.map(({ chance }) => chance);
  let [chances, table] = tableOf(probabilities, boundsAt(edge, bounds, probabilities));
  // As in the exact count: without an accepted answer, nothing is known.
  if ((table[0]?.[0] ?? 0) === 0)
    [chances, table] = tableOf(
      others.map(() => usualSelection),
      bounds,
    );
  const aloneShares = new Map(lone);
  const left = others.length === 0 ? 0 : leftBy(aloneShares.values());
  return (random) => {
    if (lone.length > 0 && fraction(random) >= left) return new Set([pickOne(aloneShares, 0, random)]);
    const selected = new Set<string>();
    for (const [at, { id }] of others.entries()) {
      const yes = (chances[at] ?? 0) * (table[at + 1]?.[selected.size + 1] ?? 0);
      const all = table[at]?.[selected.size] ?? 0;
      if (fraction(random) * all < yes) selected.add(id);
    }
    return selected;
  };
}

/** Returns the probability that the answer is accepted, by how many options were decided and how many selected. */
function tableOf(chances: readonly number[], { least, most }: CountBounds): [readonly number[], number[][]] {
  const table: number[][] = Array.from({ length: chances.length + 1 }, () => []);
  for (let count = 0; count <= chances.length; count += 1)
    (table[chances.length] as number[])[count] = count >= least && count <= most ? 1 : 0;
  for (let at = chances.length - 1; at >= 0; at -= 1) {
    const chance = chances[at] ?? 0;
    for (let count = 0; count <= at; count += 1)
      (table[at] as number[])[count] =
        chance * (table[at + 1]?.[count + 1] ?? 0) + (1 - chance) * (table[at + 1]?.[count] ?? 0);
  }
  return [chances, table];
}
