import { areSameLines } from './alignLines.ts';
import type { Stretch } from './conflictText.ts';

/** More questions than this are not asked: what is left then stays between markers. */
const mostQuestions = 60;

/**
 * Takes what one side changed, or both alike, out of the markers, as much of it as `isEnough` accepts: what is left is what matters
 * for the question. Halves the candidates as long as they cannot go together.
 */
export function foldClean(
  stretches: readonly Stretch[],
  isEnough: (stretches: readonly Stretch[]) => boolean,
): readonly Stretch[] {
  let questions = 0;
  const fold = (from: readonly Stretch[], candidates: ReadonlySet<number>): readonly Stretch[] => {
    if (candidates.size === 0 || questions >= mostQuestions) return from;
    questions += 1;
    const folded = from.map((stretch, at) => (candidates.has(at) ? cleanOf(stretch) : stretch));
    if (isEnough(folded)) return folded;
    if (candidates.size === 1) return from;
    const list = [...candidates];
    const middle = Math.ceil(list.length / 2);
    return fold(fold(from, new Set(list.slice(0, middle))), new Set(list.slice(middle)));
  };
  const clean = stretches.flatMap((stretch, at) => (cleanOf(stretch) === stretch ? [] : [at]));
  return fold(stretches, new Set(clean));
}

/** The stretch as all have it when whoever changed it has their way; the stretch itself when the sides changed it differently. */
function cleanOf(stretch: Stretch): Stretch {
  const { ours, theirs, base } = stretch;
  if (ours === theirs || base === null) return stretch;
  const said =
    areSameLines(ours, theirs) || areSameLines(base, theirs) ? ours : areSameLines(base, ours) ? theirs : null;
  return said === null ? stretch : { ours: said, theirs: said, base: said };
}
