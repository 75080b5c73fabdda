import { startComment } from '../../comments/openComments.ts';
import { read, type Session, write } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import { editActions } from './editActions.ts';
import { fileActions } from './fileActions.ts';
import { insertBlock, insertConcept, insertCondition, insertItem, insertOption, insertRow } from './insertActions.ts';
import { always, isEditing } from '../../actions/possible.ts';
import { studyActions } from './studyActions.ts';
import { viewActions } from './viewActions.ts';

/** The menus in order. */
export const menuNames = ['File', 'Edit', 'Insert', 'View', 'Study', 'Help'] as const;

/** An action of the menus or keys. `keys`: `Mod` is Ctrl, or Command on a Mac. */
export interface Action {
  readonly menu: (typeof menuNames)[number];
  readonly label: (session: Session) => string;
  readonly keys: readonly string[];
  /** Keys for a browser tab, where the browser reserves the usual ones. */
  readonly browserKeys?: readonly string[];
  /** Keys that the platform handles itself; they are only shown. */
  readonly platformKeys?: string;
  readonly enabled: (session: Session) => boolean;
  /** Ignored while typing in a field. */
  readonly notWhileTyping?: boolean;
  /** What a field itself does with the same keys, to typed text that is not part of the guide. */
  readonly inField?: 'undo' | 'redo' | 'selectAll';
  readonly separated?: boolean;
  /** For one of several alternatives: returns whether it is chosen. */
  readonly checked?: (session: Session) => boolean;
  readonly run: () => void;
}

/** Every action of the window: the one table behind the menus, the keys and the list of shortcuts. */
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

/** Runs an action if it is enabled. Returns false otherwise. */
export function perform(id: ActionId): boolean {
  const action = actionOf(id);
  if (!action.enabled(read())) return false;
  action.run();
  return true;
}
