import type { MessageLanguage } from '@guide-studio/guide-core';
import { type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { brief, questionLabel } from '@guide-studio/guide-core/internal';
import type { Obstacle } from '../paths/reason.ts';
import { pathsDescriber } from '../paths/pathsDescriber.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type {
  Cell,
  CellForecast,
  Forecast,
  JourneyGroup,
  RestingFigures,
  RestsOn,
  ShareEffect,
} from './forecastTypes.ts';
import { germanForecast } from './forecastWords.de.ts';
import { englishForecast } from './forecastWords.en.ts';
import type { ForecastWords } from './forecastWords.types.ts';
import { together } from './restsOn.ts';
import type { SharesProblem } from './sharesProblem.ts';
import type { SeenLength } from './seenLengths.ts';
import { ownId } from './shownOptions.ts';

/** Returns the words of forecasts. */
export function forecastWords(language: MessageLanguage): ForecastWords {
  return language === 'de' ? germanForecast : englishForecast;
}

/** The names of what a forecast is about, in words. */
export interface ForecastDescriber {
  /** A question with its number, or a concept by its nickname. */
  cell(cell: Cell): string;
  /** The questions that its interviews show or do not show. */
  group(group: Pick<JourneyGroup, 'parts'>): string;
  /** What the share is of: an option of a question, a value of a link parameter, who starts or who completes. */
  share(share: ShareEffect['share']): string;
}

/** Characters of a name: more is not needed to recognise a question in a list. */
const longestName = 60;

/**
 * Returns the names of the parts of a guide in forecasts.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param language Default: English.
 * @example
 * ```ts
 * import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';
 * import { forecast, forecastDescriber } from '@guide-studio/interview-engine/forecast';
 *
 * const cooks = choice('Do you cook?', { options: ['Yes', 'No'] });
 * const often = choice('How often?', { options: ['Most days', 'Seldom'] });
 * const dish = open('What did you cook?', { when: often.includes('Most days') });
 * const cooking = guide('Home cooking', {}, [screening('Fit', [cooks.rejecting('No')]), block('Last week', [often, dish])]);
 *
 * const result = forecast(cooking, { completes: 40 });
 * const { cell, share } = forecastDescriber(cooking);
 * if (result.ok) console.log(result.forecast.items.map((one) => cell(one.cell))[2]); // Q3 “What did you cook?”
 * if (result.ok) console.log(result.forecast.tornado.map((one) => share(one.share))[0]); // Q1 “Do you cook?”: “Yes”
 * ```
 */
