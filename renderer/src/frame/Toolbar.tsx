import { FileText, Redo2, Send, Undo2 } from 'lucide-react';
import { Button, IconButton, Menu, type MenuItem } from '../controls/index.ts';
import { shortName } from '../files/index.ts';
import { isDirty, type Session, useSession, type View, write } from '../session/store.ts';
import { type Action, type ActionId, actionIds, actionOf, keysOf, perform } from './actions.ts';
import { keysInWords } from './keymap.ts';
import styles from './Toolbar.module.css';

const menus = ['File', 'Edit', 'View', 'Study', 'Help'] as const;
const views: readonly { view: View; label: string }[] = [
  { view: 'guide', label: 'Guide' },
  { view: 'study', label: 'Study' },
];

/** Menus, the views of the guide, undo and redo, and the way to publish. */
export function Toolbar() {
  const session = useSession();
  const editing = session.phase === 'editing';
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        <h1 className={styles.brand}>Guide Studio</h1>
        <nav aria-label="Menus" className={styles.menus}>
          {menus.map((menu) => (
            <Menu key={menu} label={menu} bare items={itemsOf(menu, session)} />
          ))}
        </nav>
      </div>
      {editing && <Views session={session} />}
      <div className={`${styles.side} ${styles.end}`}>
        {editing && (
          <>
            <Act id="edit.undo" icon={Undo2} session={session} />
            <Act id="edit.redo" icon={Redo2} session={session} />
            <Button variant="primary" icon={Send} onClick={() => write({ view: 'study' })}>
              Publish
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

function Views({ session }: { session: Session }) {
  return (
    <div className={styles.middle}>
      <span className={styles.file} title={session.onDisk?.file ?? undefined}>
        <FileText size={14} aria-hidden="true" />
        <span className={styles.name}>{shortName(session.onDisk?.name ?? '')}</span>
        {isDirty(session) && (
          <span className={styles.dirty} role="img" aria-label="Unsaved changes" title="Unsaved changes" />
        )}
      </span>
      <nav aria-label="Views" className={styles.views}>
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            aria-current={session.view === view ? 'page' : undefined}
            className={styles.view}
            onClick={() => write({ view })}
          >
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}

function Act({ id, icon, session }: { id: ActionId; icon: typeof Undo2; session: Session }) {
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

function itemsOf(menu: Action['menu'], session: Session): MenuItem[] {
  return actionIds.flatMap((id): MenuItem[] => {
    const action = actionOf(id);
    if (action.menu !== menu) return [];
    return [
      {
        label: action.label(session),
        shortcut: shortcutOf(action),
        disabled: !action.enabled(session),
        checked: action.checked?.(session),
        separated: action.separated,
        onSelect: () => void perform(id),
      },
    ];
  });
}

function shortcutOf(action: Action): string | undefined {
  const [first] = keysOf(action);
  return first === undefined ? undefined : keysInWords(first);
}
