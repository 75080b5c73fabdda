/** The maximum number of checks. After that, the remaining candidates are kept. */
const mostQuestions = 80;

/**
 * Returns approximately the fewest candidates for which `isEnough` still holds, or null if it fails with all of them.
 * From last to first, removes candidates in groups, and halves a group that cannot be removed as a whole.
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
