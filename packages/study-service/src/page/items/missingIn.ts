import type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  Step,
  TextAnswer,
} from '@guide-studio/interview-engine';
import type { Saying } from '../words/messages.ts';
import type { ItemOf } from './itemProps.ts';

/**
 * Returns what an answer lacks, in words; null if it can be sent. The service decides; this check only saves a request.
 * Only the given screen of a MaxDiff question is checked.
 */
export function missingIn(step: Step, answer: Answer, screen: number): Saying | null {
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
      return isScreenComplete(answer as MaxDiffAnswer, screen) ? null : (words) => words.missing.best;
    case 'ranking':
    case 'statement':
      return null;
  }
}

const missingText = ({ text }: TextAnswer): Saying | null =>
  text.trim() === '' ? (words) => words.missing.text : null;

function missingChoice(item: ItemOf<'multiple_choice'>, { selected, custom }: ChoiceAnswer): Saying | null {
  if (custom !== undefined && custom.trim() === '') return (words) => words.missing.own;
  const count = selected.length + (custom === undefined ? 0 : 1);
  if (count === 0) return (words) => words.missing.choice;
  if (!item.multiSelect || item.options.some(({ id, exclusive }) => exclusive && selected.includes(id))) return null;
  const minimum = item.minSelect ?? 1;
  const maximum = item.maxSelect ?? count;
  if (count < minimum) return (words) => words.missing.tooFew(minimum);
  return count > maximum ? (words) => words.missing.tooMany(maximum) : null;
}

function missingCell({ rows }: ItemOf<'matrix'>, { cells }: MatrixAnswer): Saying | null {
  const row = rows.find(({ id }) => cells[id] === undefined);
  return row === undefined ? null : (words) => words.missing.cell(row.text);
}

/** Returns true if both choices of a screen are made. */
export function isScreenComplete({ choices }: MaxDiffAnswer, screen: number): boolean {
  const choice = choices[screen];
  return choice !== undefined && choice.best !== '' && choice.worst !== '';
}
