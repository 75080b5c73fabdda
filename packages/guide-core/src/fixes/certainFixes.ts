import { toWire } from '../doc/toWire.ts';
import type { JsonObject } from '../json.ts';
import { commit, createEditorState, type EditorState } from '../state/editorState.ts';
import type { TransactionName } from '../state/transaction.ts';
import { createAdviser } from '../validate/advise.ts';
import type { Issue } from '../validate/issue.ts';
import { createValidator } from '../validate/validate.ts';
import type { WantedIssues } from './fixAll.ts';
import { triedFixes } from './fixesFor.ts';

/** A repair that was made. */
export interface Repair {
  /** The finding that it removed. Its path leads into the guide as it was just before. */
  readonly issue: Issue;
  /** For {@link fixNameOf}. */
  readonly name: TransactionName;
}

/**
 * Returns a guide with all repairs that do what its author must have meant and lose nothing, such as https:// instead
 * of http://, and what was repaired. Each removes a finding and adds no error. The guide itself is not changed.
 *
 * @param guide A guide as its file has it, of any shape.
 * @param wanted Returns which of the issues of a version are to be repaired; all by default.
 * @returns `guide`: the same object if nothing was repaired. `repairs`: in the order in which they were made.
 * @example
 * ```ts
 * import { withCertainFixes } from '@guide-studio/guide-core/edit';
 *
 * const embed = { url: 'http://example.org/soup' };
 * const { guide, repairs } = withCertainFixes({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'Why this one?', embed }] }],
 * });
 * console.log(repairs.map(({ issue, name }) => `${issue.code}: ${name.command}`)); // [ 'addressNotShown: fix.useHttps' ]
 * console.log(JSON.stringify(guide).includes('https://')); // true
 * ```
 */
export function withCertainFixes(
  guide: JsonObject,
  wanted: WantedIssues = (_, issues) => issues,
): {
  readonly guide: JsonObject;
  readonly repairs: readonly Repair[];
} {
  const [validate, advise] = [createValidator(), createAdviser()];
  const repairs: Repair[] = [];
  let state = createEditorState(guide);
  for (;;) {
    const wire = toWire(state.doc);
    const next = firstCertain(state, wanted(state.doc, [...validate(wire), ...advise(wire)]));
    if (next === null) return { guide: repairs.length === 0 ? guide : wire, repairs };
    state = commit(state, next.transaction, 0);
    repairs.push({ issue: next.issue, name: next.transaction.name });
  }
}

function firstCertain(state: EditorState, issues: readonly Issue[]) {
  for (const issue of issues) {
    const certain = triedFixes(state, issue, true).find(({ isMended }) => isMended);
    if (certain !== undefined) return { issue, transaction: certain.transaction };
  }
  return null;
}
