// Scripts without spaces between words. Their words have about two characters.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
const charactersPerWord = 2;
const spaced = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Returns the number of words in a text. In scripts without spaces, words are estimated by their usual length. */
export function countWords(text: string): number {
  const dense = text.match(unspaced)?.length ?? 0;
  const rest = dense === 0 ? text : text.replace(unspaced, ' ');
  return (rest.match(spaced)?.length ?? 0) + Math.ceil(dense / charactersPerWord);
}
