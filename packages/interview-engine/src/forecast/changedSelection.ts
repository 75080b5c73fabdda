import type { PlannedItem } from '../plan/plan.ts';
import { type Answers, boundsOf } from './answerModel.ts';
import type { OptionShares } from './placedShares.ts';
import { leftBy } from './rounding.ts';
import {
  accepted,
  boundsAt,
  type CountBounds,
  fittedTo,
  sharesAmongAccepted,
  usualSelection,
  withOption,
} from './selections.ts';
import { ownId } from './shownOptions.ts';

type Several = Extract<Answers, { kind: 'several' }>;

/**
 * Returns answers in which an option of several has another share. The shares of the others stay if the bounds of the
 * question allow it. Otherwise the others move along. Null if the option cannot have the share. `step` counts the steps
 * that this takes.
 */
export function changedSelection(
  planned: PlannedItem,
  answers: Several,
  option: string,
  value: number,
  step: (count: number) => void,
): Several | null {
  const shares = selectedShares(planned, answers);
  if (answers.alone.has(option)) {
    const changed = withAlone(answers, option, value);
    return changed && (fittedAgain(planned, changed, shares, step) ?? changed);
  }
  const asBefore = fittedAgain(planned, answers, new Map([...shares, [option, value]]), step);
  return asBefore ?? withOthersMoved(planned, answers, option, value);
}

/** Returns answers with another share of an exclusive option. The options that may be combined keep their odds. */
function withAlone(answers: Several, option: string, value: number): Several | null {
  const left = leftBy(answers.alone.values());
  if (answers.together.size === 0 && answers.own === 0) return null;
  const before = answers.alone.get(option) ?? 0;
  return value - before > left ? null : { ...answers, alone: new Map([...answers.alone, [option, value]]) };
}

/** Returns answers in which options that may be combined have these shares; null if the bounds do not allow it. */
function fittedAgain(
  planned: PlannedItem,
  answers: Several,
  shares: OptionShares,
  step: (count: number) => void,
): Several | null {
  const left = leftBy(answers.alone.values());
  const ids = [...shares.keys()];
  const wanted = ids.map((id) => shares.get(id) ?? 0);
  if (left <= 0 || wanted.some((share) => share > left + 1e-9)) return null;
  const fitted = fittedTo(
    wanted.map((share) => Math.min(1, share / left)),
    boundsOf(planned, planned.options),
    step,
  );
  if (fitted === null) return null;
  const found = new Map(ids.map((id, at) => [id, fitted.probabilities[at] ?? 0]));
  return { ...withProbabilities(answers, found), edge: fitted.edge };
}

/** Exclusive options keep their proportions, and options that may be combined their odds. */
function withOthersMoved(planned: PlannedItem, answers: Several, option: string, value: number): Several | null {
  const before = selectedShares(planned, answers).get(option) ?? 0;
  const now = probabilitiesOf(answers);
  const beside = answers.alone.size + now.size - 1;
  const alone = new Map([...answers.alone].map(([id, share]) => [id, scaled(share, before, value, beside)]));
  const left = leftBy(alone.values());
  if (left <= 0) return null;
  // Everyone, but for what a computer adds.
  const share = value > left - 1e-9 ? 1 : value / left;
  const bounds = boundsAt(answers.edge, boundsOf(planned, planned.options), [...now.values()]);
  const others = [...now].filter(([id]) => id !== option);
  // What nobody or everyone selected has no odds to keep.
  const loosened = others.map(([id, one]) => [id, one > 0 && one < 1 ? one : usualSelection] as const);
  for (const moved of [others, loosened]) {
    const chance = probabilityOf(
      share,
      moved.map(([, one]) => one),
      bounds,
    );
    if (chance !== null) return { ...withProbabilities(answers, new Map([...moved, [option, chance]])), alone };
  }
  return null;
}

/** Returns the probability with which an option has this share of the accepted answers; null if none has. */
function probabilityOf(share: number, others: readonly number[], { least, most }: CountBounds): number | null {
  const counts = others.reduce<readonly number[]>(withOption, [1]);
  const without = accepted(counts, { least, most });
  const beside = accepted(counts, { least: Math.max(0, least - 1), most: most - 1 });
  if (share >= 1) return beside > 0 ? 1 : null;
  if (share <= 0) return without > 0 ? 0 : null;
  if (without <= 0 || beside <= 0) return null;
  return (share * without) / (share * without + (1 - share) * beside);
}

/**
 * Returns a share after another changed from `before` to `after`: the shares beside it keep their proportions. `others`:
 * how many these are. If there was nothing for them, each has an equal part of what is left now.
 */
export const scaled = (share: number, before: number, after: number, others: number): number =>
  before >= 1 - 1e-12 ? (1 - after) / Math.max(1, others) : (share * (1 - after)) / (1 - before);

/** Returns how often each option that may be combined is selected. */
export function selectedShares(planned: PlannedItem, answers: Several): OptionShares {
  const chances = probabilitiesOf(answers);
  const probabilities = [...chances.values()];
  const bounds = boundsAt(answers.edge, boundsOf(planned, planned.options), probabilities);
  const shares = sharesAmongAccepted(probabilities, bounds);
  const left = leftBy(answers.alone.values());
  return new Map([...chances.keys()].map((id, at) => [id, left * (shares?.[at] ?? 0)]));
}

const probabilitiesOf = ({ together, own }: Several): ReadonlyMap<string, number> =>
  own > 0 ? new Map([...together, [ownId, own]]) : together;

const withProbabilities = (answers: Several, probabilities: ReadonlyMap<string, number>): Several => ({
  ...answers,
  together: new Map([...answers.together.keys()].map((id) => [id, probabilities.get(id) ?? 0])),
  own: probabilities.get(ownId) ?? 0,
});
