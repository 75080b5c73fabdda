import { checked } from '../session/checking.ts';
import { jumpTo } from '../session/edit.ts';
import { findings, type Severity } from '../session/marks.ts';
import { mustHave, read, say, type Session } from '../session/store.ts';
import { words } from '../words/index.ts';
import { nextFinding, type Whereabouts } from './nextFinding.ts';

type Jump = NonNullable<Session['jump']>;

/** The severity of the problem behind a jump: the list is sorted by it, and the problem may be fixed by now. */
const severities = new WeakMap<Jump, Severity>();

/** Goes to the next or previous problem from the current position. */
export function nextProblem(direction: 1 | -1): void {
  const session = checked();
  const { doc } = mustHave(session.editor);
  const finding = nextFinding(doc, findings(session).all, whereaboutsOf(session), direction);
  if (!finding) return say(words.problems.noProblems);
  jumpTo(finding.key, finding.property);
  const { jump } = read();
  if (jump) severities.set(jump, finding.issue.severity);
}

function whereaboutsOf({ editor, jump }: Session): Whereabouts {
  const key = mustHave(editor).selection[0];
  if (jump === null || jump.key !== key) return { key, went: null };
  return { key, went: { property: jump.path, severity: severities.get(jump) ?? 'error' } };
}
