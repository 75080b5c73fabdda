import type { Occasion } from '../asked/occasion.ts';
import { type Logic, occasionKey } from '../logic/index.ts';
import { type OptionShares, type PlacedAnswer, type PlacedShares, shareKey } from './placedShares.ts';

/** Options that are treated alike; null is the option that participants may add. */
type Alike = readonly (string | null)[];

/**
 * Returns true if the answer to a question is left to chance, or a part of it. Where one option is selected, two answers
 * that make a difference have no share, so what the others leave is divided between them; where several may be, one has
 * none, or two decide together: how often they are selected together depends on all options. Of joint shares, each group
 * counts. `levels`: the facts that make a difference; `levelsOfEach`: for each statement about which this is asked.
 */
export function lacksShares(
  logic: Logic,
  placed: PlacedShares,
  occasion: Occasion,
  levels: ReadonlySet<number>,
  levelsOfEach: () => readonly ReadonlySet<number>[],
): boolean {
  if (!hasOwnShares(placed, occasion)) return true;
  return sharesOf(placed, occasion).some(
    (one) =>
      isIncomplete(logic, one, occasion, levels) ||
      (leavesOptions(one, occasion) && levelsOfEach().some((set) => decidesTogether(logic, occasion, set))),
  );
}

/** Returns true if some option of a question is left to chance: alone, or in what the others leave. */
export function leavesAnyOption(placed: PlacedShares, occasion: Occasion): boolean {
  const { rows } = occasion.planned;
  const each = everyOption(occasion).map((id) => [id]);
  const given = sharesOf(placed, occasion);
  return (
    given.length === 0 ||
    given.some((one) => {
      if (one.kind === 'rows')
        return rows.some(({ id }) => isDivided(each, one.rows.get(id) ?? new Map<string, number>(), null));
      return isSeveral(occasion) ? leavesOptions(one, occasion) : isDivided(each, one.options, one.custom);
    })
  );
}

const givenIn = (all: PlacedShares['answers'], { planned, concept }: Occasion): PlacedAnswer | undefined =>
  all.get(shareKey(planned.index, concept)) ?? all.get(shareKey(planned.index, null));

const hasOwnShares = ({ answers }: PlacedShares, occasion: Occasion): boolean =>
  givenIn(answers, occasion) !== undefined;

/** Returns the shares of a question: of everyone, and of each group with joint shares. */
const sharesOf = ({ answers, among }: PlacedShares, occasion: Occasion): readonly PlacedAnswer[] =>
  [answers, ...among.map((group) => group.answers)].flatMap((all) => givenIn(all, occasion) ?? []);

const isSeveral = ({ planned: { item } }: Occasion): boolean =>
  item.type === 'multiple_choice' && item.multiSelect === true;

/** Returns the options of a question, with null for the one that participants may add. */
function everyOption({ planned: { item, options } }: Occasion): Alike {
  const ids = options.map(({ id }) => id);
  return item.type === 'multiple_choice' && item.allowCustomOption === true ? [...ids, null] : ids;
}

/** Returns true if several options may be selected, and one of all has no share. */
const leavesOptions = (given: PlacedAnswer, occasion: Occasion): boolean =>
  given.kind !== 'rows' && isSeveral(occasion) && isOpen(everyOption(occasion), given.options, given.custom);

/** Returns true if more than one option of a question decides. */
function decidesTogether({ facts }: Logic, occasion: Occasion, levels: ReadonlySet<number>): boolean {
  const deciding = (facts.of.get(occasionKey(occasion)) ?? []).flatMap(({ level, fact }) =>
    levels.has(level) && fact.kind === 'selected' ? fact.options : [],
  );
  return deciding.length > 1;
}

function isIncomplete({ facts }: Logic, given: PlacedAnswer, occasion: Occasion, levels: ReadonlySet<number>): boolean {
  const { options } = occasion.planned;
  const all = (facts.of.get(occasionKey(occasion)) ?? []).flatMap(({ level, fact }) =>
    levels.has(level) ? [fact] : [],
  );
  const ids = options.map(({ id }) => id);
  if (given.kind === 'rows') {
    const cells = all.filter((fact) => fact.kind === 'cell');
    return [...new Set(cells.map(({ row }) => row))].some((row) => {
      const alike = cells.filter((cell) => cell.row === row).map((cell) => cell.options.map(({ id }) => id));
      const shares = given.rows.get(row);
      return shares === undefined || isDivided(withRest(alike, ids), shares, null);
    });
  }
  const alike = all.flatMap((fact): Alike[] => (fact.kind === 'selected' ? [fact.options.map(({ id }) => id)] : []));
  if (!isSeveral(occasion)) return isDivided(withRest(alike, everyOption(occasion)), given.options, given.custom);
  const added: readonly Alike[] = all.some(({ kind }) => kind === 'own') ? [[null]] : [];
  return [...alike, ...added].some((group) => isOpen(group, given.options, given.custom));
}

/** Adds the options that decide nothing, which are alike. */
function withRest(alike: readonly Alike[], ids: Alike): readonly Alike[] {
  const deciding = new Set(alike.flat());
  const rest = ids.filter((id) => !deciding.has(id));
  return rest.length === 0 ? alike : [...alike, rest];
}

/** Returns true if what the shares leave, of a whole, is divided between several groups. */
function isDivided(groups: readonly Alike[], shares: OptionShares, custom: number | null): boolean {
  const whole = [...shares.values(), custom ?? 0].reduce((sum, share) => sum + share, 0);
  return whole < 1 - 1e-9 && groups.filter((group) => isOpen(group, shares, custom)).length > 1;
}

/** Returns true if an option of a group has no share. */
function isOpen(group: Alike, shares: OptionShares, custom: number | null): boolean {
  return group.some((id) => (id === null ? custom === null : !shares.has(id)));
}
