/**
 * Splits a text into words with the space after them, and scripts without spaces into characters. Together the pieces
 * are the text.
 */
export const wordsIn = (text: string): readonly string[] =>
  text.match(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])\S)+\s*|\s+/gu,
  ) ?? [];
