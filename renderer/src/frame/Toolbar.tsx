import { FileText, Redo2, Send, Undo2 } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { Button, IconButton, Menu, type MenuItem } from '../controls/index.ts';
import { shortName } from '../files/index.ts';
import { isDirty, read, useSession, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { type Action, type ActionId, actionIds, actionOf, keysOf, perform } from './actions.ts';
import { keysInWords } from './keymap.ts';
import styles from './Toolbar.module.css';
import { tabs } from './views.ts';

const menus = ['File', 'Edit', 'Insert', 'View', 'Study', 'Help'] as const;

/** Menus, the views of the guide, undo and redo, and the way to publish. Each part renders only when its own words change. */
export function Toolbar() {
  const editing = useSession((session) => session.phase === 'editing');
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        <h1 className={styles.brand}>Guide Studio</h1>
        <nav aria-label={words.frame.menus.label} className={styles.menus}>
          {menus.map((menu) => (
            <MenuOf key={menu} menu={menu} />
          ))}
        </nav>
      </div>
      {editing && <Views />}
      <div className={`${styles.side} ${styles.end}`}>
        {editing && (
          <>
            <Act id="edit.undo" icon={Undo2} />
            <Act id="edit.redo" icon={Redo2} />
            <Button variant="primary" icon={Send} onClick={() => write({ view: 'study' })}>
              {words.frame.publish}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

function Views() {
  const file = useSession((session) => session.onDisk?.file ?? undefined);
  const name = useSession((session) => session.onDisk?.name ?? '');
  const dirty = useSession(isDirty);
  const current = useSession((session) => session.view);
  return (
    <div className={styles.middle}>
      <span className={styles.file} title={file}>
        <FileText size={14} aria-hidden="true" />
        <span className={styles.name}>{shortName(name)}</span>
        {dirty && (
          <span className={styles.dirty} role="img" aria-label={words.frame.unsaved} title={words.frame.unsaved} />
        )}
      </span>
      <nav aria-label={words.views.label} className={styles.views}>
        {tabs.map((view) => (
          <button
            key={view}
            type="button"
            aria-current={current === view ? 'page' : undefined}
            className={styles.view}
            onClick={() => write({ view })}
          >
            {words.views[view]}
          </button>
        ))}
      </nav>
    </div>
  );
}

function MenuOf({ menu }: { menu: Action['menu'] }) {
  const ids = actionIds.filter((id) => actionOf(id).menu === menu);
  useAppearance(ids);
  return <Menu label={words.frame.menus[menu]} bare items={ids.map(itemOf)} />;
}

/** Renders again when what some actions look like changes. */
function useAppearance(ids: readonly ActionId[]): void {
  useSession(
    useShallow((session) =>
      ids
        .map(actionOf)
        .flatMap((action) => [
          action.label(session),
          action.enabled(session),
          action.checked?.(session),
          shortcutOf(action),
        ]),
    ),
  );
}

function Act({ id, icon }: { id: ActionId; icon: typeof Undo2 }) {
  useAppearance([id]);
  const session = read();
  const action = actionOf(id);
  return (
    <IconButton
      icon={icon}
      label={action.label(session)}
      shortcut={shortcutOf(action)}
      disabled={!action.enabled(session)}
      onClick={() => perform(id)}
    />
  );
}

function itemOf(id: ActionId): MenuItem {
  const session = read();
  const action = actionOf(id);
  return {
    label: action.label(session),
    shortcut: shortcutOf(action),
    disabled: !action.enabled(session),
    checked: action.checked?.(session),
    separated: action.separated,
    onSelect: () => void perform(id),
  };
}

function shortcutOf(action: Action): string | undefined {
  const [first] = keysOf(action);
  return first === undefined ? undefined : keysInWords(first);
}
