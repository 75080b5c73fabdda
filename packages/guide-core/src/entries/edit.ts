/**
 * Changing a guide: the document with a key for each part, the commands of the editor, undo and redo, and repairs.
 *
 * ```ts
 * import { commit, createEditorState, keyOfExternalId, run, toWire, undo } from '@guide-studio/guide-core/edit';
 *
 * let state = createEditorState({
 *   title: 'Home cooking',
 *   studyGuide: [
 *     { type: 'flat', title: 'Meals', items: [{ type: 'open_ended', externalId: 'dish', text: 'What did you eat?' }] },
 *   ],
 * });
 * const key = keyOfExternalId(state.doc, 'dish') ?? '';
 * const result = run(state, 'externalId.rename', { key, to: 'last-dish' });
 * if (result.kind === 'transaction') state = commit(state, result, Date.now());
 * console.log(keyOfExternalId(state.doc, 'last-dish') === key); // true
 * state = undo(state);
 * console.log(keyOfExternalId(state.doc, 'last-dish'), toWire(state.doc)['title']); // null Home cooking
 * ```
 *
 * A document never changes in place: each function returns a new one that shares what it did not touch.
 *
 * - {@link fromWire} and {@link toWire} turn a guide file into a document and back. {@link createEditorState} does it
 *   for an editor, with selection and history. {@link keyOfExternalId} and {@link keyAtPath} find the key of a part,
 *   {@link locate} the part.
 * - {@link run} runs a command and returns a transaction or a refusal; {@link commit} applies the transaction.
 *   {@link runAll} makes one entry of the history out of several commands. {@link refusalMessageOf} says why one cannot
 *   run.
 * - {@link fixesFor} repairs a finding of `validate` or `advise`, {@link fixAll} all of one kind,
 *   {@link withCertainFixes} all that need no decision.
 * - {@link applyStep} and {@link applySteps} are below all that, for tools that keep or send changes.
 *
 * The commands and their arguments, which are JSON. A question mark: may be missing. An index: the place in the list,
 * from 0; without one, the end. `wire`: the part as a guide file has it; without one, it is blank. {@link CommandArgs}
 * has the types.
 *
 * - `block.add` `{ type, wire?, index? }`; a screener goes first.
 * - `item.add` `{ block, type, wire?, index? }`
 * - `option.add` `{ item, text?, index? }`; before an option that must stay last.
 * - `row.add` `{ item, text?, index? }`
 * - `concept.add` `{ block, wire?, index? }`
 * - `media.add` `{ owner, wire?, index? }`: to an item or concept.
 * - `criterion.add` `{ owner, criterion, index? }`, `criterion.set` `{ key, criterion }`. A criterion is
 *   `{ source, matchingCriteria, choices, row? }` with keys of parts, or `{ parameter, value }`. With null as the source
 *   and no choices it is unfinished.
 * - `conditional.set` `{ owner, conditional }` as a guide file has it, `conditional.operator` `{ owner, operator }`,
 *   `conditional.clear` `{ owner }`.
 * - `conditional.apply` `{ owners, conditional, how, partly? }`: one condition for several items, concepts, and the items
 *   of blocks. `how`: it replaces theirs, both must be met (`and`), or one is enough (`or`). `partly`: parts that cannot
 *   have it are left as they are.
 * - `conditional.skip` `{ source, row?, matchingCriteria, choices, to, partly? }`: those who gave an answer go on with a
 *   later item or block; null: the end. The items between get the condition that the answer was not given.
 * - `carryForward.set` `{ item, source }`; null as the source: its own options again.
 * - `exclusiveOption.set` `{ option, on }`
 * - `selectBounds.set` `{ item, min, max }`; null for both: no bounds.
 * - `field.set` `{ key, path, value? }`; without a value, the property is removed. References follow where it names a
 *   part.
 * - `externalId.rename` `{ key, to }`; an empty `to` removes the id. References follow.
 * - `option.reword`, `row.reword` `{ key, text }`; references follow.
 * - `item.convert` `{ key, type, keep?, instead? }`. `keep`: conditions survive between multiple choice and matrix.
 *   `instead`: they refer to that question.
 * - `node.insert` `{ parent, kind, wires, sources?, index?, how }`: parts of another guide, with free ids.
 * - `node.move`, `node.moveAlong` `{ keys, parent, index }`; the second also moves what would lose a reference.
 * - `node.duplicate` `{ keys }`
 * - `node.remove` `{ keys, instead? }`. `instead`: references refer to that part.
 * - `guide.replace` `{ guide, reason, typing? }`: makes the guide equal to another one; equal parts keep their keys.
 *
 * @module @guide-studio/guide-core/edit
 */
export { blankBlock, blankGuide, blankItem } from '../doc/blank.ts';
export { fromWire } from '../doc/fromWire.ts';
export { itemIndex, type ItemIndex, type ItemEntry } from '../doc/itemIndex.ts';
export type { NodeKind, Slot } from '../doc/kinds.ts';
export { locate, type Located, nodeAtPath, walk } from '../doc/locate.ts';
export {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  objectFields,
  type Place,
  textField,
  type ReadableNode,
  type ReadableDocument,
} from '../doc/node.ts';
export { keyAtPath, keyOfExternalId } from '../doc/partNamed.ts';
export { nodeToWire, toWire } from '../doc/toWire.ts';
export { applyStep, invertStep } from '../steps/apply.ts';
export type { InsertNode, MoveNode, RemoveNode, SetField, Step, StepResult } from '../steps/step.ts';
export { commit, createEditorState, type EditorState, redo, select, undo } from '../state/editorState.ts';
export type { History, HistoryEntry } from '../state/history.ts';
export { applySteps, invertSteps, type Transaction, type TransactionName } from '../state/transaction.ts';
export type { Command, Refusal, RefusalCode, Break } from '../commands/command.ts';
export { refusalMessageOf } from '../commands/messages.ts';
export { type CommandArgs, type CommandId, commands, run } from '../commands/registry.ts';
export { type Call, runAll } from '../commands/runAll.ts';
export { type Repair, withCertainFixes } from '../fixes/certainFixes.ts';
export { fixAll, kindOfIssue } from '../fixes/fixAll.ts';
export { fixesFor } from '../fixes/fixesFor.ts';
export { fixNameOf } from '../fixes/messages.ts';
export type { ReferenceGuide, PartReader } from '../references/reader.ts';
export type { ReferenceProblem, PlacedItem } from '../references/source.ts';
