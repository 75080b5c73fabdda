import { X } from '../theme/icons.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/index.ts';
import { closeDrawer, type Pane, useSession } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './Drawer.module.css';
import { isShown } from './panes.ts';

interface DrawerProps {
  readonly pane: Pane;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A pane over the view, for windows without room beside it. Renders nothing while closed. It takes the focus when it
 * opens and returns it; Escape closes it.
 */
export function Drawer(props: DrawerProps) {
  const isOpen = useSession((session) => isShown(session, props.pane));
  return isOpen && <OpenDrawer {...props} />;
}

function OpenDrawer({ pane, title, children }: DrawerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // A jump may already have moved the focus into a field.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  // At the document: a field may use Escape itself.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && box.current?.contains(event.target);
      if (isHere && event.key === 'Escape' && !event.defaultPrevented) closeDrawer();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  useEffect(() => {
    const here = box.current;
    if (pane !== 'outline') return;
    here?.addEventListener('click', closeWhenChosen);
    return () => here?.removeEventListener('click', closeWhenChosen);
  }, [pane]);
  // In the layout phase the drawer still exists, so its focus can be returned before it is lost.
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (here?.contains(document.activeElement)) giveBack(opener);
    };
  }, [opener]);
  return (
    <div
      ref={box}
      className={`column ${styles.drawer}`}
      data-side={pane}
      role="dialog"
      tabIndex={-1}
      aria-label={title}
    >
      <div className={`row ${styles.head}`}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton size="small" icon={X} label={words.frame.closeDrawer} onClick={closeDrawer} />
      </div>
      <div className={`column ${styles.body}`}>{children}</div>
    </div>
  );
}

/**
 * Closes the drawer when a part in its list is chosen, because the drawer covers the guide. Not when several are chosen
 * with a modifier key.
 */
function closeWhenChosen({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('[data-twisty]')) return;
  const isPart = target.closest('[role="treeitem"], [role="option"]') !== null;
  // The list itself handles the press first.
  if (isPart && !ctrlKey && !metaKey && !shiftKey) setTimeout(closeDrawer);
}

/** Returns the focus to where it was, otherwise to the outline. */
function giveBack(opener: Element | null): void {
  const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else row?.focus();
}
