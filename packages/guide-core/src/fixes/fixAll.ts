import { createAdviser } from '../validate/advise.ts';
import type { GuideDocument } from '../doc/node.ts';
import { toWire } from '../doc/toWire.ts';
import { commit, type EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Step } from '../steps/step.ts';
import type { Issue } from '../validate/issue.ts';
import { createValidator } from '../validate/validate.ts';
import { fixesFor } from './fixesFor.ts';

/**
 * Returns a key that is equal for findings that {@link fixAll} repairs together: the code, with the reason if it has
 * several.
 */
export function kindOfIssue({ code, params }: Issue): string {
  const reason = params?.['reason'];
  return typeof reason === 'string' ? `${code}/${reason}` : code;
}

/** Returns which of the issues of a version of a guide are meant. */
export type WantedIssues = (doc: GuideDocument, issues: readonly Issue[]) => readonly Issue[];

const validate = createValidator();
const advise = createAdviser();

/**
 * Repairs every finding of the same kind as `issue` in the same way as `fix`, as one entry of the history. Returns null
 * if it repairs none.
 *
 * @param issue Of `validate` or `advise`, about the guide of this state as it is.
 * @param repair `fix`: one of {@link fixesFor} this issue. `wanted` returns which of the issues of a version are to be
 *   repaired; all by default.
 */
export function fixAll(
  state: EditorState,
  issue: Issue,
  { fix, wanted = (_, issues) => issues }: { readonly fix: Transaction; readonly wanted?: WantedIssues },
): Transaction | null {
  const kind = kindOfIssue(issue);
  const steps: Step[] = [];
  let at = state;
  let count = 0;
  for (;;) {
    const next = nextFix(at, { ...issue, kind, wanted }, fix);
    if (!next) break;
    at = commit(at, next, 0);
    steps.push(...next.steps);
    count += 1;
  }
  if (count === 0) return null;
  return {
    kind: 'transaction',
    name: { command: 'fix.all', params: { ...fix.name.params, of: fix.name.command, count } },
    steps,
  };
}

/** Returns the next fix. Each one removes a finding and adds none, so the loop ends. */
function nextFix(
  state: EditorState,
  {
    kind,
    severity,
    wanted,
  }: { readonly kind: string; readonly severity: Issue['severity']; readonly wanted: WantedIssues },
  { name }: Transaction,
): Transaction | undefined {
  // A fix that removes parts is the same only for parts of the same kind.
  const isSame = (other: Transaction): boolean =>
    other.name.command === name.command && other.name.params?.['kind'] === name.params?.['kind'];
  const guide = toWire(state.doc);
  for (const issue of wanted(state.doc, severity === 'error' ? validate(guide) : advise(guide))) {
    if (kindOfIssue(issue) !== kind) continue;
    const fix = fixesFor(state, issue).find(isSame);
    if (fix) return fix;
  }
  return undefined;
}
