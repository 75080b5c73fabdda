import type { Random } from './random.ts';

const pieces = [
  'a',
  'b',
  'é',
  '🥐',
  ' ',
  ',',
  ', ',
  ';',
  '; ',
  ':',
  ': ',
  '"',
  '""',
  '1. ',
  '2. ',
  'best: ',
  'worst: ',
  '\n',
];

/** A text of an option, row or own answer that holds what joined answers are made of. It is not empty. */
export function hostileText(random: Random): string {
  return Array.from({ length: random.int(1, 5) }, () => random.pick(pieces)).join('');
}
