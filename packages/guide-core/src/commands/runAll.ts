import type { GuideDocument, Key } from '../doc/node.ts';
import { type EditorState, commit } from '../state/editorState.ts';
import { emptyHistory } from '../state/history.ts';
import { rememberOutcome } from '../state/outcome.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import type { Step } from '../steps/step.ts';
import { type Break, type Refusal, refuse } from './command.ts';
import { type CommandArgs, type CommandId, run } from './registry.ts';

/** A command with its arguments, as data. */
export type Call = { readonly [Id in CommandId]: { readonly id: Id; readonly args: CommandArgs<Id> } }[CommandId];

/**
 * Runs several commands as one entry of the history, each on the result of the previous ones. Commands that change
 * nothing or cannot run are skipped. Selects `selection`, or else the parts that were inserted last, all of one kind.
 *
 * @param options `name`: that of the entry. `selection`: what is selected afterwards.
 * @returns The transaction to {@link commit}. If no command can run: the first refusal, or `nothingToDo` for none. If
 *   some would break references: a single refusal, `breaksReferences`, that lists them all, and whose repair runs
 *   everything.
 * @example
 * ```ts
 * import { commit, createEditorState, runAll, toWire } from '@guide-studio/guide-core/edit';
 *
 * const state = createEditorState({ title: 'Home cooking', studyGuide: [] });
 * const key = state.doc.root.key;
 * const result = runAll(
 *   state,
 *   [
 *     { id: 'field.set', args: { key, path: ['title'], value: 'Cooking' } },
 *     { id: 'field.set', args: { key, path: ['studyGoal'], value: 'Learn what people cook.' } },
 *   ],
 *   { name: { command: 'many.set', params: { kind: 'study', count: 2 } } },
 * );
 * if (result.kind === 'transaction') console.log(toWire(commit(state, result, Date.now()).doc)['title']); // Cooking
 * ```
 */
export function runAll(
  state: EditorState,
  calls: readonly Call[],
  { name, selection }: { readonly name: TransactionName; readonly selection?: readonly Key[] },
): Transaction | Refusal {
  let doc: GuideDocument = state.doc;
  const steps: Step[] = [];
  const breaks: Break[] = [];
  let first: Refusal | null = null;
  const inserted = new Map<string, readonly Key[]>();
  let skipped = 0;
  let dropped = 0;
  for (const call of calls) {
    const now: EditorState = { doc, selection: [], history: emptyHistory };
    const result = run(now, call.id, call.args as never);
    const done = result.kind === 'transaction' ? result : result.repair;
    if (result.kind === 'refusal') {
      first ??= result;
      if (result.repair) breaks.push(...(result.breaks ?? []));
      else if (result.code !== 'nothingToDo' && result.code !== 'sameType') skipped += 1;
    }
    if (!done) continue;
    steps.push(...done.steps);
    if (call.id === 'node.insert') {
      const { kind } = call.args;
      inserted.set(kind, [...(inserted.get(kind) ?? []), ...(done.selection ?? [])]);
    }
    dropped += Number(done.name.params['dropped'] ?? 0);
    doc = commit(now, done, 0).doc;
  }
  if (steps.length === 0) return first ?? refuse('nothingToDo');
  const params = {
    ...name.params,
    ...(skipped > 0 ? { skipped } : {}),
    ...(dropped > 0 ? { dropped } : {}),
  };
  const selects = selection ?? [...inserted.values()].at(-1);
  const transaction: Transaction = {
    kind: 'transaction',
    name: { ...name, params },
    steps,
    ...(selects ? { selection: selects } : {}),
  };
  rememberOutcome(transaction, state.doc, doc);
  if (breaks.length === 0) return transaction;
  return refuse('breaksReferences', { ...params, count: breaks.length }, { breaks, repair: transaction });
}
