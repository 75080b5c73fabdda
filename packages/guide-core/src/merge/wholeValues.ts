import { type AlignedLines, linesBetween, type Region } from './alignLines.ts';

const closing = /^\s*[\]}],?$/u;

/**
 * Whether a region can be taken as it stands in each text: a run of whole JSON values, perhaps behind a bracket that
 * closes in all of them what stands before (whose comma differs where only some have a value behind it). If not, whether
 * it begins too late or ends too early.
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
