import '../i18n/later.ts';
import { numberText, uiLanguage, words } from '../i18n/index.ts';

/** Counts below this are written with all their digits. */
const mostExact = 10_000n;
/** There are common words for counts below this. */
const mostWithWords = 10n ** 15n;

/**
 * Returns a count of any size in words that are read at a glance, such as “about 4 million”. `estimate`: about how many
 * there are, if they were not all counted.
 */
export function countText(count: bigint, isExact = true, estimate: bigint | null = null): string {
  if (count >= mostWithWords || (estimate ?? 0n) >= mostWithWords) return words.paths.beyond;
  const text = count < mostExact ? numberText(Number(count)) : words.paths.about(rounded(count, 2));
  if (isExact) return text;
  const least = words.paths.atLeast(text);
  return estimate === null ? least : words.paths.roughly(rounded(estimate, 1), least);
}

function rounded(count: bigint, digits: 1 | 2): string {
  const shape = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: digits } as const;
  return new Intl.NumberFormat(uiLanguage, shape).format(count);
}
