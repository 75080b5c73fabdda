import type { EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import type { JourneyGroup, LengthForecast, Lengths } from './forecastTypes.ts';
import { pacesOf } from './pace.ts';
import type { SimulatedInterview } from './simulation.ts';
import { batched, quantiles } from './statistics.ts';

/** How long interviews of known questions take. */
export interface Timing {
  readonly norms: EstimateAssumptions;
  /** Real length as a multiple of the predicted one. */
  readonly factor: number;
  /** The share of those who are still there who leave in each minute, from 0 to 1. */
  readonly leavingPerMinute: number;
}

/** Paces of equally many participants. */
const paces = 40;

/** Returns the probability that a participant is still there after some seconds at the usual pace. */
export function stayingBy({ norms, factor, leavingPerMinute }: Timing): (seconds: number) => number {
  if (leavingPerMinute === 0) return () => 1;
  const each = pacesOf(norms, paces);
  return (seconds) =>
    each.reduce((sum, pace) => sum + (1 - leavingPerMinute) ** ((seconds * pace * factor) / 60), 0) / paces;
}

/**
 * Returns the lengths of simulated interviews; null if there are none. `exactShare`: the share of completed interviews that
 * are shown some parts and not others, from 0 to 1, or null if it is not known exactly.
 */
export function lengthForecast(
  interviews: readonly SimulatedInterview[],
  timing: Timing,
  exactShare: (parts: JourneyGroup['parts']) => number | null,
): LengthForecast | null {
  if (interviews.length === 0) return null;
  const groups = groupsOf(interviews);
  const exact = groups.map(({ parts }) => exactShare(parts));
  const isExact = exact.every((share) => share !== null);
  const whole = lengthsOf(interviews, timing);
  const limits = [whole.shortest, whole.longest] as const;
  return {
    ...whole,
    interviews: interviews.length,
    mean: batched(interviews, limits, (some) => meanOf(some, timing)),
    medianFigure: batched(
      interviews,
      limits,
      (some) => quantiles(sortedLengths(some, timing), [0.5], stays(timing))[0] ?? 0,
    ),
    histogram: histogramOf(sortedLengths(interviews, timing), stays(timing)),
    groups: groups.map(({ parts, members }, at) => ({
      parts,
      share: isExact ? (exact[at] ?? 0) : weightOf(members) / weightOf(interviews),
      ...lengthsOf(members, timing),
    })),
    groupsBy: isExact ? 'calculated' : 'simulated',
  };
}

/** Returns the length of each interview at each pace, ascending. */
function sortedLengths(interviews: readonly SimulatedInterview[], { norms, factor }: Timing): Float64Array {
  const each = pacesOf(norms, paces);
  const lengths = new Float64Array(interviews.length * paces);
  for (const [at, { seconds }] of interviews.entries())
    for (const [pace, by] of each.entries()) lengths[at * paces + pace] = seconds * by * factor;
  return lengths.sort();
}

/** Returns the probability that a participant stays so many seconds. */
const stays =
  ({ leavingPerMinute }: Timing) =>
  (length: number): number =>
    (1 - leavingPerMinute) ** (length / 60);

function meanOf(interviews: readonly SimulatedInterview[], timing: Timing): number {
  const [each, stay] = [pacesOf(timing.norms, paces), stays(timing)];
  let [sum, whole] = [0, 0];
  for (const { seconds } of interviews) {
    for (const pace of each) {
      const length = seconds * pace * timing.factor;
      const weight = stay(length);
      sum += length * weight;
      whole += weight;
    }
  }
  return whole === 0 ? 0 : sum / whole;
}

const weightOf = (interviews: readonly SimulatedInterview[]): number =>
  interviews.reduce((sum, { weight }) => sum + weight, 0);

/** Returns the lengths of simulated interviews, of which there must be one. */
export function lengthsOf(interviews: readonly SimulatedInterview[], timing: Timing): Lengths {
  const sorted = sortedLengths(interviews, timing);
  const [median = 0, p90 = 0] = quantiles(sorted, [0.5, 0.9], stays(timing));
  return { shortest: sorted[0] ?? 0, median, p90, longest: sorted.at(-1) ?? 0 };
}

/** Widths of the bars, in seconds: tenths of a minute, so that labels count in equal steps. */
const widths = [6, 12, 30, 60, 120, 300, 600, 900, 1800, 3600];
const mostBars = 24;
/** In seconds. Above the widths, bars have whole hours. */
const hour = 3600;

function histogramOf(sorted: Float64Array, stay: (length: number) => number): LengthForecast['histogram'] {
  const [least = 0, most = 0] = quantiles(sorted, [0, 0.999], stay);
  const width =
    widths.find((one) => Math.floor(most / one) - Math.floor(least / one) < mostBars) ??
    Math.ceil((most - least) / (mostBars - 1) / hour) * hour;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  const weights = Array.from({ length: last - first + 1 }, () => 0);
  for (const value of sorted) {
    // The few longest are in the last bar.
    const bar = Math.min(last, Math.floor(value / width)) - first;
    weights[bar] = (weights[bar] ?? 0) + stay(value);
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, bar) => ({
    from: (first + bar) * width,
    to: (first + bar + 1) * width,
    share: weight / whole,
  }));
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
