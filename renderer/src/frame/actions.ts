import { startComment } from '../comments/openComments.ts';
import { read, type Session, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { editActions } from './editActions.ts';
import { fileActions } from './fileActions.ts';
import { insertBlock, insertConcept, insertCondition, insertItem, insertOption, insertRow } from './insertActions.ts';
import { always, isEditing } from './possible.ts';
import { studyActions } from './studyActions.ts';
import { viewActions } from './viewActions.ts';

/** The menus, in their order. */
export const menuNames = ['File', 'Edit', 'Insert', 'View', 'Study', 'Help'] as const;

/** Something the person can do from the menu or by keys. `keys`: `Mod` is Ctrl, on a Mac Command. */
export interface Action {
  readonly menu: (typeof menuNames)[number];
  readonly label: (session: Session) => string;
  readonly keys: readonly string[];
  /** In a browser tab, where the browser keeps the usual keys for itself. */
  readonly browserKeys?: readonly string[];
  /** What the platform does by itself and is only named here: these keys are never listened to. */
  readonly platformKeys?: string;
  readonly enabled: (session: Session) => boolean;
  /** Not while somebody is typing in a field. */
  readonly notWhileTyping?: boolean;
  /** What a field does by itself with the same keys: with what was typed there, if that is no text of the guide. */
  readonly inField?: 'undo' | 'redo' | 'selectAll';
  readonly separated?: boolean;
  /** One of several alternatives: whether it is the chosen one. */
  readonly checked?: (session: Session) => boolean;
  readonly run: () => void;
}

/** Every act of the window: the one table behind the menus, the keys and the shortcuts sheet. */
export const actions = {
  ...fileActions,
  ...editActions,
  'insert.block': insertBlock('flat'),
  'insert.conceptBlock': insertBlock('concept'),
  'insert.screener': insertBlock('screening'),
  'insert.openEnded': insertItem('open_ended'),
  'insert.multipleChoice': insertItem('multiple_choice'),
  'insert.ranking': insertItem('ranking'),
  'insert.matrix': insertItem('matrix'),
  'insert.maxDiff': insertItem('max_diff'),
  'insert.statement': insertItem('statement'),
  'insert.concept': insertConcept,
  'insert.option': insertOption,
  'insert.row': insertRow,
  'insert.conditionOnAnswer': insertCondition('answer'),
  'insert.conditionOnLink': insertCondition('link'),
  'insert.comment': {
    menu: 'Insert',
    label: () => words.frame.actions.comment,
    keys: ['Mod+Alt+M'],
    enabled: isEditing,
    separated: true,
    run: startComment,
  },
  ...viewActions,
  ...studyActions,
  'help.shortcuts': {
    menu: 'Help',
    label: () => words.frame.actions.shortcuts,
    keys: ['Mod+/'],
    enabled: always,
    run: () => write({ asking: { kind: 'shortcuts' } }),
  },
} satisfies Record<string, Action>;

export type ActionId = keyof typeof actions;
export const actionIds = Object.keys(actions) as ActionId[];

export function actionOf(id: ActionId): Action {
  return actions[id];
}

/** Runs an act if it is possible now. Returns whether it was. */
export function perform(id: ActionId): boolean {
  const action = actionOf(id);
  if (!action.enabled(read())) return false;
  action.run();
  return true;
}
