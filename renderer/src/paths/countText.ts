import '../words/later.ts';
import { numberText, spoken, words } from '../words/index.ts';

/** Counts below this are written with all their digits. */
const mostExact = 10_000n;
/** There are common words for counts below this. */
const mostWithWords = 10n ** 15n;

/** Returns a count of any size in words that are read at a glance, such as “about 4 million”. */
export function countText(count: bigint, isExact = true): string {
  if (count >= mostWithWords) return words.paths.beyond;
  const text = count < mostExact ? numberText(Number(count)) : words.paths.about(rounded(count));
  return isExact ? text : words.paths.atLeast(text);
}

function rounded(count: bigint): string {
  const shape = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(spoken, shape).format(count);
}
