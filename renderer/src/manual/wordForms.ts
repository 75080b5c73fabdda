const endings: readonly (readonly [ending: string, instead: string, least: number])[] = [
  ['ations', 'ate', 4],
  ['ation', 'ate', 4],
  ['ies', 'y', 3],
  ['ied', 'y', 3],
  ['ing', '', 3],
  ['ers', '', 4],
  ['er', '', 4],
  ['ed', '', 3],
  ['es', '', 3],
  ['ly', '', 4],
  ['s', '', 3],
];

/**
 * Returns the form that the forms of an English word have in common: publish, publishes, published and publishing have
 * one. It need not be a word.
 */
export function stemOf(word: string): string {
  const found = endings.find(([ending, , least]) => word.endsWith(ending) && word.length - ending.length >= least);
  const cut = found === undefined || word.endsWith('ss') ? word : word.slice(0, -found[0].length) + found[1];
  const single = /([^aeiouls])\1$/u.test(cut) ? cut.slice(0, -1) : cut;
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}

/** Returns the words of a text, in lower case, with their places. Ids such as `neverShown` are one word. */
export function wordsOf(
  text: string,
): readonly { readonly word: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
