import type { MessageLanguage } from '@guide-studio/guide-core';
import {
  type AnswerShares,
  type ForecastAssumptions,
  isByConcept,
  isByRow,
  isWithCustom,
} from '@guide-studio/guide-core/shares';
import { forecastWords } from './describeForecast.ts';
import type { SharePlace } from './sharesProblem.ts';

/** Shares that go together, by option or value, with their place. */
type Group = readonly [SharePlace, readonly number[]];

/**
 * Returns where shares are so small that they are probably meant from 0 to 1, although shares are in percent: all of a
 * question, a row or a parameter are at most 1, and one is less, or together they make 1. A sentence each.
 */
export function describeLikelyFractions(
  assumptions: ForecastAssumptions,
  language: MessageLanguage = 'en',
): readonly string[] {
  const { shares = {}, among = [], urlParams = {}, starting, completion } = assumptions;
  const groups: readonly Group[] = [
    ...groupsIn(shares, {}),
    ...among.flatMap(({ question, option, shares: given }) => groupsIn(given, { among: { question, option } })),
    ...Object.entries(urlParams).map(([parameter, values]): Group => [{ parameter }, Object.values(values)]),
  ];
  // That one in a hundred starts is less likely than that 1 means everyone.
  const settings = Object.entries({ starting, completion }).flatMap(([setting, value = 0]) =>
    value > 0 && value <= 1 ? [{ place: { setting }, value }] : [],
  );
  const words = forecastWords(language);
  return [...groups.flatMap(fractionOf), ...settings].map(
    ({ place, value }) => `${words.place(place, words.quoted, null)}: ${words.likelyFraction(value)}`,
  );
}

function groupsIn(shares: NonNullable<ForecastAssumptions['shares']>, base: SharePlace): readonly Group[] {
  return Object.entries(shares).flatMap(([question, given]) =>
    isByConcept(given)
      ? Object.entries(given.byConcept).flatMap(([concept, one]) => groupsOf(one, { ...base, question, concept }))
      : groupsOf(given, { ...base, question }),
  );
}

function groupsOf(given: AnswerShares, place: SharePlace): readonly Group[] {
  if (isByRow(given))
    return Object.entries(given.rows).map(([row, options]) => [{ ...place, row }, Object.values(options)]);
  if (!isWithCustom(given)) return [[place, Object.values(given)]];
  const { options, custom } = given;
  return [[place, [...Object.values(options), ...(custom === undefined ? [] : [custom])]]];
}

function fractionOf([place, values]: Group): readonly { readonly place: SharePlace; readonly value: number }[] {
  if (values.some((value) => value < 0 || value > 1)) return [];
  const sum = values.reduce((all, value) => all + value, 0);
  const isWhole = values.length > 1 && Math.abs(sum - 1) < 1e-9;
  const value = values.find((one) => one > 0 && (one < 1 || isWhole));
  return value === undefined ? [] : [{ place, value }];
}
