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

/** Returns the text of an option, row or own answer, made of the separators of joined answers. Never empty. */
export function hostileText(random: Random): string {
  return Array.from({ length: random.int(1, 5) }, () => random.pick(pieces)).join('');
}
