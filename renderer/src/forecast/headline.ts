import '../i18n/later.ts';
import {
  describeBasis,
  type Forecast,
  type RestingFigures,
  type RestsOn,
  usualSmallCell,
} from '@guide-studio/interview-engine/forecast';
import {
  percentages,
  percentOf,
  peopleNeeded,
  safeCondition,
  describeNobodyLost,
} from '@guide-studio/interview-engine/internal';
import { minutesText as wholeMinutes } from '../estimate/index.ts';
import { listText, numberText, percentText, typedNumber, uiLanguage, words } from '../i18n/index.ts';
import type { KnownForecast } from './forecasting.ts';

/** Returns a share from 0 to 1 in percent; small ones are not rounded to 0, nor large ones to 100. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.005) return words.forecast.underHalfPercent;
  if (share >= 0.995 && share < 1) return words.forecast.percent(typedNumber(percentOf(share)));
  return share < 0.1 ? words.forecast.percent(numberText(share * 100)) : percentText(share);
}

/** Returns shares that sum to 1 in whole percent that sum to 100; small ones are not called 0. */
export function shareTexts(parts: readonly { readonly share: number }[]): readonly string[] {
  const shares = parts.map(({ share }) => share);
  return percentages(shares, 0).map((percent, at) =>
    percent === 0 && (shares[at] ?? 0) > 0
      ? words.forecast.underOnePercent
      : percent === 100 && (shares[at] ?? 0) < 1
        ? words.forecast.over99Percent
        : percentText(percent / 100),
  );
}

/** Returns a number of people as it is shown. Fewer than ten may be 0.4 on average, and 29.7 are fewer than 30: few. */
export const shownPeople = (people: number): number =>
  people < 10 || Math.round(people) === usualSmallCell ? Math.round(people * 10) / 10 : Math.round(people);

/** Some, however few, are not called nobody. */
export const peopleText = (people: number): string =>
  people > 1e-9 && shownPeople(people) === 0 ? words.forecast.underTenth : numberText(shownPeople(people));

/** Returns a number of people without parts of people. `shown`: the number that fits others beside it. */
export const wholePeopleText = (people: number, shown = people): string =>
  people > 1e-9 && shown < 0.5 ? words.forecast.underOne : numberText(Math.round(shown));

/** Returns the length of an interview in whole minutes, with their unit. */
export const lengthText = (seconds: number): string =>
  seconds < 30 ? words.forecast.underMinute : words.forecast.wholeMinutes(wholeMinutes(seconds));

/** Returns the most that interviews take, in whole minutes, with their unit: rounded up, so that it is true. */
export const atMostText = (seconds: number): string => lengthText(Math.ceil(seconds / 60 - 1e-9) * 60);

/** Returns seconds as minutes with one decimal. */
export const minutesText = (seconds: number): string => numberText(seconds / 60);

/** Returns what figures rest on besides entered shares, as it is said after them; empty if they rest on nothing else. */
export const basisAfter = (forecast: Forecast, of: RestingFigures | RestsOn): string =>
  inBrackets(describeBasis(forecast, of, uiLanguage));

/** Returns what something rests on, as it is said after it. */
export const inBrackets = (basis: string): string =>
  basis === '' ? '' : ` (${basis.charAt(0).toLowerCase()}${basis.slice(1)})`;

/** Returns what to expect, in sentences. */
export function headline(forecast: Forecast, hasScreener: boolean) {
  const { completes, invitations, tooFewComplete, incidence, length, credits } = forecast;
  const texts = words.forecast;
  const basis = describeBasis(forecast, 'invitations', uiLanguage);
  const passes = forecast.completion.by === 'simulated' ? texts.wouldPass : texts.passes;
  const passing = hasScreener ? [passes(shareText(incidence.value), basisAfter(forecast, 'passing'))] : [];
  if (invitations === null)
    return {
      main: tooFewComplete ? texts.tooFewComplete(basis) : nobodyCompletes(forecast),
      more: [...passing, ...nobodyLost(forecast)],
    };
  const more = [...safeTexts(forecast, invitations), ...nobodyLost(forecast), ...passing];
  if (length !== null)
    more.push(texts.length(lengthText(length.median), atMostText(length.p90), basisAfter(forecast, 'lengths')));
  more.push(creditsText(credits));
  return {
    main: texts.invite(basis, numberText(invitations.safe), numberText(completes)),
    more,
  };
}

/** Says under which condition the safe number is enough, and what fewer people give. */
function safeTexts(
  forecast: Forecast,
  { expected, safe, average, fewer }: NonNullable<Forecast['invitations']>,
): readonly string[] {
  if (expected.value === forecast.completes) return [];
  const texts = words.forecast;
  const people = peopleNeeded(expected.value);
  const studies = fewer < 0.005 ? texts.underOne : numberText(Math.round(100 * fewer));
  return [
    texts.safe(safeCondition(forecast)),
    ...(people < safe
      ? [texts.onAverageThen(numberText(people), numberText(Math.round(10 * average) / 10), studies)]
      : []),
  ];
}

const nobodyLost = (forecast: Forecast): readonly string[] =>
  [describeNobodyLost(forecast, uiLanguage)].filter((sentence) => sentence !== '');

/** Returns that nobody completes, and what that rests on: nothing, if some pass, so that nobody starts or finishes. */
export const nobodyCompletes = (forecast: Forecast): string =>
  words.forecast.nobodyCompletes(forecast.incidence.high === 0 ? describeBasis(forecast, 'passing', uiLanguage) : '');

/** Questions that a caveat names. */
const mostNamed = 12;

/**
 * Returns which answers that decide who passes or sees what are left to chance, in sentences. Empty if there are
 * none. `hasProblems`: shares are entered, but cannot be used.
 */
export function caveats({ guide, forecast }: Pick<KnownForecast, 'guide' | 'forecast'>, hasProblems: boolean) {
  const { sharesGiven, restsOn } = forecast;
  const { items: withoutShares, parameters } = restsOn.deciding;
  const texts = words.forecast;
  if (withoutShares.length + parameters.length === 0) return [];
  const items = guide.studyGuide.flatMap((block) => block.items);
  const isSeveral = withoutShares.some((item) => items[item]?.type === 'multiple_choice' && items[item].multiSelect);
  const named = withoutShares.slice(0, mostNamed).map((item) => texts.question(item + 1));
  const more = withoutShares.length - named.length;
  const all = listText([
    ...named,
    ...(more === 0 ? [] : [texts.moreQuestions(more)]),
    ...parameters.map((name) => texts.linkParameter(name)),
  ]);
  const main = sharesGiven ? texts.stillUsual(all) : hasProblems ? texts.usualBefore : texts.usualShares;
  return [main, ...(isSeveral ? [texts.usualSeveral] : [])];
}

function creditsText({ needed, wallet, missing }: Forecast['credits']): string {
  const texts = words.forecast;
  if (wallet === null) return texts.needs(numberText(needed));
  return missing === 0 || missing === null
    ? texts.enoughCredits(numberText(needed), numberText(wallet))
    : texts.missingCredits(numberText(needed), numberText(wallet), numberText(missing));
}
