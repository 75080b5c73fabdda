import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/index.ts';
import { useSession, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { Aside } from './Aside.tsx';
import styles from './Drawer.module.css';

const close = () => write({ drawer: false });

/** The pane on the right over the guide. It takes the focus when it opens and gives it back; Escape closes it. */
export function Drawer() {
  const aside = useSession((session) => session.aside);
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const here = box.current;
    // A jump has put the focus into its field already.
    if (!here?.contains(document.activeElement)) here?.focus();
    return () => {
      requestAnimationFrame(() => giveBack(opener));
    };
  }, [opener]);
  return (
    <div
      ref={box}
      className={styles.drawer}
      role="dialog"
      tabIndex={-1}
      aria-label={words.frame.actions[aside]}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{words.frame.actions[aside]}</h2>
        <IconButton size="small" icon={X} label={words.frame.closeDrawer} onClick={close} />
      </div>
      <div className={styles.body}>
        <Aside />
      </div>
    </div>
  );
}

/** Where the focus was before, unless somebody has taken it somewhere else meanwhile. */
function giveBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else row?.focus();
}
