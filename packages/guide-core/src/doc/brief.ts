import { oneLine } from './oneLine.ts';

/** Returns a text on one line, cut to a length that fits into a sentence. */
export function brief(text: unknown, length = 120): string {
  const line = oneLine(typeof text === 'string' ? text : JSON.stringify(text ?? null));
  if (line.length <= length) return line;
  const characters = Array.from(line);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
