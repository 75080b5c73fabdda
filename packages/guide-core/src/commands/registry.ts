import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { addBlock, addConcept, addItem, addMedia, addOption, addRow } from './add.ts';
import { setCarryForward, setExclusiveOption, setSelectBounds } from './choiceSettings.ts';
import { applyCondition } from './applyCondition.ts';
import { type Command, type Refusal, refuse } from './command.ts';
import { addCriterion, clearConditional, setConditional, setCriterion, setOperator } from './conditions.ts';
import { convertItem } from './convertItem.ts';
import { duplicateNodes } from './duplicateNodes.ts';
import { insertNodes } from './insertNodes.ts';
import { moveAlong } from './moveAlong.ts';
import { moveNodes } from './moveNodes.ts';
import { removeNodes } from './removeNodes.ts';
import { renameExternalId } from './renameExternalId.ts';
import { replaceGuide } from './replaceGuide.ts';
import { rewordOption, rewordRow } from './reword.ts';
import { setField } from './setField.ts';
import { skipTo } from './skipTo.ts';

/** Every command that changes a guide. Menus, keys, drag and drop, and tests all start commands through `run`. */
const allCommands = [
  addBlock,
  addItem,
  addOption,
  addRow,
  addConcept,
  addMedia,
  addCriterion,
  setCriterion,
  setConditional,
  clearConditional,
  setOperator,
  applyCondition,
  skipTo,
  setCarryForward,
  setExclusiveOption,
  setSelectBounds,
  setField,
  renameExternalId,
  rewordOption,
  rewordRow,
  convertItem,
  insertNodes,
  moveNodes,
  moveAlong,
  duplicateNodes,
  removeNodes,
  replaceGuide,
] as const;

type Commands = { readonly [Each in (typeof allCommands)[number] as Each['id']]: Each };

/** Every command, by id, with the schema of its arguments. {@link run} checks the arguments first. */
export const commands = Object.fromEntries(allCommands.map((command) => [command.id, command])) as Commands;

/** The id of a command. The page of this entry lists them with their arguments. */
export type CommandId = keyof Commands;

/** The arguments of a command, by its id. They are JSON. */
export type CommandArgs<Id extends CommandId> = Parameters<Commands[Id]['run']>[1];

/**
 * Runs a command. Does not change the state, so it also says whether a command could run.
 *
 * @param args By the id of the command: the page of this entry lists them.
 * @returns The transaction to {@link commit}; or a refusal with its code ({@link RefusalCode}), also for arguments of
 *   the wrong shape (`malformedArguments`) and an unknown id (`unknownCommand`). Never throws.
 * @example
 * ```ts
 * import { createEditorState, refusalMessageOf, run } from '@guide-studio/guide-core/edit';
 *
 * const state = createEditorState({ title: 'Home cooking', studyGuide: [] });
 * const added = run(state, 'block.add', { type: 'flat' });
 * console.log(added.kind, added.kind === 'transaction' && added.steps.length); // transaction 1
 *
 * const refused = run(state, 'node.duplicate', { keys: ['n99'] });
 * if (refused.kind === 'refusal') console.log(refused.code); // noSuchNode
 * if (refused.kind === 'refusal') console.log(refusalMessageOf(refused)); // That part of the guide is no longer there.
 * ```
 */
export function run<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): Transaction | Refusal {
  if (!Object.hasOwn(commands, id)) return refuse('unknownCommand', { id });
  const command = commands[id] as Command<Id, CommandArgs<Id>>;
  return command.args.safeParse(args).success ? command.run(state, args) : refuse('malformedArguments');
}
