/** More questions than this are not asked: what is left then stays. */
const mostQuestions = 80;

/**
 * The fewest candidates, about, with which `isEnough` still holds; null when it does not hold with all of them. Halves
 * the candidates that may be left out as long as they cannot be left out together, from the last to the first.
 */
export function fewest<T>(candidates: readonly T[], isEnough: (kept: readonly T[]) => boolean): readonly T[] | null {
  if (isEnough([])) return [];
  if (!isEnough(candidates)) return null;
  let questions = 0;
  let kept: readonly T[] = candidates;
  const leaveOut = (some: readonly T[]): void => {
    if (some.length === 0 || questions >= mostQuestions) return;
    questions += 1;
    const gone = new Set(some);
    const rest = kept.filter((each) => !gone.has(each));
    if (isEnough(rest)) {
      kept = rest;
      return;
    }
    if (some.length === 1) return;
    const middle = some.length >> 1;
    leaveOut(some.slice(middle));
    leaveOut(some.slice(0, middle));
  };
  leaveOut(candidates);
  return kept;
}
