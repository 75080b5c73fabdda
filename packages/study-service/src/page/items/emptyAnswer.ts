import type { Answer, Step } from '@guide-studio/interview-engine';

/** Returns the initial answer of a step. */
export function emptyAnswer(step: Step): Answer {
  if (step.kind === 'followUp') return { text: '' };
  if (step.kind !== 'item') return {};
  const { item } = step;
  switch (item.type) {
    case 'open_ended':
      return { text: '' };
    case 'multiple_choice':
      return { selected: [] };
    case 'ranking':
      return { ranked: item.options.map(({ id }) => id) };
    case 'matrix':
      return { cells: {} };
    case 'max_diff':
      return { choices: item.screens.map(() => ({ best: '', worst: '' })) };
    case 'statement':
      return {};
  }
}
