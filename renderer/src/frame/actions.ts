import { startComment } from '../comments/openComments.ts';
import { moveSelected } from '../outline/moveSelected.ts';
import { nextProblem } from '../problems/nextProblem.ts';
import { unchecked } from '../session/checking.ts';
import { dispatch, jumpTo, redo, undo } from '../session/edit.ts';
import { afterUnsaved, newGuide, openWithDialog, save, saveUnderNewName } from '../session/files.ts';
import { prefer } from '../session/preferences.ts';
import { chooseTheme } from '../session/startSession.ts';
import { isEditable, isWhole, mustHave, read, type Session, type View, views, write } from '../session/store.ts';
import { nameOf, words } from '../words/index.ts';
import {
  convertTo,
  goToCondition,
  insertBlock,
  insertConcept,
  insertCondition,
  insertItem,
  insertOption,
  insertRow,
} from './insertActions.ts';

import { writingActions } from './writingActions.ts';
import { nextPane } from './nextPane.ts';
import { isShown, toggleAside, togglePane } from './panes.ts';
import { changeTextSize, nextTextSize, usualTextSize } from './textSize.ts';

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

const always = () => true;
const open = (session: Session) => session.phase === 'editing';
/** A guide is open, and not two versions of it that wait for decisions. */
const editing = (session: Session) => open(session) && session.merging === null;
const hasSelection = (session: Session) =>
  isEditable(session) &&
  session.editor?.selection[0] !== undefined &&
  session.editor.selection[0] !== session.editor.doc.root.key;
const selection = () => ({ keys: read().editor?.selection ?? [] });

