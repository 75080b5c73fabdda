/**
 * Returns a text of the study as it is shown: with one kind of line break, and without the other control characters, which
 * browsers draw as boxes.
 */
export function shownText(text: string): string {
  return text.replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/gu, '\n').replaceAll(/(?!\n|\t)\p{Cc}/gu, '');
}
