import { nextProblem } from '../../problems/nextProblem.ts';
import { toggleProblems } from '../../problems/openProblems.ts';
import { prefer } from '../../session/preferences.ts';
import { chooseTheme } from '../../session/startSession.ts';
import { read, type Session, type View, views, write } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { goToCondition } from './insertActions.ts';
import { nextPane } from './nextPane.ts';
import { isShown, toggleAside, togglePane } from '../../panes/panes.ts';
import { always, isEditing } from '../../actions/possible.ts';
import { changeTextSize, nextTextSize, usualTextSize } from './textSize.ts';

/** Actions that change what is shown, and how. */
export const viewActions = {
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
    enabled: isEditing,
    separated: true,
    run: () => void import('../../preview/previewFrom.ts').then(({ previewFromStart }) => previewFromStart()),
  },
  'preview.fromHere': {
    menu: 'View',
    label: () => words.preview.fromHere,
    keys: ['Mod+Enter'],
    enabled: isEditing,
    run: () => void import('../../preview/previewFrom.ts').then(({ previewFromHere }) => previewFromHere()),
  },
  'view.nextView': {
    menu: 'View',
    label: () => words.frame.actions.nextView,
    keys: ['Mod+PageDown'],
    browserKeys: ['Alt+PageDown'],
    enabled: isEditing,
    run: () => walkViews(1),
  },
  'view.previousView': {
    menu: 'View',
    label: () => words.frame.actions.previousView,
    keys: ['Mod+PageUp'],
    browserKeys: ['Alt+PageUp'],
    enabled: isEditing,
    run: () => walkViews(-1),
  },
  'view.nextPane': {
    menu: 'View',
    label: () => words.frame.actions.nextPane,
    keys: ['F6'],
    enabled: isEditing,
    run: () => nextPane(1),
  },
  'view.previousPane': {
    menu: 'View',
    label: () => words.frame.actions.previousPane,
    keys: ['Shift+F6'],
    enabled: isEditing,
    run: () => nextPane(-1),
  },
  'view.outline': {
    menu: 'View',
    label: () => words.frame.actions.outline,
    keys: ['Mod+B'],
    checked: (session) => isShown(session, 'outline'),
    enabled: isEditing,
    separated: true,
    run: () => togglePane('outline'),
  },
  'view.properties': {
    menu: 'View',
    label: () => words.frame.actions.properties,
    keys: ['Mod+Alt+B'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'properties',
    enabled: isEditing,
    run: () => toggleAside('properties'),
  },
  'view.history': {
    menu: 'View',
    label: () => words.frame.actions.history,
    keys: ['Mod+Shift+H'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'history',
    enabled: isEditing,
    run: () => toggleAside('history'),
  },
  'view.comments': {
    menu: 'View',
    label: () => words.frame.actions.comments,
    keys: ['Mod+Alt+C'],
    checked: (session) => isShown(session, 'properties') && session.aside === 'comments',
    enabled: isEditing,
    run: () => toggleAside('comments'),
  },
  'view.problems': {
    menu: 'View',
    label: () => words.frame.actions.problems,
    keys: ['Mod+Shift+M'],
    browserKeys: ['Alt+M'],
    checked: (session) => session.problemsOpen,
    enabled: (session) => isEditing(session) && session.issues.length + session.advice.length > 0,
    separated: true,
    run: toggleProblems,
  },
  'view.nextProblem': {
    menu: 'View',
    label: () => words.frame.actions.nextProblem,
    keys: ['F8'],
    enabled: isEditing,
    run: () => nextProblem(1),
  },
  'view.previousProblem': {
    menu: 'View',
    label: () => words.frame.actions.previousProblem,
    keys: ['Shift+F8'],
    enabled: isEditing,
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
} satisfies Record<string, Action>;

/** Shows a view. Its keys are its position among the tabs. */
function showView(view: View): Action {
  const place = views.indexOf(view) + 1;
  return {
    menu: 'View',
    label: () => words.views[view],
    keys: [`Mod+${place}`],
    browserKeys: [`Alt+${place}`],
    checked: (session) => session.view === view,
    enabled: isEditing,
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
