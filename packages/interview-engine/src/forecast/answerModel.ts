import type { SharesProblem } from './sharesProblem.ts';
import { isCarried, isSelectedAlone } from '../assumptions.ts';
import type { Occasion } from '../asked/occasion.ts';
import { selectBounds } from '../asked/selectBounds.ts';
import { allowsOwn } from '../logic/index.ts';
import type { Plan, PlannedItem, PlannedOption } from '../plan/plan.ts';
import { itemOfKey, type OptionShares, type PlacedAnswer, type PlacedShares, shareKey } from './placedShares.ts';
import { leftBy } from './rounding.ts';
import { type CountBounds, type Edge, fittedTo, leftToOthers, usualSelection } from './selections.ts';

/** How participants answer a question, as probabilities. */
export type Answers =
  /** Nothing depends on the answer. */
  | { readonly kind: 'any' }
  /** One option, or `own`: an option that the participant adds. They sum to 1 if all options are shown. */
  | { readonly kind: 'one'; readonly shares: OptionShares; readonly own: number }
  /**
   * Either one exclusive option (`alone`), or others: each is selected independently (`together`, `own`) and an answer
   * counts if its number of options is accepted.
   */
  | {
      readonly kind: 'several';
      readonly alone: OptionShares;
      readonly together: OptionShares;
      readonly own: number;
      readonly edge: Edge | null;
    }
  /** One column in each row. */
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, OptionShares> };

/** How those answer who selected an option of an earlier question. */
export interface AmongAnswers {
  /** The index of the earlier item. */
  readonly source: number;
  readonly option: string;
  readonly answers: Answers;
}

/** What is assumed about answers and links. */
export interface AnswerModel {
  /** The answers of those to whom no joint shares apply. */
  answers(occasion: Occasion): Answers;
  /** The answers of those to whom joint shares apply: of several, the first. */
  among(occasion: Occasion): readonly AmongAnswers[];
  /** The share of links with a value of a parameter; a link has at most one value of each. */
  parameter(name: string, value: string): number;
}

/** Returns what is assumed about participants, with usual shares where none are given. */
export function answerModel(
  plan: Plan,
  asked: ReadonlyMap<string, readonly string[]>,
  placed: PlacedShares,
  problems: SharesProblem[],
): AnswerModel {
  const known = new Map<string, Answers>();
  const parameters = new Map(
    [...asked].map(([name, values]) => [name, parameterShares(name, values, placed.parameters.get(name), problems)]),
  );
  const made = (planned: PlannedItem, key: string): Answers => {
    const answers = answersTo(planned, placed.answers.get(key) ?? null, problems);
    known.set(key, answers);
    return answers;
  };
  // All given shares are looked at once, so that all problems are found.
  for (const key of placed.answers.keys()) {
    const planned = plan.items[itemOfKey(key)];
    if (planned !== undefined) made(planned, key);
  }
  const joint = placed.among.map(({ source, option, answers }) => {
    const all = [...answers].flatMap(([key, given]) => {
      const planned = plan.items[itemOfKey(key)];
      return planned === undefined
        ? []
        : [[key, { source, option, answers: answersTo(planned, given, problems) }] as const];
    });
    return new Map<string, AmongAnswers>(all);
  });
  return {
    among: ({ planned, concept }) =>
      joint.flatMap((of) => of.get(shareKey(planned.index, concept)) ?? of.get(shareKey(planned.index, null)) ?? []),
    answers({ planned, concept }) {
      const ofConcept = concept === null ? undefined : known.get(shareKey(planned.index, concept));
      const key = shareKey(planned.index, null);
      return ofConcept ?? known.get(key) ?? made(planned, key);
    },
    parameter: (name, value) => parameters.get(name)?.get(value) ?? 0,
  };
}

/** Returns the shares of the values of a parameter: what is left is divided equally. */
export function parameterShares(
  name: string,
  values: readonly string[],
  given: ReadonlyMap<string, number> | undefined,
  problems: SharesProblem[],
): ReadonlyMap<string, number> {
  const sum = total(given);
  if (sum > 1 + rounding) problems.push({ code: 'sumTooLarge', place: { parameter: name }, sum: 100 * sum });
  return completed([...values, otherLinks], given ?? new Map());
}

/** Links without any of the values have a share, too. No text of a guide equals it. */
const otherLinks = '\u0000';

/** Typed percentages are rounded, so their sum may be off by this much. */
const rounding = 0.01;

const total = (shares: OptionShares | undefined): number =>
  [...(shares?.values() ?? [])].reduce((sum, share) => sum + share, 0);

/** Returns shares that sum to 1: what is left is divided equally among those that are not given. */
function completed(all: readonly string[], given: OptionShares): OptionShares {
  const missing = all.filter((id) => !given.has(id)).length;
  const each = missing === 0 ? 0 : leftBy(given.values()) / missing;
  const shares = all.map((id) => given.get(id) ?? each);
  const sum = shares.reduce((whole, share) => whole + share, 0);
  return new Map(all.map((id, at) => [id, sum === 0 ? 1 / all.length : (shares[at] ?? 0) / sum]));
}

const ownId = 'own';

