import { acceleratorPattern, type MenuDescription, type MenuEntry } from '@guide-studio/host/common';
import { afterUnsaved, openFile } from '../session/files.ts';
import { read, type Session, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import { command, keysOf } from './keymap.ts';
import { type Action, type ActionId, actionIds, actionOf, menuNames } from './actions.ts';

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

/** In the desktop application the system's menu is drawn from the same table of actions. Elsewhere nothing happens. */
export function connectDesktop(): void {
  const bridge = window.guideStudio;
  if (!bridge) return;
  bridge.onCommand((id) => {
    if (isAction(id)) command(id);
  });
  bridge.onOpenFile((file) => afterUnsaved(() => void openFile(file)));
  let drawn = '';
  const draw = (session: Session) => {
    const menu = menuOf(session);
    const text = JSON.stringify(menu);
    if (text === drawn) return;
    drawn = text;
    void bridge.describeMenu(menu);
  };
  draw(read());
  // A menu is looked at rarely and typing is not: it is drawn once the hands rest.
  let due: ReturnType<typeof setTimeout> | undefined;
  useSession.subscribe(() => {
    clearTimeout(due);
    due = setTimeout(() => draw(read()), menuPauseMs);
  });
}

function isAction(id: string): id is ActionId {
  return (actionIds as readonly string[]).includes(id);
}

function menuOf(session: Session): MenuDescription {
  return { menus: menuNames.map((menu) => ({ label: words.frame.menus[menu], entries: entriesOf(menu, session) })) };
}

function entriesOf(menu: Action['menu'], session: Session): MenuEntry[] {
  const entries = actionIds.flatMap((id): MenuEntry[] => {
    const action = actionOf(id);
    if (action.menu !== menu) return [];
    const entry: MenuEntry = {
      command: id,
      label: action.label(session).slice(0, 100),
      enabled: action.enabled(session),
      ...acceleratorOf(id),
      ...(action.checked ? { checked: action.checked(session) } : {}),
    };
    return action.separated ? [{ line: true }, entry] : [entry];
  });
  return menu === 'Edit' ? [...entries, { line: true }, ...textRoles] : entries;
}

const textRoles: readonly MenuEntry[] = [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }];

/** Keys that mean something else while typing stay with the page. */
function acceleratorOf(id: ActionId): { accelerator?: string } {
  const [keys] = keysOf(id);
  if (keys === undefined || actionOf(id).notWhileTyping) return {};
  const accelerator = keys
    .split('+')
    .map((key) => keyNames[key] ?? key)
    .join('+');
  return acceleratorPattern.test(accelerator) ? { accelerator } : {};
}
