import {
  askFor,
  chooseTheme,
  prefer,
  read,
  readGuide,
  type Session,
  showView,
  type View,
  views,
} from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import type { Action } from '../../actions/action.ts';
import { nextPane } from './nextPane.ts';
import { isShown, toggleRightPane, togglePane } from '../../panes/panes.ts';
import { always, hasHost, isEditing } from '../../actions/possible.ts';
import { tabsNow } from './tabs.ts';
import { changeTextSize, nextTextSize, usualTextSize } from './textSize.ts';

/** Actions that change what is shown, and how. */
export const viewActions = {
  'view.palette': {
    label: () => words.frame.actions.palette,
    keys: ['Mod+K'],
    enabled: always,
    run: () => askFor({ kind: 'palette' }),
  },
  'view.guide': toView('guide'),
  'view.logic': toView('logic'),
  'view.preview': toView('preview'),
  'view.json': toView('json'),
  'view.changes': toView('changes'),
  'view.study': toView('study'),
  'view.languages': toView('languages'),
  'view.answers': toView('answers'),
  'view.nextView': {
    label: () => words.frame.actions.nextView,
    keys: ['Mod+PageDown'],
    browserKeys: ['Alt+PageDown'],
    enabled: isEditing,
    run: () => walkViews(1),
  },
  'view.previousView': {
    label: () => words.frame.actions.previousView,
    keys: ['Mod+PageUp'],
    browserKeys: ['Alt+PageUp'],
    enabled: isEditing,
    run: () => walkViews(-1),
  },
  'view.nextPane': {
    label: () => words.frame.actions.nextPane,
    keys: ['F6'],
    enabled: isEditing,
    run: () => nextPane(1),
  },
  'view.previousPane': {
    label: () => words.frame.actions.previousPane,
    keys: ['Shift+F6'],
    enabled: isEditing,
    run: () => nextPane(-1),
  },
  'view.outline': {
    label: () => words.frame.actions.outline,
    keys: ['Mod+B'],
    checked: (session) => isShown(session, 'outline'),
    enabled: isEditing,
    run: () => togglePane('outline'),
  },
  'view.properties': {
    label: () => words.frame.actions.properties,
    keys: ['Mod+Alt+B'],
    checked: (session) => isShown(session, 'properties') && session.rightPane === 'properties',
    enabled: isEditing,
    run: () => toggleRightPane('properties'),
  },
  'view.history': {
    label: () => words.frame.actions.history,
    keys: ['Mod+Shift+H'],
    checked: (session) => isShown(session, 'properties') && session.rightPane === 'history',
    enabled: isEditing,
    run: () => toggleRightPane('history'),
  },
  'view.comments': {
    label: () => words.frame.actions.comments,
    keys: ['Mod+Alt+C'],
    checked: (session) => isShown(session, 'properties') && session.rightPane === 'comments',
    enabled: isEditing,
    run: () => toggleRightPane('comments'),
  },
  'view.light': {
    label: () => words.frame.actions.light,
    keys: [],
    checked: isTheme('light'),
    enabled: always,
    run: () => void chooseTheme('light'),
  },
  'view.dark': {
    label: () => words.frame.actions.dark,
    keys: [],
    checked: isTheme('dark'),
    enabled: always,
    run: () => void chooseTheme('dark'),
  },
  'view.system': {
    label: () => words.frame.actions.systemTheme,
    keys: [],
    checked: isTheme('system'),
    enabled: always,
    run: () => void chooseTheme('system'),
  },
  'view.highContrast': {
    label: () => words.frame.actions.highContrast,
    keys: [],
    checked: (session) => session.preferences.contrast === 'more',
    enabled: always,
    run: () => void prefer({ contrast: read().preferences.contrast === 'more' ? 'system' : 'more' }),
  },
  'view.largerText': {
    label: () => words.frame.actions.largerText,
    keys: ['Mod+='],
    browserKeys: [],
    enabled: ({ preferences }) => nextTextSize(preferences.textSize, 1) !== undefined,
    run: () => changeTextSize(1),
  },
  'view.smallerText': {
    label: () => words.frame.actions.smallerText,
    keys: ['Mod+-'],
    browserKeys: [],
    enabled: ({ preferences }) => nextTextSize(preferences.textSize, -1) !== undefined,
    run: () => changeTextSize(-1),
  },
  'view.usualText': {
    label: () => words.frame.actions.usualText,
    keys: ['Mod+0'],
    browserKeys: [],
    enabled: ({ preferences }) => preferences.textSize !== usualTextSize,
    run: () => void prefer({ textSize: usualTextSize }),
  },
  'file.settings': {
    label: () => words.frame.actions.settings,
    keys: ['Mod+,'],
    enabled: hasHost,
    run: () => askFor({ kind: 'preferences' }),
  },
  'help.shortcuts': {
    label: () => words.frame.actions.shortcuts,
    keys: ['Mod+/'],
    enabled: always,
    run: () => askFor({ kind: 'shortcuts' }),
  },
  'help.about': {
    label: () => words.frame.actions.about,
    keys: [],
    enabled: always,
    run: () => askFor({ kind: 'about' }),
  },
} satisfies Record<string, Action>;

/** Shows a view. Its keys are its position in the list of views. */
function toView(view: View): Action {
  const place = views.indexOf(view) + 1;
  return {
    label: () => words.views[view],
    keys: [`Mod+${place}`],
    browserKeys: [`Alt+${place}`],
    checked: (session) => session.guide?.view === view,
    enabled: isEditing,
    run: () => showView(view),
  };
}

function walkViews(by: 1 | -1): void {
  const tabs = tabsNow();
  const at = tabs.indexOf(readGuide().view) + by + tabs.length;
  showView(tabs[at % tabs.length] ?? 'guide');
}

function isTheme(theme: Session['theme']): (session: Session) => boolean {
  return (session) => session.theme === theme;
}
