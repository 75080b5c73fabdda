/** Returns the text on one line, with whitespace collapsed and trimmed, for names in lists. Does not shorten it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
