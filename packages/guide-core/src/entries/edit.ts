/**
 * Changing a guide: the document with a key for each part, the commands of the editor, undo and redo, and repairs.
 *
 * A document never changes in place; each command gives a new state and shares what it did not touch.
 *
 * ```ts
 * import { commit, createEditorState, fromWire, keyOfExternalId, run, toWire, undo } from '@guide-studio/guide-core/edit';
 *
 * const state = createEditorState(fromWire({ title: 'Home cooking', studyGuide: [] }));
 * const result = run(state, 'addBlock', { type: 'flat' });
 * ```
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
