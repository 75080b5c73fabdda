/** Returns whether two names differ only as by a slip of the keyboard: by one letter in four at most, and by no digit. */
export function isTypo(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (digitsOf(a) !== digitsOf(b)) return false;
  const most = Math.floor(Math.max(a.length, b.length) / 4);
  return Math.abs(a.length - b.length) <= most && slips(Array.from(a), Array.from(b)) <= most;
}

/** Returns by how many slips of the keyboard two names differ. */
export function slipsBetween(one: string, other: string): number {
  return slips(Array.from(one.toLowerCase()), Array.from(other.toLowerCase()));
}

/** Returns the digits of a name. Names that differ in them mean different parts: Q11 and Q12. */
export function digitsOf(name: string): string {
  return name.replaceAll(/\D/gu, '');
}

/** Returns how many letters were added, left out, replaced, or swapped with the next one. */
function slips(a: readonly string[], b: readonly string[]): number {
  let twoBefore: readonly number[] = [];
  let before: readonly number[] = b.map((_, at) => at).concat(b.length);
  for (const [row, letter] of a.entries()) {
    const now = [row + 1];
    for (const [at, other] of b.entries()) {
      const isSwapped = row > 0 && at > 0 && letter === b[at - 1] && other === a[row - 1];
      now.push(
        Math.min(
          (before[at] ?? 0) + (letter === other ? 0 : 1),
          (before[at + 1] ?? 0) + 1,
          (now[at] ?? 0) + 1,
          isSwapped ? (twoBefore[at - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [twoBefore, before] = [before, now];
  }
  return before.at(-1) ?? 0;
}
