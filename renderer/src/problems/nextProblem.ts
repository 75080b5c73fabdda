import { jumpTo } from '../session/edit.ts';
import { findings } from '../session/marks.ts';
import { read, say } from '../session/store.ts';

let at = -1;

/** Walks through the problems, forwards or backwards, and starts again at the other end. */
export function nextProblem(direction: 1 | -1): void {
  const { editor, issues, advice } = read();
  if (!editor) return;
  const { all } = findings(editor.doc, issues, advice);
  if (all.length === 0) return say('No problems.');
  at = (Math.min(at, all.length - 1) + direction + all.length) % all.length;
  const finding = all[at];
  if (finding) jumpTo(finding.key, finding.property);
}
