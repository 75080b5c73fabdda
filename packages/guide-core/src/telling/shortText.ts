/** A text on one line, cut where it would make a sentence unreadable. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 48) return line;
  const characters = Array.from(line);
  return characters.length > 48 ? `${characters.slice(0, 47).join('')}…` : line;
}
