/** Whitespace as one space, none around: names and texts of lists have no lines of their own. Nothing is cut. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
