import { acceleratorPattern, type MenuDescription, type MenuEntry } from '@guide-studio/host/common';
import { afterUnsaved, askFor, hasUnsavedWork, openFile, read, type Session, useSession } from '../../session/index.ts';
import { spoken, words } from '../../words/index.ts';
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
  void started.finally(() => bridge.onOpenFile((file) => afterUnsaved(() => void openFile(file))));
  let drawn = '';
  const draw = (session: Session) => {
    const menu = menuOf(session);
    const text = JSON.stringify(menu);
    if (text === drawn) return;
    drawn = text;
    void bridge.describeMenu(menu);
  };
  draw(read());
  // The menu is drawn after a pause in typing, because it is rarely looked at.
  let due: ReturnType<typeof setTimeout> | undefined;
  useSession.subscribe(() => {
    clearTimeout(due);
    due = setTimeout(() => draw(read()), menuPauseMs);
  });
}

function menuOf(session: Session): MenuDescription {
  const menus = menuNames.map((menu) => ({ label: words.frame.menus[menu], entries: entriesOf(menu, session) }));
  return {
    menus: onMac ? menus.toSpliced(-1, 0, windowMenu()) : menus,
    appMenu: onMac ? appMenu() : [],
    language: spoken,
    textMenu: [
      role('cut', words.writing.cut),
      role('copy', words.writing.copy),
      role('paste', words.writing.paste),
      role('selectAll', words.frame.desktop.selectAll),
    ],
    edited: hasUnsavedWork(session),
    theme: session.theme,
  };
}

function entriesOf(menu: MenuName, session: Session): MenuEntry[] {
  const entries = entriesIn(menu).flatMap(({ id, separated }): MenuEntry[] => {
    const shown = ownRoles(id) ?? [commandOf(id, session)];
    return separated ? [line, ...shown] : shown;
  });
  return [...entries, ...atTheEnd(menu)];
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
const role = (name: RoleEntry['role'], label: string): RoleEntry => ({ role: name, label });

/** Uses the system roles for the clipboard, for texts and, through its events, for parts of the guide. */
function ownRoles(id: string): MenuEntry[] | null {
  if (id === 'edit.cut') return [role('cut', words.writing.cut)];
  if (id === 'edit.copy') return [role('copy', words.writing.copy)];
  return id === 'edit.paste' ? [role('paste', words.writing.paste)] : null;
}

/** On a Mac, quitting is in the menu of the application. */
function atTheEnd(menu: MenuName): MenuEntry[] {
  if (menu === 'File' && !onMac) return [line, role('quit', words.frame.desktop.quit)];
  return menu === 'View' ? [line, role('togglefullscreen', words.frame.desktop.fullScreen)] : [];
}

function appMenu(): MenuDescription['appMenu'] {
  const { about, services, hide, hideOthers, unhide, quit } = words.frame.desktop;
  return [
    role('about', about),
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
  const { window, minimize, zoom } = words.frame.desktop;
  return { label: window, entries: [role('minimize', minimize), role('zoom', zoom)] };
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
