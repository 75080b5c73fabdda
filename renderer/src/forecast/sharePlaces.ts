import type { Json, JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import {
  forecastAssumptionsOf,
  isWithCustom,
  type ForecastAssumptions,
  type JointShares,
} from '@guide-studio/guide-core/shares';
import { type Among, answerIn } from './shareValues.ts';
import type { SharePlace, SharesProblem } from '@guide-studio/interview-engine/forecast';

const withoutField: ReadonlySet<SharesProblem['code']> = new Set([
  'unknownName',
  'noShares',
  'rowsWanted',
  'optionsWanted',
  'customNotAllowed',
  'amongOther',
  'amongLater',
  'tooManySteps',
]);

/** Returns true if the window has no field for the share that such a problem is about. */
export function hasNoField(code: SharesProblem['code']): boolean {
  return withoutField.has(code);
}

/** Returns the assumptions without the shares at a place. */
export function withoutPlace(assumptions: ForecastAssumptions, place: SharePlace): ForecastAssumptions {
  return changedAt(assumptions, place, null);
}

/** Returns the assumptions with another name for the part at a place. A name that is there already keeps its shares. */
export function withPlaceNamed(assumptions: ForecastAssumptions, place: SharePlace, name: string): ForecastAssumptions {
  return changedAt(assumptions, place, name);
}

/** Gives the last part of a place another name; with null it is removed. */
function changedAt(assumptions: ForecastAssumptions, place: SharePlace, name: string | null): ForecastAssumptions {
  const changed =
    place.among === undefined
      ? changedIn(assumptions, stepsTo(assumptions, place), name)
      : changedAmong(assumptions, place, place.among, name);
  const read = forecastAssumptionsOf(changed ?? {});
  // Without its last part, what is around it may be no share any more: then nothing changes.
  return read.ok ? read.assumptions : assumptions;
}

/** Changes joint shares; a place without a question is all of them. */
function changedAmong(
  { among = [], ...others }: ForecastAssumptions,
  place: SharePlace,
  of: Among,
  name: string | null,
): ForecastAssumptions {
  const changed = among.flatMap((one) => {
    if (one.question !== of.question || one.option !== of.option) return [one];
    const steps = stepsInShares(one.shares, place);
    const shares = steps.length === 0 ? null : changedIn(one.shares, steps, name);
    return shares === null ? [] : [{ ...one, shares: shares as JointShares['shares'] }];
  });
  return changed.length === 0 ? others : { ...others, among: changed };
}

/** Returns the properties that lead to a place in the assumptions. */
function stepsTo({ shares = {} }: ForecastAssumptions, place: SharePlace): readonly string[] {
  const { parameter, value } = place;
  if (parameter !== undefined) return ['urlParams', parameter, ...(value === undefined ? [] : [value])];
  const steps = stepsInShares(shares, place);
  return steps.length === 0 ? [] : ['shares', ...steps];
}

function stepsInShares(
  shares: JointShares['shares'],
  { question, concept, row, option }: SharePlace,
): readonly string[] {
  if (question === undefined) return [];
  const given = shares[question];
  const answer = given && answerIn(given, concept ?? null);
  const isWrapped = answer !== undefined && isWithCustom(answer);
  return [
    question,
    ...(concept === undefined ? [] : ['byConcept', concept]),
    ...(row === undefined ? [] : ['rows', row]),
    ...(option === undefined ? [] : option === 'custom' || !isWrapped ? [option] : ['options', option]),
  ];
}

/** Returns an object without what is empty then, or null if all of it is. */
function changedIn(from: JsonObject, [step, ...rest]: readonly string[], name: string | null): JsonObject | null {
  if (step === undefined) return from;
  // Without the share of added options, those of the others need no name around them.
  if (step === 'custom' && name === null && isJsonObject(from['options'])) return from['options'];
  const value = from[step];
  const others = Object.entries(from).filter(([one]) => one !== step);
  const entries = ((): readonly (readonly [string, Json])[] => {
    if (value === undefined) return others;
    if (rest.length > 0) {
      const inner = changedIn(value as JsonObject, rest, name);
      return inner === null ? others : [...others, [step, inner] as const];
    }
    return name === null || Object.hasOwn(from, name) ? others : [...others, [name, value] as const];
  })();
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
