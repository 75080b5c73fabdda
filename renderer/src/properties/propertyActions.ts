import type { ItemType } from '@guide-studio/guide-core';
import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { type CriterionChoice, possibleSources } from '@guide-studio/guide-core/internal';
import type { Action } from '../actions/action.ts';
import { around, isTypeAllowed, typeOf } from '../actions/aroundSelection.ts';
import { actionsByItemType } from '../actions/byItemType.ts';
import { canInsert, hasSelection, isEditing } from '../actions/possible.ts';
import { itemTypeLook } from '../theme/itemTypes.ts';
import { dispatch, jumpTo, read, readGuide, type Session } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { addCriterion, onNothingYet } from './addCriterion.ts';
import { convertSelected } from './convertSelected.ts';
import { unfinishedAmong } from './unfinishedChoice.ts';

/** Adds a condition to the selected question or concept, if there is something that it can ask about. */
function insertCondition(on: 'answer' | 'link'): Action {
  const choice = (session: Session): CriterionChoice | null => {
    const owner = conditionOwner(session);
    if (!session.guide?.editor || owner === null) return null;
    return on === 'link' ? onNothingYet : unfinishedAnswer(session.guide?.editor.doc, owner);
  };
  return {
    label: () => words.frame.actions.condition[on],
    keys: [],
    enabled: (session) => canInsert(session) && choice(session) !== null,
    run: () => {
      const [owner, criterion] = [conditionOwner(read()), choice(read())];
      if (owner !== null && criterion) addCriterion(owner, criterion);
    },
  };
}

/** Changes the type of the selected question. */
function convertTo(type: ItemType): Action {
  return {
    label: () => words.frame.actions.convertTo(itemTypeLook[type].label),
    keys: [],
    enabled: (session) => {
      const item = around(session, 'item');
      return (
        canInsert(session) && item !== null && typeOf(item) !== type && isTypeAllowed(type, around(session, 'block'))
      );
    },
    run: () => {
      const item = around(read(), 'item');
      if ((read().guide?.editor.selection.length ?? 0) > 1) convertSelected(type);
      else if (item) dispatch('item.convert', { key: item.node.key, type });
    },
  };
}

/** Actions that change properties of the selected part, or go to them. */
export const propertyActions = {
  'insert.conditionOnAnswer': insertCondition('answer'),
  'insert.conditionOnLink': insertCondition('link'),
  'view.condition': {
    label: () => words.frame.actions.condition.goTo,
    keys: [],
    enabled: (session) => session.guide?.merging === null && conditionOwner(session) !== null,
    run: () => {
      const owner = conditionOwner(read());
      if (owner !== null) jumpTo(owner, 'conditional');
    },
  },
  'edit.renameId': {
    label: () => words.frame.actions.renameId,
    keys: ['Shift+F2'],
    enabled: (session) => hasSelection(session) && partWithId(session) !== null,
    run: () => jumpTo(partWithId(read()) ?? '', 'externalId'),
  },
  'study.settings': {
    label: () => words.frame.actions.studySettings,
    keys: [],
    enabled: isEditing,
    run: () => jumpTo(readGuide().editor.doc.root.key, 'title'),
  },
  ...actionsByItemType('convert', convertTo),
} satisfies Record<string, Action>;

function conditionOwner(session: Session): Key | null {
  return (around(session, 'item') ?? around(session, 'concept'))?.node.key ?? null;
}

function unfinishedAnswer(doc: GuideDocument, owner: Key): CriterionChoice | null {
  return unfinishedAmong(possibleSources(doc, owner, 'condition'));
}

/** Returns the selected part if conditions can refer to it. */
function partWithId({ guide }: Session): Key | null {
  const editor = guide?.editor;
  const [key, more] = editor?.selection ?? [];
  const node = editor && key !== undefined && more === undefined ? locate(editor.doc, key)?.node : undefined;
  return node && ['block', 'item', 'concept', 'option'].includes(node.kind) ? node.key : null;
}
