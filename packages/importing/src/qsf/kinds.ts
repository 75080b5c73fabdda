import type { ChangeCode } from '../source/study.ts';
import { isOn, numberIn, type Part, partIn, textIn } from './survey.ts';

/** What a question of Qualtrics is in a guide. */
export type Kind =
  | 'single'
  | 'several'
  | 'ranking'
  | 'maxDiff'
  | 'matrix'
  /** A matrix in which several columns may be selected in a row: a choice for each row. */
  | 'severalRows'
  | 'open'
  /** An open question for each choice. */
  | 'openRows'
  | 'statement'
  /** A scale with few steps, of one or of several things. */
  | 'steps'
  | 'stepRows'
  | { readonly left: ChangeCode };

const choices: Readonly<Record<string, Kind>> = {
  DL: 'single',
  MACOL: 'several',
  MAHR: 'several',
  MAVR: 'several',
  MSB: 'several',
  NPS: 'single',
  SACOL: 'single',
  SAHR: 'single',
  SAVR: 'single',
  SB: 'single',
};
const rankings: ReadonlySet<string> = new Set(['DND', 'RB', 'SB', 'TB']);
const texts: ReadonlySet<string> = new Set(['SL', 'ML', 'ESTB']);
const unknown: Kind = { left: 'unknownType' };

/** Returns what a question is in a guide, or why it is in none. */
export function kindOf(payload: Part): Kind {
  const selector = textIn(payload['Selector']);
  switch (textIn(payload['QuestionType'])) {
    case 'MC':
      return Object.hasOwn(choices, selector) ? (choices[selector] ?? unknown) : unknown;
    case 'RO':
      return rankings.has(selector) ? 'ranking' : unknown;
    case 'TE':
      return selector === 'FORM' ? 'openRows' : texts.has(selector) ? 'open' : unknown;
    case 'DB':
      return 'statement';
    case 'Matrix':
      return matrixKind(selector, textIn(payload['SubSelector']), payload);
    case 'Slider': {
      const hasSteps = stepsOf(payload).length > 0;
      if (Object.keys(partIn(payload['Choices'])).length > 1) return hasSteps ? 'stepRows' : 'openRows';
      return hasSteps ? 'steps' : 'open';
    }
    case 'Captcha':
    case 'Meta':
    case 'Timing':
      return { left: 'measured' };
    default:
      return unknown;
  }
}

function matrixKind(selector: string, subSelector: string, payload: Part): Kind {
  if (selector === 'MaxDiff') return 'maxDiff';
  if (selector === 'Bipolar') return 'matrix';
  const columns = Object.keys(partIn(payload['Answers'])).length;
  if (selector === 'TE') return columns <= 1 ? 'openRows' : unknown;
  if (selector !== 'Likert') return unknown;
  if (subSelector === 'MultipleAnswer') return 'severalRows';
  return subSelector === 'SingleAnswer' || subSelector === 'DL' ? 'matrix' : unknown;
}

/** A scale with more steps is no list of options. */
const mostSteps = 11;

/** Returns the values of a slider or of stars, if there are few. */
export function stepsOf({ Selector, Configuration }: Part): readonly string[] {
  const { CSSliderMin, CSSliderMax, GridLines, SnapToGrid, StarCount, StarType } = partIn(Configuration);
  const isStars = textIn(Selector) === 'STAR';
  if (isStars ? textIn(StarType) !== 'discrete' : !isOn(SnapToGrid)) return [];
  const least = isStars ? 1 : (numberIn(CSSliderMin) ?? 0);
  const most = isStars ? (numberIn(StarCount) ?? 0) : (numberIn(CSSliderMax) ?? 0);
  const intervals = isStars ? most - 1 : (numberIn(GridLines) ?? 0);
  if (!Number.isInteger(intervals) || intervals < 1 || intervals >= mostSteps || most <= least) return [];
  const step = (most - least) / intervals;
  return Array.from({ length: intervals + 1 }, (_, at) => String(Math.round((least + at * step) * 1000) / 1000));
}
