import type { JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { Asked } from '../asked/asked.ts';
import type { OpenStep } from '../asked/openStep.ts';
import { checkChoice } from './checkChoice.ts';
import { type Checked, accept, problem } from './checked.ts';
import { checkMatrix } from './checkMatrix.ts';
import { checkMaxDiff } from './checkMaxDiff.ts';
import { checkRanking } from './checkRanking.ts';
import { checkText } from './checkText.ts';

/**
 * Checks the answer to a step, which may be any JSON, and normalises it for storage: selected options in the order
 * shown, cells in the order of the rows, nothing else. Every question requires an answer. Returns the answer, or a code
 * that says why it is refused.
 */
export function checkAnswer(step: Exclude<OpenStep, { kind: 'end' }>, value: unknown): Checked {
  if (!isJsonObject(value)) return problem('wrongForm', { expected: '{}' });
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