export function forecastDescriber(guide: Guide, language: MessageLanguage = 'en'): ForecastDescriber {
  const words = forecastWords(language);
  const { items, blocks } = planOf(guide);
  const quoted = (text: string | undefined): string => words.quoted(brief(text ?? '', longestName));
  const question = (item: number): string => words.question(item + 1, quoted(items[item]?.item.text));
  const concept = (block: number, at: number): string =>
    words.concept(quoted(blocks[block]?.concepts[at]?.concept.nickname));
  return {
    cell: (cell) => (cell.kind === 'item' ? question(cell.item) : concept(cell.block, cell.concept)),
    group: ({ parts }) =>
      parts.length === 0
        ? words.everyone
        : capital(
            parts
              .map(({ item, isShown }) => (isShown ? words.shown(question(item)) : words.notShown(question(item))))
              .join(', '),
          ),
    share(share) {
      switch (share.kind) {
        case 'starting':
          return words.starting;
        case 'completion':
          return share.isBesideLeaving ? words.completingBesideLeaving : words.completing;
        case 'parameter':
          return words.link(share.name, share.value);
        case 'option': {
          const planned = items[share.item];
          const text = planned?.options.find(({ id }) => id === share.option)?.text;
          const option = share.option === ownId ? words.addedOption : quoted(text);
          const row = share.row === null ? null : quoted(planned?.rows.find(({ id }) => id === share.row)?.text);
          const of = share.concept === null ? null : concept(planned?.block ?? 0, share.concept);
          const optionText = words.option(question(share.item), option, row, of);
          const { among } = share;
          if (among === null) return optionText;
          if (among === 'others') return words.amongOthers(optionText);
          const first = items[among.item];
          const selected = quoted(first?.options.find(({ id }) => id === among.option)?.text);
          return words.amongThose(optionText, words.questionNumber(among.item + 1), selected);
        }
      }
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Questions that a basis names. */
const mostNamed = 3;

/** Lengths of fewer simulated interviews than this are rough. */
const roughBelow = 100;

/**
 * Returns what figures rest on apart from entered shares, before a sentence: “With shares from 7 interviews and answers to
 * Q3 left to chance”. Empty if they rest on entered shares alone. `of`: the figures, or what one of them rests on.
 */
export function describeBasis(
  forecast: Forecast,
  of: RestingFigures | RestsOn,
  language: MessageLanguage = 'en',
): string {
  // Whatever the shares are.
  if (forecast.nobodyPasses !== null) return '';
  const { sharesGiven, lengthInterviews, length } = forecast;
  const { items, parameters, interviews, onLengths } = typeof of === 'object' ? of : forecast.restsOn[of];
  const words = forecastWords(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = items.slice(0, mostNamed).map((item) => words.questionNumber(item + 1));
  const more = items.length - named.length;
  const questions = list.format(more === 0 ? named : [...named, words.moreQuestions(more)]);
  return basisOf(
    [
      ...sharesFrom(interviews, words),
      ...(items.length > 0 && parameters.length > 0
        ? [words.chanceBoth(sharesGiven ? questions : null, list.format(parameters))]
        : [
            ...(items.length === 0 ? [] : [words.chance(sharesGiven ? questions : null)]),
            ...(parameters.length === 0 ? [] : [words.chanceLinks(list.format(parameters))]),
          ]),
      ...(onLengths && length !== null && length.interviews < roughBelow
        ? [words.fewSimulated(length.interviews)]
        : []),
      ...(lengthInterviews === null || !onLengths ? [] : [words.lengthsFrom(lengthInterviews)]),
    ],
    language,
  );
}

const sharesFrom = (interviews: RestsOn['interviews'], words: ForecastWords): readonly string[] =>
  interviews === null ? [] : [words.sharesFrom(interviews.fewest, interviews.most)];

const basisOf = (parts: readonly string[], language: MessageLanguage): string =>
  parts.length === 0
    ? ''
    : forecastWords(language).basis(new Intl.ListFormat(language, { type: 'conjunction' }).format(parts));

/**
 * Under which condition the safe number of invitations is enough: the entered figures are right; they and what the number
 * rests on besides (`both`); that alone; or none.
 */
export type SafeCondition = 'entered' | 'both' | 'basis' | 'none';

/** Returns the condition of the safe number, in a sentence after {@link describeBasis} of the invitations. */
export function safeCondition(forecast: Forecast): SafeCondition {
  const { restsOn, starting, completion } = forecast;
  const isEntered = restsOn.invitations.onEntered || starting < 1 || completion.value < 1;
  if (describeBasis(forecast, 'invitations') === '') return isEntered ? 'entered' : 'none';
  return isEntered ? 'both' : 'basis';
}

/** Returns what these cells rest on besides entered shares, before a sentence about all of them. */
export const describeBasisOfCells = (
  forecast: Forecast,
  cells: readonly Pick<CellForecast, 'restsOn'>[],
  language: MessageLanguage = 'en',
): string => describeBasis(forecast, together(cells.map(({ restsOn }) => restsOn)), language);

/**
 * Returns what it rests on besides entered shares that nobody sees these cells, or that nobody completes, before a sentence.
 * What is left to chance makes nothing impossible, so only the interviews count that shares come from.
 */
export function describeBasisOfNobody(
  { nobodyPasses }: Forecast,
  cells: readonly Pick<CellForecast, 'restsOn'>[],
  language: MessageLanguage = 'en',
): string {
  const { interviews } = together(cells.map(({ restsOn }) => restsOn));
  return nobodyPasses === null ? basisOf(sharesFrom(interviews, forecastWords(language)), language) : '';
}

/** Returns how long interviews are that show a part, and for which answers that holds, in sentences. */
export function describeSeenLength({ median, p90 }: SeenLength, language: MessageLanguage = 'en'): string {
  const whole = (minutes: number): number => Math.max(1, minutes);
  return forecastWords(language).seenLength(whole(Math.round(median / 60)), whole(Math.ceil(p90 / 60 - 1e-9)));
}

/** Returns what a forecast assumes about answers to different questions, in sentences. */
export function describeIndependence(forecast: Pick<Forecast, 'jointGiven'>, language: MessageLanguage = 'en'): string {
  return forecastWords(language).independence(forecast.jointGiven);
}

/**
 * Returns that everyone invited is assumed to start, or nobody to leave early, in a sentence to go with the number to
 * invite. Empty if neither is assumed.
 */
export function describeNobodyLost(
  { starting, completion, nobodyPasses }: Pick<Forecast, 'starting' | 'completion' | 'nobodyPasses'>,
  language: MessageLanguage = 'en',
): string {
  if (nobodyPasses !== null) return '';
  return forecastWords(language).nobodyLost(starting === 1, completion.value === 1);
}

/** Returns that a share does not change who leaves early in what changes most; empty if nobody leaves by the minute. */
export function describeLeavingUnchanged(
  { completion }: Pick<Forecast, 'completion'>,
  language: MessageLanguage = 'en',
): string {
  return completion.by === 'simulated' ? forecastWords(language).leavingUnchanged : '';
}

/** Returns that the effect of some shares was not worked out; empty if that of all was. */
export function describeUntriedShares({ untriedShares }: Forecast, language: MessageLanguage = 'en'): string {
  return untriedShares === 0 ? '' : forecastWords(language).untriedShares(untriedShares);
}

/**
 * Returns that nobody passes the screener, whatever the shares are, and why (`Forecast.nobodyPasses`), in sentences. The
 * last one says what to do. `doc`: the guide.
 */
export function describeNobodyPasses(
  doc: GuideDocument,
  obstacles: readonly Obstacle[],
  language: MessageLanguage = 'en',
): readonly string[] {
  const words = forecastWords(language);
  const names = screeningItems(obstacles).flatMap((item) => {
    const entry = itemIndex(doc).items[item];
    return entry === undefined ? [] : [words.quoted(brief(questionLabel(doc, entry), longestName))];
  });
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  const why = obstacles.length === 0 ? [] : pathsDescriber(doc, language).reason(obstacles).sentences;
  return [words.nobodyPasses, ...why, words.letPass(names.length === 0 ? null : any.format(names))];
}

/** Returns the screening questions among the reasons why nobody passes. Indexes count from 0. */
export function screeningItems(obstacles: readonly Obstacle[]): readonly number[] {
  return obstacles.flatMap((one) => (one.kind === 'screening' ? [one.item] : []));
}

/**
 * Returns why shares cannot be used, where, and what to do, in a sentence. With the `number` of the question, from 1, it
 * says this instead of the name of the question in the shares.
 */
export function describeSharesProblem(
  problem: SharesProblem,
  language: MessageLanguage = 'en',
  number: number | null = null,
): string {
  const words = forecastWords(language);
  const { quoted } = words;
  const nearest = problem.code === 'unknownName' && problem.nearest !== null ? quoted(problem.nearest) : '';
  // Each code has the sentence of its own parameters.
  const sentence = words.problems[problem.code] as (of: SharesProblem, nearest: string) => string;
  return `${words.place(problem.place, quoted, number === null ? null : words.questionNumber(number))}: ${sentence(problem, nearest)}`;
}