/** Every act of the window: the one table behind the menus, the keys and the shortcuts sheet. */
export const actions = {
  'file.new': {
    menu: 'File',
    label: () => words.frame.actions.newGuide,
    keys: ['Mod+N'],
    browserKeys: ['Alt+N'],
    enabled: (session) => session.host !== null,
    run: () => afterUnsaved(() => newGuide()),
  },
  'file.open': {
    menu: 'File',
    label: () => words.frame.actions.open,
    keys: ['Mod+O'],
    enabled: (session) => session.host !== null,
    run: () => afterUnsaved(() => void openWithDialog()),
  },
  'file.save': {
    menu: 'File',
    label: () => words.frame.actions.save,
    keys: ['Mod+S'],
    enabled: isEditable,
    separated: true,
    run: () => void save(),
  },
  'file.saveAs': {
    menu: 'File',
    label: () => words.frame.actions.saveAs,
    keys: ['Mod+Shift+S'],
    enabled: (session) => isWhole(session) && editing(session),
    run: () => void saveUnderNewName(),
  },
  'file.export': {
    menu: 'File',
    label: () => words.frame.actions.export,
    keys: ['Mod+Shift+E'],
    enabled: editing,
    separated: true,
    run: () => write({ asking: { kind: 'export' } }),
  },
  'file.close': {
    menu: 'File',
    label: () => words.frame.actions.close,
    keys: ['Mod+W'],
    browserKeys: ['Alt+W'],
    enabled: open,
    separated: true,
    run: () => afterUnsaved(() => write({ phase: 'welcome', editor: null, onDisk: null, ...unchecked })),
  },
  'file.settings': {
    menu: 'File',
    label: () => words.frame.actions.settings,
    keys: ['Mod+,'],
    enabled: (session) => session.host !== null,
    separated: true,
    run: () => write({ asking: { kind: 'preferences' } }),
  },
  'edit.undo': {
    menu: 'Edit',
    label: (session) => words.frame.actions.undo(entryName(session, 'past')),
    keys: ['Mod+Z'],
    inField: 'undo',
    enabled: (session) => isEditable(session) && (session.editor?.history.past.length ?? 0) > 0,
    run: undo,
  },
  'edit.redo': {
    menu: 'Edit',
    label: (session) => words.frame.actions.redo(entryName(session, 'future')),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    inField: 'redo',
    enabled: (session) => isEditable(session) && (session.editor?.history.future.length ?? 0) > 0,
    run: redo,
  },
  ...writingActions,
  'edit.duplicate': {
    menu: 'Edit',
    label: () => words.frame.actions.duplicate,
    keys: ['Mod+D'],
    enabled: hasSelection,
    separated: true,
    run: () => dispatch('node.duplicate', selection()),
  },
  'edit.delete': {
    menu: 'Edit',
    label: () => words.frame.actions.delete,
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    notWhileTyping: true,
    run: () => dispatch('node.remove', selection()),
  },
  'edit.moveUp': {
    menu: 'Edit',
    label: () => words.frame.actions.moveUp,
    keys: ['Alt+ArrowUp'],
    enabled: hasSelection,
    separated: true,
    run: () => moveSelected('up'),
  },
  'edit.moveDown': {
    menu: 'Edit',
    label: () => words.frame.actions.moveDown,
    keys: ['Alt+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('down'),
  },
  'edit.moveToPrevious': {
    menu: 'Edit',
    label: () => words.frame.actions.moveToPrevious,
    keys: ['Alt+Shift+ArrowUp'],
    enabled: hasSelection,
    run: () => moveSelected('previousParent'),
  },
  'edit.moveToNext': {
    menu: 'Edit',
    label: () => words.frame.actions.moveToNext,
    keys: ['Alt+Shift+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('nextParent'),
  },
  'convert.openEnded': convertTo('open_ended'),
  'convert.multipleChoice': convertTo('multiple_choice'),
  'convert.ranking': convertTo('ranking'),
  'convert.matrix': convertTo('matrix'),
  'convert.maxDiff': convertTo('max_diff'),
  'convert.statement': convertTo('statement'),
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
    enabled: editing,
    separated: true,
    run: startComment,
  },
  'view.palette': {
    menu: 'View',
    label: () => words.frame.actions.palette,
    keys: ['Mod+K', 'F1'],
    enabled: always,
    run: () => write({ asking: { kind: 'palette' } }),
  },
  'view.guide': { ...showView('guide'), separated: true },
  'view.logic': showView('logic'),
  'view.preview': showView('preview'),
  'view.json': showView('json'),
  'view.changes': showView('changes'),
  'view.study': showView('study'),
  'view.condition': goToCondition,
  'preview.fromStart': {
    menu: 'View',
    label: () => words.preview.fromStart,
    keys: ['Mod+Shift+Enter'],
    enabled: editing,
    separated: true,
    run: () => void import('../preview/previewFrom.ts').then(({ previewFromStart }) => previewFromStart()),
  },
  'preview.fromHere': {
    menu: 'View',
    label: () => words.preview.fromHere,
    keys: ['Mod+Enter'],
    enabled: editing,
    run: () => void import('../preview/previewFrom.ts').then(({ previewFromHere }) => previewFromHere()),
  },
  'view.nextView': {
    menu: 'View',
    label: () => words.frame.actions.nextView,
    keys: ['Mod+PageDown'],
    browserKeys: ['Alt+PageDown'],
    enabled: editing,
    run: () => walkViews(1),
  },
  'view.previousView': {
    menu: 'View',
    label: () => words.frame.actions.previousView,
    keys: ['Mod+PageUp'],
    browserKeys: ['Alt+PageUp'],
    enabled: editing,
    run: () => walkViews(-1),
  },
  'view.nextPane': {
    menu: 'View',
    label: () => words.frame.actions.nextPane,
    keys: ['F6'],
    enabled: editing,
    run: () => nextPane(1),
  },
  'view.previousPane': {
    menu: 'View',
    label: () => words.frame.actions.previousPane,
    keys: ['Shift+F6'],
    enabled: editing,
    run: () => nextPane(-1),
  },
  'view.outline': {
    menu: 'View',
    label: () => words.frame.actions.outline,
    keys: ['Mod+B'],
    checked: (session) => isShown(session, 'outline'),
    enabled: editing,
    separated: true,
    run: () => togglePane('outline'),
  },
  'view.properties': {
    menu: 'View',
    label: () => words.frame.actions.properties,
    keys: ['Mod+Alt+B'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'properties',
    enabled: editing,
    run: () => toggleAside('properties'),
  },
  'view.history': {
    menu: 'View',
    label: () => words.frame.actions.history,
    keys: ['Mod+Shift+H'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'history',
    enabled: editing,
    run: () => toggleAside('history'),
  },
  'view.comments': {
    menu: 'View',
    label: () => words.frame.actions.comments,
    keys: ['Mod+Alt+C'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'comments',
    enabled: editing,
    run: () => toggleAside('comments'),
  },
  'view.nextProblem': {
    menu: 'View',
    label: () => words.frame.actions.nextProblem,
    keys: ['F8'],
    enabled: editing,
    separated: true,
    run: () => nextProblem(1),
  },
  'view.previousProblem': {
    menu: 'View',
    label: () => words.frame.actions.previousProblem,
    keys: ['Shift+F8'],
    enabled: editing,
    run: () => nextProblem(-1),
  },
  'view.light': {
    menu: 'View',
    label: () => words.frame.actions.light,
    keys: [],
    checked: isTheme('light'),
    enabled: always,
    separated: true,
    run: () => void chooseTheme('light'),
  },
  'view.dark': {
    menu: 'View',
    label: () => words.frame.actions.dark,
    keys: [],
    checked: isTheme('dark'),
    enabled: always,
    run: () => void chooseTheme('dark'),
  },
  'view.system': {
    menu: 'View',
    label: () => words.frame.actions.systemTheme,
    keys: [],
    checked: isTheme('system'),
    enabled: always,
    run: () => void chooseTheme('system'),
  },
  'view.highContrast': {
    menu: 'View',
    label: () => words.frame.actions.highContrast,
    keys: [],
    checked: (session) => session.preferences.contrast === 'more',
    enabled: always,
    run: () => void prefer({ contrast: read().preferences.contrast === 'more' ? 'system' : 'more' }),
  },
  'view.largerText': {
    menu: 'View',
    label: () => words.frame.actions.largerText,
    keys: ['Mod+='],
    browserKeys: [],
    enabled: ({ preferences }) => nextTextSize(preferences.textSize, 1) !== undefined,
    separated: true,
    run: () => changeTextSize(1),
  },
  'view.smallerText': {
    menu: 'View',
    label: () => words.frame.actions.smallerText,
    keys: ['Mod+-'],
    browserKeys: [],
    enabled: ({ preferences }) => nextTextSize(preferences.textSize, -1) !== undefined,
    run: () => changeTextSize(-1),
  },
  'view.usualText': {
    menu: 'View',
    label: () => words.frame.actions.usualText,
    keys: ['Mod+0'],
    browserKeys: [],
    enabled: ({ preferences }) => preferences.textSize !== usualTextSize,
    run: () => void prefer({ textSize: usualTextSize }),
  },
  'study.settings': {
    menu: 'Study',
    label: () => words.frame.actions.studySettings,
    keys: [],
    enabled: editing,
    run: () => jumpTo(mustHave(read().editor).doc.root.key, 'title'),
  },
  'study.connections': {
    menu: 'Study',
    label: () => words.frame.actions.connections,
    keys: [],
    enabled: (session) => session.host !== null,
    run: () => write({ asking: { kind: 'connections' } }),
  },
  'study.publish': {
    menu: 'Study',
    label: () => words.frame.actions.publish,
    keys: ['Mod+Shift+P'],
    enabled: editing,
    run: () => write({ view: 'study' }),
  },
  'study.approve': {
    menu: 'Study',
    label: () => words.frame.actions.approve,
    keys: [],
    enabled: (session) => editing(session) && session.onDisk?.file !== null,
    run: () => write({ asking: { kind: 'approve' } }),
  },
  'study.estimate': {
    menu: 'Study',
    label: () => words.frame.actions.estimate,
    keys: [],
    enabled: editing,
    run: () => write({ asking: { kind: 'estimate' } }),
  },
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

function entryName(session: Session, side: 'past' | 'future'): string | undefined {
  const entry = session.editor?.history[side].at(-1);
  return entry && nameOf(entry.name);
}

/** The row of a view: its keys are its place among the tabs. */
function showView(view: View): Action {
  const place = views.indexOf(view) + 1;
  return {
    menu: 'View',
    label: () => words.views[view],
    keys: [`Mod+${place}`],
    browserKeys: [`Alt+${place}`],
    checked: (session) => session.view === view,
    enabled: editing,
    run: () => write({ view }),
  };
}

function walkViews(by: 1 | -1): void {
  const at = views.indexOf(read().view) + by + views.length;
  write({ view: views[at % views.length] ?? 'guide' });
}

function isTheme(theme: Session['theme']): (session: Session) => boolean {
  return (session) => session.theme === theme;
}
