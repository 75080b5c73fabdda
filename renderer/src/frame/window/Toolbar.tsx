import { FileText, type IconType, Redo2, Search, Send, Undo2 } from '../../theme/icons.tsx';
import { memo, useDeferredValue } from 'react';
import { Button, IconButton, Menu, Tooltip, type MenuItem } from '../../controls/index.ts';
import { shortName, words } from '../../i18n/index.ts';
import { actionOf, perform } from '../../actions/action.ts';
import { type ActionId, entriesIn } from '../actions/actions.ts';
import { type MenuName, menuNames } from '../actions/menus.ts';
import { isDirty, showView, useGuide, useSession } from '../../session/index.ts';
import { shortcutOf } from '../../actions/keymap.ts';
import { itemOf } from '../actions/menuItems.ts';
import styles from './Toolbar.module.css';
import { useHasStudy } from '../../publications/publications.ts';
import { tabsOf } from '../actions/tabs.ts';

/**
 * Menus, the views of the guide, undo and redo, and publishing. A desktop window has the menus of its system instead.
 * Each part renders only when its own words change.
 */
export function Toolbar() {
  const editing = useSession((session) => session.guide !== null);
  const hasSystemMenus = useSession((session) => session.info.capabilities.kind === 'electron');
  return (
    <header className={styles.header} data-pane="">
      <div className={`row ${styles.bar}`}>
        <div className={`row gap1 ${styles.side}`}>
          <h1 className={styles.brand}>Guide Studio</h1>
          {!hasSystemMenus && (
            <nav aria-label={words.frame.menus.label} className={styles.menus}>
              {menuNames.map((menu) => (
                <MenuOf key={menu} menu={menu} />
              ))}
            </nav>
          )}
        </div>
        {editing && <Views />}
        <div className={`row gap1 ${styles.side} ${styles.end}`}>
          {editing && (
            <>
              <IconButton
                icon={Search}
                label={words.frame.find}
                shortcut={shortcutOf('view.palette')}
                onClick={() => perform('view.palette')}
              />
              <Act id="edit.undo" icon={Undo2} />
              <Act id="edit.redo" icon={Redo2} />
              <Publish />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function Publish() {
  // The study view has a main button of its own.
  const isThere = useSession(({ guide }) => guide?.view === 'study');
  const merging = useGuide((guide) => guide.merging !== null);
  return (
    <Tooltip text={merging ? words.merging.first : undefined} describes>
      <Button
        variant={isThere ? undefined : 'primary'}
        icon={Send}
        disabled={merging}
        onClick={() => perform('study.publish')}
      >
        {words.frame.publish}
      </Button>
    </Tooltip>
  );
}

function Views() {
  const file = useGuide((guide) => guide.onDisk.file ?? undefined);
  const name = useGuide((guide) => guide.onDisk.name);
  const dirty = useSession(isDirty);
  const current = useGuide((guide) => guide.view);
  const merging = useGuide((guide) => guide.merging !== null);
  const hasStudy = useHasStudy();
  return (
    <div className={`row gap4 ${styles.middle}`}>
      <Tooltip text={file}>
        <span className={styles.file}>
          <FileText size={14} aria-hidden="true" />
          <span className={`cut ${styles.name}`}>{shortName(name)}</span>
          {dirty && (
            <Tooltip text={words.frame.unsaved}>
              <span className={styles.dirty} role="img" aria-label={words.frame.unsaved} />
            </Tooltip>
          )}
        </span>
      </Tooltip>
      <Tooltip text={merging ? words.merging.first : undefined} describes>
        <nav aria-label={words.views.label} className={styles.views}>
          {tabsOf(hasStudy, current).map((view) => (
            <button
              key={view}
              type="button"
              // In a narrow window the tabs scroll.
              ref={current === view ? scrollIntoRow : undefined}
              aria-current={current === view && !merging ? 'page' : undefined}
              className={styles.view}
              disabled={merging}
              onClick={() => showView(view)}
            >
              {words.views[view]}
            </button>
          ))}
        </nav>
      </Tooltip>
    </div>
  );
}

/** A menu. Its entries are computed when it opens, not at each key press. */
function MenuOf({ menu }: { menu: MenuName }) {
  return <Menu label={words.frame.menus[menu]} bare items={() => itemsOf(menu)} />;
}

function itemsOf(menu: MenuName): readonly MenuItem[] {
  return entriesIn(menu).map(({ id, separated }) => ({ ...itemOf(id), separated }));
}

/** One action as a button; it renders only when its own words change. */
function Act({ id, icon }: { id: ActionId; icon: IconType }) {
  const { label, enabled } = actionOf(id);
  // After the paint, because the name contains the text that is being typed.
  const name = useDeferredValue(useSession(label));
  const possible = useSession(enabled);
  const shortcut = useSession(() => shortcutOf(id));
  return <ActButton id={id} icon={icon} name={name} shortcut={shortcut} disabled={!possible} />;
}

interface ActButtonProps {
  readonly id: ActionId;
  readonly icon: IconType;
  readonly name: string;
  readonly shortcut: string | undefined;
  readonly disabled: boolean;
}

const ActButton = memo(function ActButton({ id, icon, name, shortcut, disabled }: ActButtonProps) {
  return (
    <IconButton
      data-less=""
      icon={icon}
      label={name}
      shortcut={shortcut}
      disabled={disabled}
      onClick={() => perform(id)}
    />
  );
});

/** Scrolls the row of tabs, and nothing else, so that a tab is seen whole. */
function scrollIntoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
}
