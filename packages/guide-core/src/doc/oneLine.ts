/** Returns the text on one line, with whitespace collapsed and trimmed. Does not shorten it. */
export function oneLine(text: string): string {
  // Testing first is far cheaper than replacing every space by a space.
  return (/[^\S ]| {2}/u.test(text) ? text.replaceAll(/\s+/gu, ' ') : text).trim();
}
