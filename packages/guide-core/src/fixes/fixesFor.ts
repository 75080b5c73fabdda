import { createAdviser } from '../validate/advise.ts';
import { allAdvice } from '../advice/allAdvice.ts';
import type { Refusal } from '../commands/command.ts';
import { createDraft } from '../commands/draft.ts';
import { convertBlock } from '../commands/convertBlock.ts';
import { dropCriterion, stopCarrying, withoutBrokenReferences } from '../commands/guardReferences.ts';
import { run } from '../commands/registry.ts';
import { locate, nodeAtPath, walk } from '../doc/locate.ts';
import { type GuideDocument, type Key, objectFields } from '../doc/node.ts';
import { toWire } from '../doc/toWire.ts';
import { commit, type EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { allRules } from '../rules/allRules.ts';
import type { Issue, ShapeCode } from '../validate/issue.ts';
import { createValidator } from '../validate/validate.ts';
import { type Fix, type Fixer, onlyAPersonKnows, type SharedChanges } from '../findings/fix.ts';
import { shapeFixers } from './shape.ts';

// A fixer is called only with the parameters of its own finding.
const fixers = new Map<Issue['code'], Fixer<never, string>>([
  ...(Object.entries(shapeFixers) as [ShapeCode, Fixer<never, string>][]),
  ...[...allRules, ...allAdvice].map(({ id, fix }) => [id, fix] as const),
]);

/**
 * Returns the transactions that repair one finding, best first; empty if only a person can decide. Each removes the
 * finding and adds no new error, except for blanks still to be filled in. Each fix costs a check of what it changes.
 *
 * @param issue Of `validate` or `advise`, about the guide of this state as it is.
 * @example
 * ```ts
 * import { validate } from '@guide-studio/guide-core';
 * import { commit, createEditorState, fixesFor, fixNameOf, toWire } from '@guide-studio/guide-core/edit';
 *
 * const state = createEditorState({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Soup', items: [{ type: 'open_ended', text: 'Why?', followup: 'light' }] }],
 * });
 * const [issue] = validate(toWire(state.doc));
 * const [fix] = issue ? fixesFor(state, issue) : [];
 * if (fix) console.log(fixNameOf(fix.name)); // Rename it to “followUp”
 * if (fix) console.log(validate(toWire(commit(state, fix, Date.now()).doc))); // []
 * ```
 */
export function fixesFor(state: EditorState, issue: Issue): readonly Transaction[] {
  return triedFixes(state, issue).flatMap(({ transaction, isMended }) => (isMended ? [transaction] : []));
}

/** A fix that a finding declares, and whether it removes the finding without adding an error. */
interface TriedFix {
  readonly transaction: Transaction;
  readonly isMended: boolean;
  readonly isTrial: boolean;
}

/** Tries every fix that the finding declares, or those that are certain only. */
export function triedFixes(state: EditorState, issue: Issue, areCertain = false): readonly TriedFix[] {
  const { node, rest } = nodeAtPath(state.doc, issue.path);
  const located = locate(state.doc, node.key);
  if (!located) return [];
  const fixer = fixers.get(issue.code) ?? onlyAPersonKnows;
  const params = (issue.params ?? {}) as never;
  const place = { doc: state.doc, params, located, node, fields: objectFields(node), rest };
  const fixes = areCertain ? fixer(place).filter(({ isCertain }) => isCertain === true) : fixer(place);
  return fixes.flatMap((fix) => {
    const transaction = transactionOf(state, fix);
    if (!transaction) return [];
    return [{ transaction, isMended: mends(state, transaction, issue), isTrial: fix.isTrial === true }];
  });
}

const shared: SharedChanges = { convertBlock, dropCriterion, stopCarrying };

/** Returns the transaction of a fix. References that it would break are removed, as in the repair of a command. */
function transactionOf(state: EditorState, { id, params = {}, how }: Fix<string>): Transaction | null {
  const name = { command: `fix.${id}`, params };
  if (typeof how === 'function') {
    const draft = createDraft(state.doc);
    how(draft, shared);
    return draft.failed() ? null : withoutBrokenReferences(draft, name);
  }
  const transaction = repaired(run(state, how.id, how.args as never));
  return transaction && { kind: 'transaction', name, steps: transaction.steps };
}

function repaired(result: Transaction | Refusal): Transaction | null {
  return result.kind === 'transaction' ? result : (result.repair ?? null);
}

const validate = createValidator();
const advise = createAdviser();

function mends(state: EditorState, transaction: Transaction, issue: Issue): boolean {
  const after = commit(state, transaction, 0).doc;
  const was = countsOf(state.doc, issue.severity);
  const is = countsOf(after, issue.severity, begunBy(transaction));
  const own = signOf(state.doc, issue);
  if ((is.get(own) ?? 0) >= (was.get(own) ?? 0)) return false;
  for (const [sign, count] of is) {
    if (sign.startsWith('error') && count > (was.get(sign) ?? 0)) return false;
  }
  return true;
}

/** Returns the parts that a transaction creates. Blanks in them are not new errors. */
function begunBy({ steps }: Transaction): ReadonlySet<Key> {
  const nodes = steps.flatMap((step) => (step.type === 'insertNode' ? walk(step.node) : []));
  return new Set(nodes.map(({ key }) => key));
}

const isEmptyText = ({ code, params }: Issue): boolean => code === 'too_small' && params?.['of'] === 'string';

function countsOf(
  doc: GuideDocument,
  severity: Issue['severity'],
  begun: ReadonlySet<Key> = new Set(),
): ReadonlyMap<string, number> {
  const guide = toWire(doc);
  const counts = new Map<string, number>();
  for (const issue of [...validate(guide), ...(severity === 'error' ? [] : advise(guide))]) {
    if (isEmptyText(issue) && begun.has(nodeAtPath(doc, issue.path).node.key)) continue;
    const sign = signOf(doc, issue);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return counts;
}

/** Returns a key that identifies a finding even after other parts have moved: node, property and error. */
function signOf(doc: GuideDocument, { severity, code, path, params }: Issue): string {
  const { node, rest } = nodeAtPath(doc, path);
  const property = rest.filter((step) => typeof step === 'string').join('.');
  return `${severity} ${JSON.stringify([node.key, property, code, params?.['reason']])}`;
}
