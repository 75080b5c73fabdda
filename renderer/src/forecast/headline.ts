import '../words/later.ts';
import {
  describeBasis,
  type Forecast,
  peopleNeeded,
  percentages,
  type RestingFigures,
  tellNobodyLost,
} from '@guide-studio/interview-engine/forecast';
import { minutesText as wholeMinutes } from '../estimate/index.ts';
import { listText, numberText, percentText, spoken, words } from '../words/index.ts';
import type { KnownForecast } from './forecasting.ts';

/** Returns a share from 0 to 1 in percent; small ones are not rounded to 0. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.005) return words.forecast.underHalfPercent;
  return share < 0.1 ? words.forecast.percent(numberText(share * 100)) : percentText(share);
}

/** Returns shares that sum to 1 in whole percent that sum to 100; small ones are not called 0. */
export function shareTexts(parts: readonly { readonly share: number }[]): readonly string[] {
  const shares = parts.map(({ share }) => share);
  return percentages(shares, 0).map((percent, at) =>
    percent === 0 && (shares[at] ?? 0) > 0 ? words.forecast.underOnePercent : percentText(percent / 100),
  );
}

/** Returns a number of people as it is shown. Fewer than ten may be 0.4 on average. */
export const shownPeople = (people: number): number =>
  people < 10 ? Math.round(people * 10) / 10 : Math.round(people);

/** Some, however few, are not called nobody. */
export const peopleText = (people: number): string =>
  people > 1e-9 && shownPeople(people) === 0 ? words.forecast.underTenth : numberText(shownPeople(people));

/** Returns a number of people without parts of people; fewer than one count as one. */
export const wholePeopleText = (people: number): string =>
  numberText(people < 1e-9 ? 0 : Math.max(1, Math.round(people)));

/** Returns the length of an interview in whole minutes, with their unit. */
export const lengthText = (seconds: number): string =>
  seconds < 30 ? words.forecast.underMinute : words.forecast.wholeMinutes(wholeMinutes(seconds));

/** Returns seconds as minutes with one decimal. */
export const minutesText = (seconds: number): string => numberText(seconds / 60);

/** Returns what figures rest on besides entered shares, as it is said after them; empty if they rest on nothing else. */
export const basisAfter = (forecast: Forecast, of: RestingFigures): string =>
  inBrackets(describeBasis(forecast, of, spoken));

/** Returns what something rests on, as it is said after it. */
export const inBrackets = (basis: string): string =>
  basis === '' ? '' : ` (${basis.charAt(0).toLowerCase()}${basis.slice(1)})`;

/** Returns what to expect, in sentences. */
export function headline(forecast: Forecast, hasScreener: boolean) {
  const { completes, invitations, tooFewComplete, incidence, length, credits } = forecast;
  const told = words.forecast;
  const basis = describeBasis(forecast, 'invitations', spoken);
  const passes = forecast.completion.by === 'simulated' ? told.wouldPass : told.passes;
  const passing = hasScreener ? [passes(shareText(incidence.value), inBrackets(basis))] : [];
  if (invitations === null)
    return {
      main: tooFewComplete ? told.tooFewComplete(basis) : nobodyCompletes(forecast),
      more: [...passing, ...nobodyLost(forecast)],
    };
  const { expected, safe } = invitations;
  const average = peopleNeeded(expected.value);
  const more = [
    ...(safe > average ? [told.safe(numberText(average), numberText(completes), ifOf(forecast))] : []),
    ...nobodyLost(forecast),
    ...passing,
  ];
  if (length !== null)
    more.push(told.length(lengthText(length.median), lengthText(length.p90), basisAfter(forecast, 'lengths')));
  more.push(creditsText(credits));
  return {
    main: told.invite(basis, numberText(Math.max(safe, average)), numberText(completes)),
    more,
  };
}

const nobodyLost = (forecast: Forecast): readonly string[] =>
  [tellNobodyLost(forecast, spoken)].filter((said) => said !== '');

/** Returns that nobody completes, and what that rests on: nothing, if some pass, so that nobody starts or finishes. */
export const nobodyCompletes = (forecast: Forecast): string =>
  words.forecast.nobodyCompletes(forecast.incidence.high === 0 ? describeBasis(forecast, 'invitations', spoken) : '');

/** Under which condition the safe number is enough. */
function ifOf({ sharesGiven, leftForInvitations: { items, parameters } }: Forecast): keyof typeof words.forecast.ifs {
  const isLeft = items.length + parameters.length > 0;
  return sharesGiven ? (isLeft ? 'both' : 'shares') : isLeft ? 'chance' : 'none';
}

/** Questions that a caveat names. */
const mostNamed = 12;

/**
 * Returns which answers count as equally likely because no shares are given for them, in sentences. Empty if there are
 * none. `hasProblems`: shares are entered, but cannot be used.
 */
export function caveats({ guide, forecast }: Pick<KnownForecast, 'guide' | 'forecast'>, hasProblems: boolean) {
  const { sharesGiven, leftToChance } = forecast;
  const { items: withoutShares, parameters } = leftToChance;
  const told = words.forecast;
  if (withoutShares.length + parameters.length === 0) return [];
  const items = guide.studyGuide.flatMap((block) => block.items);
  const isSeveral = withoutShares.some((item) => items[item]?.type === 'multiple_choice' && items[item].multiSelect);
  const named = withoutShares.slice(0, mostNamed).map((item) => told.question(item + 1));
  const more = withoutShares.length - named.length;
  const all = listText([
    ...named,
    ...(more === 0 ? [] : [told.moreQuestions(more)]),
    ...parameters.map((name) => told.linkParameter(name)),
  ]);
  const main = sharesGiven ? told.stillUsual(all) : hasProblems ? told.usualBefore : told.usualShares;
  return [main, ...(isSeveral ? [told.usualSeveral] : [])];
}

function creditsText({ needed, wallet, missing }: Forecast['credits']): string {
  const told = words.forecast;
  if (wallet === null) return told.needs(numberText(needed));
  return missing === 0 || missing === null
    ? told.enoughCredits(numberText(needed), numberText(wallet))
    : told.missingCredits(numberText(needed), numberText(wallet), numberText(missing));
}
