import { type AlignedLines, linesBetween, type Region } from './alignLines.ts';

const closing = /^\s*[\]}],?$/u;

/**
 * Returns whether a region is a run of whole JSON values in each text, so that either side can be used as it is. A
 * bracket that closes in all of them may come first (its comma may differ). Otherwise, returns whether the region
 * begins too late or ends too early.
 */
export function wholeness(texts: AlignedLines, region: Region): 'whole' | 'beginsLate' | 'endsEarly' {
  const { a, b, base } = linesBetween(texts, region);
  const sides = base ? [a, b, base] : [a, b];
  const closers = new Set(sides.map(([first = '']) => (closing.test(first) ? first.replace(/,$/u, '') : '')));
  const balances = sides.map((lines) => balance(closers.size === 1 && !closers.has('') ? lines.slice(1) : lines));
  if (balances.every(({ depth, lowest }) => depth === 0 && lowest === 0)) return 'whole';
  return balances.some(({ lowest }) => lowest < 0) ? 'beginsLate' : 'endsEarly';
}

function balance(lines: readonly string[]): { readonly depth: number; readonly lowest: number } {
  let [depth, lowest] = [0, 0];
  for (const line of lines) {
    if (closing.test(line)) depth -= 1;
    lowest = Math.min(lowest, depth);
    if (/[[{]$/u.test(line)) depth += 1;
  }
  return { depth, lowest };
}
