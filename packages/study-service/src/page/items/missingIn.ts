import type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  Step,
  TextAnswer,
} from '@guide-studio/interview-engine';
import { messages } from '../app/messages.ts';
import type { ItemOf } from './itemProps.ts';

/**
 * What an answer still lacks, in words; null when it can be sent. The service decides; this only saves the way there.
 * Of a MaxDiff question the given screen is looked at.
 */
export function missingIn(step: Step, answer: Answer, screen: number): string | null {
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
      return isScreenComplete(answer as MaxDiffAnswer, screen) ? null : messages.missing.best;
    case 'ranking':
    case 'statement':
      return null;
  }
}

const missingText = ({ text }: TextAnswer): string | null => (text.trim() === '' ? messages.missing.text : null);

function missingChoice(item: ItemOf<'multiple_choice'>, { selected, custom }: ChoiceAnswer): string | null {
  if (custom !== undefined && custom.trim() === '') return messages.missing.own;
  const count = selected.length + (custom === undefined ? 0 : 1);
  if (count === 0) return messages.missing.choice;
  if (!item.multiSelect || item.options.some(({ id, exclusive }) => exclusive && selected.includes(id))) return null;
  if (count < (item.minSelect ?? 1)) return messages.missing.tooFew(item.minSelect ?? 1);
  return count > (item.maxSelect ?? count) ? messages.missing.tooMany(item.maxSelect ?? count) : null;
}

function missingCell({ rows }: ItemOf<'matrix'>, { cells }: MatrixAnswer): string | null {
  const row = rows.find(({ id }) => cells[id] === undefined);
  return row === undefined ? null : messages.missing.cell(row.text);
}

/** Whether both choices of a screen are made. */
export function isScreenComplete({ choices }: MaxDiffAnswer, screen: number): boolean {
  const choice = choices[screen];
  return choice !== undefined && choice.best !== '' && choice.worst !== '';
}
