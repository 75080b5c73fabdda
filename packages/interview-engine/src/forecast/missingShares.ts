import type { Occasion } from '../asked/occasion.ts';
import { type OptionShares, type PlacedAnswer, type PlacedShares, shareKey } from './placedShares.ts';

/** Returns true if some option of a question is left to chance: alone, or in what the others leave. */
export function leavesAnyOption(placed: PlacedShares, occasion: Occasion): boolean {
  const { rows, item } = occasion.planned;
  const all = everyOption(occasion);
  const given = sharesOf(placed, occasion);
  const isSeveral = item.type === 'multiple_choice' && item.multiSelect === true;
  return (
    given.length === 0 ||
    given.some((one) => {
      if (one.kind === 'rows')
        return rows.some(({ id }) => isDivided(all, one.rows.get(id) ?? new Map<string, number>(), null));
      return isSeveral ? openIn(all, one.options, one.custom).length > 0 : isDivided(all, one.options, one.custom);
    })
  );
}

/** Returns the shares of a question: of everyone, and of each group with joint shares. */
const sharesOf = ({ answers, among }: PlacedShares, { planned, concept }: Occasion): readonly PlacedAnswer[] =>
  [answers, ...among.map((group) => group.answers)].flatMap(
    (all) => all.get(shareKey(planned.index, concept)) ?? all.get(shareKey(planned.index, null)) ?? [],
  );

/** Returns the options of a question, with null for the one that participants may add. */
function everyOption({ planned: { item, options } }: Occasion): readonly (string | null)[] {
  const ids = options.map(({ id }) => id);
  return item.type === 'multiple_choice' && item.allowCustomOption === true ? [...ids, null] : ids;
}

/** Returns true if what the shares leave, of a whole, is divided between several options. */
function isDivided(all: readonly (string | null)[], shares: OptionShares, custom: number | null): boolean {
  const whole = [...shares.values(), custom ?? 0].reduce((sum, share) => sum + share, 0);
  return whole < 1 - 1e-9 && openIn(all, shares, custom).length > 1;
}

/** Returns the options without a share. */
const openIn = (all: readonly (string | null)[], shares: OptionShares, custom: number | null) =>
  all.filter((id) => (id === null ? custom === null : !shares.has(id)));
