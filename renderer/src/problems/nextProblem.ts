import { checked, findings, jumpTo, type OpenGuide, read, announce, type Severity } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { nextFinding, type Whereabouts } from './nextFinding.ts';

type Jump = NonNullable<OpenGuide['jump']>;

/** The severity of the problem behind a jump: the list is sorted by it, and the problem may be fixed by now. */
const severities = new WeakMap<Jump, Severity>();

/** Goes to the next or previous problem from the current position. */
export function nextProblem(direction: 1 | -1): void {
  const guide = checked();
  const finding = nextFinding(guide.editor.doc, findings(guide).all, whereaboutsOf(guide), direction);
  if (!finding) return announce(words.problems.noProblems);
  jumpTo(finding.key, finding.property);
  const jump = read().guide?.jump;
  if (jump) severities.set(jump, finding.severity);
}

function whereaboutsOf({ editor, jump }: OpenGuide): Whereabouts {
  const key = editor.selection[0];
  if (jump === null || jump.key !== key) return { key, went: null };
  return { key, went: { property: jump.path, severity: severities.get(jump) ?? 'error' } };
}
