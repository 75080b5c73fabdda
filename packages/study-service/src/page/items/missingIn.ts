import { isBlank } from '@guide-studio/guide-core/plurals';
import type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  Step,
  TextAnswer,
} from '@guide-studio/interview-engine';
import type { MessageSelector } from '../words/messages.ts';
import { countOf, lockingOption } from './choosing.ts';
import type { ItemOf } from './itemProps.ts';

/**
 * Returns what an answer lacks, in words; null if it can be sent. The service decides; this check only saves a request.
 * Only the given screen of a MaxDiff question is checked. `isTouched`: the participant has answered or seen the answer.
 */
export function missingIn(step: Step, answer: Answer, screen: number, isTouched: boolean): MessageSelector | null {
  if (step.kind === 'followUp') return missingText(answer as TextAnswer);
  if (step.kind !== 'item') return null;
  const { item } = step;
  switch (item.type) {
    case 'open_ended':
      return missingText(answer as TextAnswer);
    case 'multiple_choice':
      return missingChoice(item, answer as ChoiceAnswer);
    case 'matrix':
      return missingCell(item, answer as MatrixAnswer);
    case 'max_diff':
      return isScreenComplete(answer as MaxDiffAnswer, screen)
        ? null
        : (words) => words.missing[item.metric === null ? 'best' : 'most'];
    case 'ranking':
      // The order that was offered counts as an answer only if the participant has seen it.
      return isTouched || item.options.length < 2 ? null : (words) => words.missing.ranking;
    case 'statement':
      return null;
  }
}

const missingText = ({ text }: TextAnswer): MessageSelector | null =>
  isBlank(text) ? (words) => words.missing.text : null;

function missingChoice(item: ItemOf<'multiple_choice'>, value: ChoiceAnswer): MessageSelector | null {
  if (value.custom !== undefined && isBlank(value.custom)) return (words) => words.missing.own;
  const count = countOf(value);
  if (count === 0) return (words) => words.missing.choice;
  if (!item.multiSelect || lockingOption(item, value) !== null) return null;
  const minimum = item.minSelect ?? 1;
  const maximum = item.maxSelect ?? count;
  if (count < minimum) return (words) => words.missing.tooFew(minimum);
  return count > maximum ? (words) => words.missing.tooMany(maximum) : null;
}

function missingCell({ rows }: ItemOf<'matrix'>, { cells }: MatrixAnswer): MessageSelector | null {
  const row = rows.find(({ id }) => cells[id] === undefined);
  return row === undefined ? null : (words) => words.missing.cell(row.text);
}

/** Returns the number of screens on which a step is answered. */
export function screensOf(step: Step): number {
  return step.kind === 'item' && 'screens' in step.item ? step.item.screens.length : 1;
}

/** Returns the first screen that is not complete; 0 if all are. */
export function firstOpenScreen(step: Step, answer: Answer): number {
  if (step.kind !== 'item' || !('screens' in step.item)) return 0;
  return Math.max(
    0,
    step.item.screens.findIndex((_, at) => !isScreenComplete(answer as MaxDiffAnswer, at)),
  );
}

/** Returns true if both choices of a screen are made. */
function isScreenComplete({ choices }: MaxDiffAnswer, screen: number): boolean {
  const choice = choices[screen];
  return choice !== undefined && choice.best !== '' && choice.worst !== '';
}
