import type { EstimateAssumptions } from '@guide-studio/guide-core';
import type { JourneyGroup, LengthForecast, Lengths } from './forecastTypes.ts';
import type { SimulatedInterview } from './simulation.ts';
import { medianFigure, quantile, weightedMean } from './statistics.ts';

/** Returns the lengths of simulated interviews; null if there are none. `factor`: real length beside predicted. */
export function lengthForecast(
  interviews: readonly SimulatedInterview[],
  norms: EstimateAssumptions,
  factor: number,
): LengthForecast | null {
  if (interviews.length === 0) return null;
  const sorted = sortedLengths(interviews);
  return {
    ...lengthsOf(interviews, norms, factor),
    mean: weightedMean(sorted),
    medianFigure: medianFigure(sorted),
    histogram: histogramOf(sorted),
    groups: groupsOf(interviews).map(({ parts, members }) => ({
      parts,
      share: weightOf(members) / weightOf(interviews),
      ...lengthsOf(members, norms, factor),
    })),
  };
}

function sortedLengths(interviews: readonly SimulatedInterview[]): readonly (readonly [number, number])[] {
  return interviews.map(({ paced, weight }) => [paced, weight] as const).sort(([one], [other]) => one - other);
}

const weightOf = (interviews: readonly SimulatedInterview[]): number =>
  interviews.reduce((sum, { weight }) => sum + weight, 0);

function lengthsOf(
  interviews: readonly SimulatedInterview[],
  { quickPace, slowPace }: EstimateAssumptions,
  factor: number,
): Lengths {
  const sorted = sortedLengths(interviews);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { seconds } of interviews) {
    least = Math.min(least, seconds);
    most = Math.max(most, seconds);
  }
  return {
    shortest: (least * factor * quickPace) / 100,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    longest: (most * factor * slowPace) / 100,
  };
}

/** Widths of the bars, in seconds. */
const widths = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];
const mostBars = 24;

function histogramOf(sorted: readonly (readonly [number, number])[]): LengthForecast['histogram'] {
  const [least, most] = [sorted[0]?.[0] ?? 0, quantile(sorted, 0.999)];
  const width = widths.find((one) => Math.floor(most / one) - Math.floor(least / one) < mostBars) ?? 7200;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  const whole = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = Array.from({ length: last - first + 1 }, () => 0);
  for (const [value, weight] of sorted) {
    // The longest few are in the last bar.
    const bar = Math.min(last, Math.floor(value / width)) - first;
    shares[bar] = (shares[bar] ?? 0) + weight / whole;
  }
  return shares.map((share, bar) => ({ from: (first + bar) * width, to: (first + bar + 1) * width, share }));
}

interface Group {
  readonly parts: JourneyGroup['parts'];
  readonly members: readonly SimulatedInterview[];
}

const mostParts = 2;
/** A part parts interviews if its groups differ by at least this share of the mean length. */
const leastDifference = 0.05;
/** Smaller groups are chance. */
const leastMembers = 50;

/** Parts interviews by the question that makes the greatest difference to their length, and each part again. */
function groupsOf(members: readonly SimulatedInterview[], parts: JourneyGroup['parts'] = []): readonly Group[] {
  const item = parts.length < mostParts ? bestPart(members) : null;
  if (item === null) return [{ parts, members }];
  return [true, false].flatMap((isShown) =>
    groupsOf(
      members.filter(({ shown }) => (shown[item] === 1) === isShown),
      [...parts, { item, isShown }],
    ),
  );
}

/** Returns the item that leaves the least variance within its two groups, or null if no item makes a difference. */
function bestPart(members: readonly SimulatedInterview[]): number | null {
  const items = members[0]?.shown.length ?? 0;
  const whole = weightOf(members);
  const total = members.reduce((sum, { seconds, weight }) => sum + seconds * weight, 0);
  let best: number | null = null;
  let most = 0;
  for (let item = 0; item < items; item += 1) {
    let [count, weight, seconds] = [0, 0, 0];
    for (const one of members) {
      if (one.shown[item] !== 1) continue;
      count += 1;
      weight += one.weight;
      seconds += one.seconds * one.weight;
    }
    if (count < leastMembers || members.length - count < leastMembers) continue;
    const difference = Math.abs(seconds / weight - (total - seconds) / (whole - weight));
    if (difference < (leastDifference * total) / whole) continue;
    const explained = difference ** 2 * weight * (whole - weight);
    if (explained <= most) continue;
    most = explained;
    best = item;
  }
  return best;
}
