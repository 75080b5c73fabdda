import '../words/later.ts';
import { numberText, spoken, words } from '../words/index.ts';

/** Counts below this are written with all their digits. */
const mostExact = 10_000n;
/** There are common words for counts below this. */
const mostWithWords = 10n ** 15n;

/** Returns a count of any size in words that are read at a glance, such as “about 4 million”. */
export function countText(count: bigint, isExact = true): string {
  const text = textOf(count);
  return isExact ? text : words.paths.atLeast(text);
}

function textOf(count: bigint): string {
  if (count < mostExact) return numberText(Number(count));
  if (count >= mostWithWords) return words.paths.beyond(String(count).length);
  const format = new Intl.NumberFormat(spoken, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  });
  return words.paths.about(format.format(count));
}
