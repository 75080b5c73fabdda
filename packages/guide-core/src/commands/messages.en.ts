import { pluralsOf } from '../plurals/plurals.ts';
import type { NodeKind } from '../doc/kinds.ts';
import type { ItemType } from '../schema/item.ts';
import type { CommandWords, Params } from './messages.types.ts';

const { plural } = pluralsOf('en');

const replaced: Readonly<Record<string, string>> = {
  merge: 'Merge changes',
  reload: 'Reload the changed file',
  restore: 'Restore an earlier version',
  takeBack: 'Revert one change',
};

const kinds: Readonly<Record<string, string>> = {
  block: 'block',
  item: 'question',
  option: 'option',
  row: 'row',
  concept: 'concept',
  media: 'media',
  criterion: 'condition',
  study: 'study',
} satisfies Record<NodeKind, string>;
const types: Readonly<Record<string, string>> = {
  open_ended: 'open question',
  multiple_choice: 'multiple choice',
  ranking: 'ranking',
  matrix: 'matrix',
  max_diff: 'MaxDiff',
  statement: 'statement',
} satisfies Record<ItemType, string>;

const kind = (p: Params) => kinds[p['kind'] ?? ''] ?? 'part';
const type = (p: Params) => types[p['type'] ?? ''] ?? 'question';
const label = (p: Params) => (p['label'] ? ` “${p['label']}”` : '');
const things = (p: Params) =>
  Number(p['count']) > 1
    ? `${p['count']} ${kind(p)}${p['kind'] === 'media' ? ' items' : 's'}`
    : `${kind(p)}${label(p)}`;

const names: CommandWords['names'] = {
  'block.add': () => 'Add block',
  'item.add': (p) => `Add ${type(p)}`,
  'option.add': () => 'Add option',
  'row.add': () => 'Add row',
  'concept.add': () => 'Add concept',
  'media.add': () => 'Add media',
  'criterion.add': () => 'Add condition',
  'criterion.set': () => 'Change condition',
  'conditional.set': () => 'Change conditions',
  'conditional.clear': () => 'Remove all conditions',
  'conditional.operator': () => 'Change how conditions combine',
  'conditional.apply': (p) =>
    `Change the conditions of ${plural(Number(p['count']), { one: 'one part', other: `${p['count']} parts` })}`,
  'conditional.skip': (p) =>
    `Skip ${plural(Number(p['count']), { one: 'one question', other: `${p['count']} questions` })}`,
  'carryForward.set': (p) => (p['on'] ? 'Carry options forward' : 'Stop carrying options forward'),
  'exclusiveOption.set': (p) => `${p['on'] ? 'Make option exclusive' : 'Make option ordinary'}${label(p)}`,
  'selectBounds.set': () => 'Change how many may be selected',
  'field.set': (p) => `Edit ${kind(p)}${label(p)}`,
  'externalId.rename': (p) => (p['to'] ? `Rename id to “${p['to']}”` : `Remove id “${p['from']}”`),
  'option.reword': () => 'Edit option',
  'row.reword': () => 'Edit row',
  'item.convert': (p) => `Convert to ${type(p)}`,
  'node.insert': (p) => `${p['how'] === 'paste' ? 'Paste' : 'Insert'} ${things(p)}`,
  'many.set': (p) => `Edit ${things(p)}`,
  'many.convert': (p) => `Convert ${things(p)} to ${type(p)}`,
  'text.paste': (p) => `Paste ${things(p)}`,
  'text.replace': (p) => `Replace in ${p['count']} ${plural(Number(p['count']), { one: 'place', other: 'places' })}`,
  'node.move': (p) => `Move ${things(p)}`,
  'node.moveAlong': (p) => `Move ${things(p)}`,
  'node.duplicate': (p) => `Duplicate ${things(p)}`,
  'node.remove': (p) => `Delete ${things(p)}`,
  'guide.replace': (p) => replaced[String(p['reason'])] ?? 'Edit JSON',
};

const refusals: CommandWords['refusals'] = {
  breaksReferences: (p) => {
    const one = Number(p['count']) === 1;
    if (p['dependent'] === 'moved')
      return one
        ? 'One condition or carry-forward in it would come before what it depends on, and no longer work.'
        : `${p['count']} conditions or carry-forwards in it would come before what they depend on, and no longer work.`;
    return one
      ? 'One condition or carry-forward depends on this and would no longer work.'
      : `${p['count']} conditions or carry-forwards depend on this and would no longer work.`;
  },
  noSuchNode: () => 'That part of the guide is no longer there.',
  notAllowedHere: (p) => `This ${kind(p)} cannot be placed here. Choose another place.`,
  intoItself: () => 'This cannot be moved into itself. Choose another place.',
  nothingToDo: () => 'Nothing would change.',
  idTaken: (p) =>
    `The id “${p['id']}” is already used in this guide. Conditions find parts by their ids, so choose another one.`,
  rowTextTaken: () =>
    'Another row already has this text, and conditions refer to rows by their exact text. Word one of them differently.',
  notLastOption: () => 'Only the last option can be exclusive, so it has to move to the end.',
  notMultiSelect: () => 'This only works if the question allows several answers.',
  minAboveMax: (p) =>
    `At least ${p['min']} and at most ${p['max']} contradict each other. Lower the first or raise the second.`,
  notAPossibleSource: () =>
    'You can only refer to an earlier multiple choice or matrix question. Options can only be carried forward from a question that allows several answers.',
  malformedHere: () => 'The file has something unexpected in this place. Fix the problem shown there first.',
  unknownCommand: (p) => `There is no command “${p['id']}”. Check its name.`,
  malformedArguments: () => 'This value cannot be used here. Check it and try again.',
  sameType: () => 'The question has this type already.',
  chainTooLong: () =>
    'Too many parts depend on each other to be moved together. Move the last ones first, in smaller groups.',
  conditionDoesNotFit: (p) =>
    Number(p['count']) === 1
      ? 'One of the parts cannot have this condition together with its own. Leave it out, or replace its condition.'
      : `${p['count']} of the parts cannot have this condition together with their own. Leave them out, or replace their conditions.`,
  skipsNothing: () => 'No question is between the two. Choose a later place.',
  skipLeavesConcepts: () =>
    'This question is answered once for each concept, so a skip from it can lead to the end of its block at most. Choose a question of the block, or the block after it.',
  skipNotSayable: (p) =>
    p['why'] === 'ownAnswer'
      ? 'Participants may write an answer of their own, and not everyone is asked this question. Choose the answers that lead to the skip instead.'
      : 'This would skip the questions for everyone who is asked. Choose fewer answers.',
};

export const commandWords: CommandWords = { names, refusals, edit: 'Edit' };
