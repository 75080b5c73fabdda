import { type JsonObject, isJsonObject } from '@guide-studio/guide-core';
import type { Asked } from '../course/asked.ts';
import type { OpenStep } from '../course/openStep.ts';
import { checkChoice } from './checkChoice.ts';
import { type Checked, accept, refuse } from './checked.ts';
import { checkMatrix } from './checkMatrix.ts';
import { checkMaxDiff } from './checkMaxDiff.ts';
import { checkRanking } from './checkRanking.ts';
import { checkText } from './checkText.ts';

/**
 * Checks what a participant sent for a step, whatever it is, and gives it the form in which it is stored: selected
 * options in the order shown, cells in the order of the rows, nothing that was not asked for. Every question wants an
 * answer. Each reason for refusing is a code.
 */
export function checkAnswer(step: Exclude<OpenStep, { kind: 'end' }>, value: unknown): Checked {
  if (!isJsonObject(value)) return refuse('wrongForm', { expected: '{}' });
  if (step.kind === 'welcome') return accept({});
  return step.kind === 'followUp' ? checkText(value) : checkItem(step.asked, value);
}

function checkItem(asked: Asked, value: JsonObject): Checked {
  switch (asked.occasion.planned.item.type) {
    case 'open_ended':
      return checkText(value);
    case 'multiple_choice':
      return checkChoice(asked, value);
    case 'ranking':
      return checkRanking(asked, value);
    case 'matrix':
      return checkMatrix(asked, value);
    case 'max_diff':
      return checkMaxDiff(asked, value);
    case 'statement':
      return accept({});
  }
}
