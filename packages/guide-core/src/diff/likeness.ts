/**
 * Returns the words of a text without case and punctuation. Scripts without spaces are split into characters, and a word
 * of more than 1,000 characters into pieces: V8 remembers each character of a match, and newer versions run out of room
 * with millions of them.
 */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]{1,1000}/gu) ?? []
  );
}

/** Returns a text reduced to its words, to ignore differences in typography. */
export function plainText(text: string): string {
  return wordsOf(text).join(' ');
}

/** Returns the similarity of two sets from 0 (nothing in common) to 1 (equal): the Dice coefficient. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
}
