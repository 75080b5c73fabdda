import { numberText } from '../words/index.ts';
import type { ShareOption, ShareQuestion } from './shareQuestions.ts';
import type { ShareValues } from './shareValues.ts';

/**
 * Returns the percentage that an option has without a number: an equal part of what is left. Empty where several may be
 * selected, because the bounds of the question decide there.
 */
export function usualShare({ kind, options }: ShareQuestion, values: ShareValues, { name }: ShareOption): string {
  if (kind === 'several' || values.has(name)) return '';
  const open = options.filter((option) => !values.has(option.name)).length;
  const sum = [...values.values()].reduce((total, share) => total + share, 0);
  return numberText(Math.max(0, 100 - sum) / open);
}
