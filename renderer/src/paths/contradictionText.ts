import '../words/later.ts';
import { words } from '../words/index.ts';
import type { Known } from './exploring.ts';
import { sentenceOfFixed } from './fixed.ts';

/** Returns which of what is fixed by hand excludes each other. */
export function contradictionText({ doc, explored, fixed }: Pick<Known, 'doc' | 'explored' | 'fixed'>): string {
  const places = explored.contradiction ?? fixed.map((_, at) => at);
  const all = places.flatMap((at) => fixed[at] ?? []).map((one) => sentenceOfFixed(doc, one));
  return all.length === 1 ? words.paths.impossible(all.join('')) : words.paths.withContradiction(all);
}
