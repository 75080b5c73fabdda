import { numberText } from '../i18n/index.ts';
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
  return partOfRest(values.values(), options.filter(({ name }) => !values.has(name)).length);
}

/** Returns the percentage of a link with a value without a number. Links with none of the values have a share, too. */
export function usualLinkShare(values: readonly string[], given: Readonly<Record<string, number>>): string {
  return partOfRest(Object.values(given), values.filter((value) => given[value] === undefined).length + 1);
}

function partOfRest(given: Iterable<number>, open: number): string {
  const sum = [...given].reduce((total, share) => total + share, 0);
  return numberText(Math.max(0, 100 - sum) / open);
}
