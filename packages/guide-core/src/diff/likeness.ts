/** The words of a text, without case, marks of punctuation and layout. Scripts without spaces are read by character. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** A text as it counts when only its typography may differ. */
export function plainText(text: string): string {
  return wordsOf(text).join(' ');
}

/** How much two sets have in common: 0 for nothing, 1 for everything (the coefficient of Dice). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
}
