import type { JsonObject } from '../json.ts';
import { type EstimateAssumptions, usualAssumptions } from './assumptions.ts';
import { conceptSeconds } from './blockTime.ts';
import { always } from './duration.ts';
import { modeOf, welcomeTexts } from './estimate.ts';
import { choiceTime, itemTime, readingTime } from './itemTime.ts';

/** The usual seconds of the parts of an interview, for participants whose answers are known. */
export interface InterviewTimes {
  /** Reading the welcome message; 0 if there is none. */
  readonly welcome: number;
  /** Reading the closing message; 0 if there is none. */
  readonly closing: number;
  /** Looking at a concept. */
  concept(concept: JsonObject): number;
  /** A question that shows some options, before its answer if several options may be selected. */
  item(item: JsonObject, optionsShown: number): number;
  /** Selecting options where several may be selected. */
  selecting(selected: number): number;
}

/**
 * Returns the usual times of the parts of a guide, by the same assumptions as the estimate.
 *
 * @param assumptions {@link usualAssumptions} by default.
 */
export function interviewTimes(guide: JsonObject, assumptions: EstimateAssumptions = usualAssumptions): InterviewTimes {
  const circumstances = { assumptions, interviewMode: modeOf(guide) };
  const usual = (count: number) => choiceTime(always(count), assumptions).usual;
  return {
    welcome: readingTime(welcomeTexts(guide), assumptions),
    closing: readingTime([guide['closingMessage']], assumptions),
    concept: (concept) => conceptSeconds(concept, assumptions),
    item(item, optionsShown) {
      const isSeveral = item['type'] === 'multiple_choice' && item['multiSelect'] === true;
      // The estimate takes a usual number of selections; here the number is known.
      const { usual: seconds } = itemTime(
        isSeveral ? { ...item, multiSelect: false } : item,
        always(optionsShown),
        circumstances,
      );
      return isSeveral ? seconds - usual(1) : seconds;
    },
    selecting: usual,
  };
}