/** Returns how participants answer a question. What is wrong with given shares is added to `problems`. */
export function answersTo(planned: PlannedItem, given: PlacedAnswer | null, problems: SharesProblem[]): Answers {
  const { item, options, rows } = planned;
  if (item.type === 'matrix') {
    const ids = options.map(({ id }) => id);
    const ofRow = given?.kind === 'rows' ? given.rows : new Map<string, OptionShares>();
    return {
      kind: 'rows',
      rows: new Map(
        rows.map(({ id, text }) => {
          const ofThis = ofRow.get(id) ?? new Map<string, number>();
          if (given !== null) checkSum(ids, ofThis, { ...given.place, row: text }, problems);
          return [id, completed(ids, ofThis)];
        }),
      ),
    };
  }
  if (item.type !== 'multiple_choice') return { kind: 'any' };
  const shares = new Map(given?.kind === 'options' ? given.options : []);
  if (given?.kind === 'options' && given.custom !== null) shares.set(ownId, given.custom);
  const shown = planned.carriedFrom === null ? options : options.filter(isCarried);
  const own = allowsOwn(planned) ? [ownId] : [];
  if (item.multiSelect !== true) {
    const ids = [...shown.map(({ id }) => id), ...own];
    if (given !== null) checkSum(ids, shares, given.place, problems);
    const all = completed(ids, shares);
    return { kind: 'one', shares: new Map([...all].filter(([id]) => id !== ownId)), own: all.get(ownId) ?? 0 };
  }
  return severalTo(planned, shown, shares, given, problems);
}

function checkSum(
  ids: readonly string[],
  shares: OptionShares,
  place: PlacedAnswer['place'],
  problems: SharesProblem[],
): void {
  const sum = total(shares);
  if (sum > 1 + rounding) problems.push({ code: 'sumTooLarge', place, sum: 100 * sum });
  else if (shares.size > 0 && sum < 1 - rounding && ids.every((id) => shares.has(id)))
    problems.push({ code: 'sumTooSmall', place, sum: 100 * sum });
}

function severalTo(
  planned: PlannedItem,
  shown: readonly PlannedOption[],
  shares: OptionShares,
  entered: PlacedAnswer | null,
  problems: SharesProblem[],
): Answers {
  const hasOwn = allowsOwn(planned);
  const exclusive = shown.filter(isSelectedAlone);
  const others = shown.filter((option) => !isSelectedAlone(option));
  const ids = [...others.map(({ id }) => id), ...(hasOwn ? [ownId] : [])];
  const bounds = boundsOf(planned, shown);
  // Without shares, each exclusive option is as likely as the first look of a participant at any option. It has an equal
  // part of what the shares of the others leave at most, and takes what they must not leave.
  const usual = 1 / Math.max(1, shown.length + (hasOwn ? 1 : 0));
  const given = ids.flatMap((id) => shares.get(id) ?? []);
  const withoutShares = ids.length - given.length;
  const { least, most } = leftToOthers(given, withoutShares, bounds);
  const equal = (1 - least) / (exclusive.length + withoutShares);
  const eachAlone = Math.max(leftBy([most]) / exclusive.length, Math.min(usual, equal));
  const alone = new Map(exclusive.map(({ id }) => [id, shares.get(id) ?? eachAlone]));
  const sumAlone = total(alone);
  if (ids.length === 0) {
    const scale = 1 / (sumAlone || 1);
    const each = new Map([...alone].map(([id, share]) => [id, sumAlone === 0 ? 1 / alone.size : share * scale]));
    return { kind: 'several', alone: each, together: new Map(), own: 0, edge: null };
  }
  if (sumAlone > 1 + rounding && entered !== null)
    problems.push({ code: 'sumTooLarge', place: entered.place, sum: 100 * sumAlone });
  const left = leftBy(alone.values());
  const wanted = ids.map((id) => {
    const share = shares.get(id);
    if (share === undefined) return null;
    if (share > left + rounding && entered !== null) {
      const option = others.find((one) => one.id === id)?.text ?? 'custom';
      problems.push({ code: 'besideExclusive', place: { ...entered.place, option }, sum: 100 * (share + sumAlone) });
    }
    return left === 0 ? 0 : Math.min(1, share / left);
  });
  // Where everyone selects an exclusive option, nobody selects others.
  const isNone = left === 0 || wanted.every((share) => share === null);
  const fitted = isNone ? { probabilities: wanted.map(() => usualSelection), edge: null } : fittedTo(wanted, bounds);
  if (fitted === null && entered !== null) {
    const sum = wanted.reduce<number>((all, share) => all + (share ?? 0), 0);
    const isFew = sum < bounds.least;
    const bound = isFew ? bounds.least : bounds.most;
    const code = isFew ? 'tooFewSelected' : 'tooManySelected';
    problems.push({ code, place: entered.place, sum: 100 * sum * left, bound, limit: 100 * bound * left });
  }
  const together = new Map(others.map(({ id }, at) => [id, fitted?.probabilities[at] ?? usualSelection]));
  const own = hasOwn ? (fitted?.probabilities.at(-1) ?? usualSelection) : 0;
  return { kind: 'several', alone, together, own, edge: fitted?.edge ?? null };
}

/** Returns how many options may be selected if these are shown. */
export function boundsOf({ item }: PlannedItem, shown: readonly PlannedOption[]): CountBounds {
  const bounds = selectBounds(item, shown);
  if (bounds === null) return { least: 1, most: 1 };
  return { least: bounds.minSelect ?? 1, most: bounds.maxSelect ?? Number.POSITIVE_INFINITY };
}
