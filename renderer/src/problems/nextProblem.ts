import { jumpTo } from '../session/edit.ts';
import { findings } from '../session/marks.ts';
import { read, say } from '../session/store.ts';
import { words } from '../words/index.ts';

let at = -1;

/** Walks through the problems in the order of their list, forwards or backwards, and starts again at the other end. */
export function nextProblem(direction: 1 | -1): void {
  const { all } = findings(read());
  if (all.length === 0) return say(words.problems.noProblems);
  at = (Math.min(at, all.length - 1) + direction + all.length) % all.length;
  const finding = all[at];
  if (finding) jumpTo(finding.key, finding.property);
}
