import { brief, type MessageLanguage } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Cell, JourneyGroup, ShareEffect } from './forecastTypes.ts';
import { germanForecast } from './forecastWords.de.ts';
import { englishForecast } from './forecastWords.en.ts';
import type { ForecastWords } from './forecastWords.types.ts';
import type { SharesProblem } from './sharesProblem.ts';
import { ownId } from './shownOptions.ts';

/** Returns the words of forecasts. */
export function forecastWords(language: MessageLanguage): ForecastWords {
  return language === 'de' ? germanForecast : englishForecast;
}

/** The names of what a forecast is about, in words. */
export interface ForecastTelling {
  cell(cell: Cell): string;
  /** The questions that its interviews show or do not show. */
  group(group: Pick<JourneyGroup, 'parts'>): string;
  share(share: ShareEffect['share']): string;
}

/** Characters of a name: more is not needed to recognise a question in a list. */
const longestName = 60;

/** Returns the names of the parts of a guide in forecasts. */
export function forecastTelling(guide: Guide, language: MessageLanguage = 'en'): ForecastTelling {
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
          return words.completing;
        case 'parameter':
          return words.link(share.name, share.value);
        case 'option': {
          const planned = items[share.item];
          const text = planned?.options.find(({ id }) => id === share.option)?.text;
          const option = share.option === ownId ? words.addedOption : quoted(text);
          const row = share.row === null ? null : quoted(planned?.rows.find(({ id }) => id === share.row)?.text);
          const of = share.concept === null ? null : concept(planned?.block ?? 0, share.concept);
          return words.option(question(share.item), option, row, of);
        }
      }
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns why shares cannot be used, where, and what to do, in a sentence. With the `number` of the question, from 1, it
 * says this instead of the name of the question in the shares.
 */
export function tellSharesProblem(
  problem: SharesProblem,
  language: MessageLanguage = 'en',
  number: number | null = null,
): string {
  const words = forecastWords(language);
  const { quoted } = words;
  const nearest = problem.code === 'unknownName' && problem.nearest !== null ? quoted(problem.nearest) : '';
  // Each code has the sentence of its own parameters.
  const say = words.problems[problem.code] as (of: SharesProblem, nearest: string) => string;
  return `${words.place(problem.place, quoted, number === null ? null : words.questionNumber(number))}: ${say(problem, nearest)}`;
}
