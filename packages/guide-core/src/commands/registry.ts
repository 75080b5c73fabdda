import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { argumentsOf } from './arguments.ts';
import { addBlock, addConcept, addItem, addMedia, addOption, addRow } from './add.ts';
import { setCarryForward, setExclusiveOption, setSelectBounds } from './choiceSettings.ts';
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
import { reword } from './reword.ts';
import { setField } from './setField.ts';

/** Every command that changes a guide, by id. Menus, keys, drag and drop, and tests all start commands from here. */
export const commands = {
  'block.add': addBlock,
  'item.add': addItem,
  'option.add': addOption,
  'row.add': addRow,
  'concept.add': addConcept,
  'media.add': addMedia,
  'criterion.add': addCriterion,
  'criterion.set': setCriterion,
  'conditional.set': setConditional,
  'conditional.clear': clearConditional,
  'conditional.operator': setOperator,
  'carryForward.set': setCarryForward,
  'exclusiveOption.set': setExclusiveOption,
  'selectBounds.set': setSelectBounds,
  'field.set': setField,
  'externalId.rename': renameExternalId,
  'option.reword': reword,
  'row.reword': reword,
  'item.convert': convertItem,
  'node.insert': insertNodes,
  'node.move': moveNodes,
  'node.moveAlong': moveAlong,
  'node.duplicate': duplicateNodes,
  'node.remove': removeNodes,
  'guide.replace': replaceGuide,
} as const;

export type CommandId = keyof typeof commands;
export type CommandArgs<Id extends CommandId> = Parameters<(typeof commands)[Id]>[1];

/**
 * Runs a command. Returns the transaction to commit, or a refusal, also for arguments of the wrong shape. Does not
 * change the state.
 */
export function run<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): Transaction | Refusal {
  if (!argumentsOf[id].safeParse(args).success) return refuse('malformedArguments');
  return (commands[id] as Command<CommandArgs<Id>>)(state, args);
}
