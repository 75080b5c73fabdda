import {
  acceleratorPattern,
  languageTagPattern,
  type MenuDescription,
  type MenuEntry,
  type SystemAct,
} from '@guide-studio/host/common';
import { afterUnsaved, askFor, hasUnsavedWork, openFile, read, type Session, useSession } from '../../session/index.ts';
import { languageOf } from '../../fields/guideDirection.ts';
import { uiLanguage, words } from '../../i18n/index.ts';
import { command, keysOf, onMac } from '../../actions/keymap.ts';
import { actionOf, isAction } from '../../actions/action.ts';
import { entriesIn } from '../actions/actions.ts';
import { type MenuName, menuNames } from '../actions/menus.ts';

const keyNames: Readonly<Record<string, string>> = {
  Mod: 'CmdOrCtrl',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
  '+': 'Plus',
};

const menuPauseMs = 250;

/**
 * Shows the system menu of the desktop application from the table of actions. Does nothing elsewhere. Files that the
 * system asks to open wait until the session has started, which opens a guide itself and would replace them.
 */
export function connectDesktop(started: Promise<unknown>): void {
  const bridge = window.guideStudio;
  if (!bridge) return;
  bridge.onCommand((id) => {
    if (isAction(id)) command(id);
  });
  bridge.onLeave(() => askFor({ kind: 'leave' }));
  let drawn = '';
  const draw = (session: Session) => {
    const menu = menuOf(session);
    const text = JSON.stringify(menu);
    if (text === drawn) return;
    drawn = text;
    void bridge.describeMenu(menu);
  };
  draw(read());
  void started.finally(() => {
    // A page that reaches no host opens nothing, and its start has failed.
    if (read().start !== 'done') return;
    draw(read());
    bridge.onOpenFile(async (file) => {
      await openAsked(file);
      draw(read());
    });
  });
  // The menu is drawn after a pause in typing, because it is rarely looked at.
  let due: ReturnType<typeof setTimeout> | undefined;
  useSession.subscribe(() => {
    clearTimeout(due);
    due = setTimeout(() => draw(read()), menuPauseMs);
  });
}

/** Opens a file that the system asks for. If there is a question about unsaved work first, it is the answer for now. */
async function openAsked(file: string): Promise<void> {
  await new Promise<void>((settle) => {
    afterUnsaved(() => void openFile(file).finally(settle));
    if (read().asking) settle();
  });
}

function menuOf(session: Session): MenuDescription {
  const menus: MenuDescription['menus'] = menuNames.map((menu) => ({
    label: words.frame.menus[menu],
    entries: entriesOf(menu, session),
    ...(menu === 'Help' ? { role: 'help' as const } : {}),
  }));
  return {
    menus: menus.toSpliced(-1, 0, windowMenu()),
    appMenu: onMac ? appMenu() : [],
    language: uiLanguage,
    textMenu: [
      role('cut', words.writing.cut),
      role('copy', words.writing.copy),
      role('paste', words.writing.paste),
      role('selectAll', words.frame.desktop.selectAll),
    ],
    open: session.guide !== null,
    file: session.guide?.onDisk.file ?? null,
    spelling: spellingIn(session),
    edited: hasUnsavedWork(session),
    theme: session.theme,
  };
}

function entriesOf(menu: MenuName, session: Session): MenuEntry[] {
  const shownHere = entriesIn(menu).filter(({ id }) => !(onMac && inAppMenu.has(id)));
  const entries = shownHere.flatMap(({ id, separated }): MenuEntry[] => {
    const shown = ownRoles(id) ?? [commandOf(id, session)];
    return separated ? [line, ...shown] : shown;
  });
  return [...entries, ...atTheEnd(menu)];
}

/** The languages of the study that are checked for spelling, if the user wants it. */
function spellingIn({ guide, preferences }: Session): string[] {
  const root = preferences.spelling ? guide?.editor.doc.root : undefined;
  const language = root && languageOf(root);
  return language !== undefined && languageTagPattern.test(language) ? [language] : [];
}

function commandOf(id: string, session: Session): MenuEntry {
  const { label, enabled, checked } = actionOf(id);
  return {
    command: id,
    label: label(session).slice(0, 100),
    enabled: enabled(session),
    ...acceleratorOf(id),
    ...(checked ? { checked: checked(session) } : {}),
  };
}

type RoleEntry = MenuDescription['textMenu'][number];

const line: { line: true } = { line: true };
const act = (name: SystemAct, label: string, accelerator?: string): MenuEntry => ({ act: name, label, accelerator });
const role = (name: RoleEntry['role'], label: string): RoleEntry => ({ role: name, label });

/** Uses the system roles for the clipboard, for texts and, through its events, for parts of the guide. */
function ownRoles(id: string): MenuEntry[] | null {
  if (id === 'edit.cut') return [role('cut', words.writing.cut)];
  if (id === 'edit.copy') return [role('copy', words.writing.copy)];
  return id === 'edit.paste' ? [role('paste', words.writing.paste)] : null;
}

/** What only a desktop window has. On a Mac, quitting and updates are in the menu of the application. */
function atTheEnd(menu: MenuName): MenuEntry[] {
  const { quit, fullScreen, newWindow, closeWindow, showLog, showCrashReports } = words.frame.desktop;
  if (menu === 'File') {
    const more: MenuEntry[] = [
      line,
      act('newWindow', newWindow, 'CmdOrCtrl+Shift+N'),
      { role: 'close', label: closeWindow, accelerator: 'CmdOrCtrl+Shift+W' },
    ];
    return onMac ? more : [...more, line, role('quit', quit)];
  }
  if (menu === 'View') return [line, role('togglefullscreen', fullScreen)];
  if (menu !== 'Help') return [];
  const reports = [line, act('showLog', showLog), act('showCrashReports', showCrashReports)];
  return onMac ? reports : [...reports, line, updates()];
}

/** On a Mac these are in the menu of the application. */
const inAppMenu: ReadonlySet<string> = new Set(['help.about', 'file.settings']);

const updates = () => act('checkForUpdates', words.frame.desktop.checkForUpdates);

function appMenu(): MenuDescription['appMenu'] {
  const { services, hide, hideOthers, unhide, quit } = words.frame.desktop;
  return [
    { command: 'help.about', label: words.frame.actions.about },
    updates(),
    line,
    { command: 'file.settings', label: words.frame.actions.settings, ...acceleratorOf('file.settings') },
    line,
    role('services', services),
    line,
    role('hide', hide),
    role('hideOthers', hideOthers),
    role('unhide', unhide),
    line,
    role('quit', quit),
  ];
}

function windowMenu(): MenuDescription['menus'][number] {
  const { window, minimize, zoom, front } = words.frame.desktop;
  const forMac = [role('zoom', zoom), line, role('front', front)];
  const entries = [role('minimize', minimize), ...(onMac ? forMac : [])];
  return { label: window, entries, role: 'window' };
}

/**
 * Returns the accelerator of an action. Keys with another meaning while typing are left to the page, because the menu
 * does not know about fields.
 */
function acceleratorOf(id: string): { accelerator?: string } {
  const { notWhileTyping, inField } = actionOf(id);
  const [keys] = keysOf(id);
  if (keys === undefined || (notWhileTyping && !inField)) return {};
  const accelerator = keys
    .split('+')
    .map((key) => keyNames[key] ?? key)
    .join('+');
  return acceleratorPattern.test(accelerator) ? { accelerator } : {};
}
