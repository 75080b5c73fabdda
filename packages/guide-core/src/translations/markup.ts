/**
 * Control characters, line ends, what turns the direction of text, private and invisible characters, and what looks like
 * HTML, Markdown, code or an address.
 */
const markup =
  /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}<>{}[\]`|\\]|\*\*|https?:|www\.|^\s*(?:[-#*]|\d+[.)])\s/iu;

/** Returns true for a text with markup, an address or control characters. */
export const isMarkup = (text: string): boolean => markup.test(text);
