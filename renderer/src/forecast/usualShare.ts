import { numberText } from '../words/index.ts';
import type { ShareOption, ShareQuestion } from './shareQuestions.ts';
import type { ShareValues } from './shareValues.ts';

/**
 * Returns the percentage that an option has without a number: an equal part of what is left. Where several may be
 * selected, `usual` has the shares without any numbers, from 0 to 1; with some, it is empty, because all of them and the
 * bounds of the question decide together.
 */
export function usualShare(
  { kind, options }: ShareQuestion,
  values: ShareValues,
  option: ShareOption,
  usual: readonly number[],
): string {
  if (values.has(option.name)) return '';
  if (kind === 'several') {
    const share = values.size === 0 ? usual[options.indexOf(option)] : undefined;
    return share === undefined ? '' : numberText(100 * share);
  }
  const open = options.filter(({ name }) => !values.has(name)).length;
  const sum = [...values.values()].reduce((total, share) => total + share, 0);
  return numberText(Math.max(0, 100 - sum) / open);
}
