import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
    // A jump has put the focus into its field already.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  // At the document: a field may have a use of its own for Escape and keeps it then.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && box.current?.contains(event.target);
      if (isHere && event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  // In the layout phase the drawer is still there: a focus that is in it can be given back before it is lost.
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (here?.contains(document.activeElement)) giveBack(opener);
    };
  }, [opener]);
  return (
    <div ref={box} className={styles.drawer} role="dialog" tabIndex={-1} aria-label={words.frame.actions[aside]}>
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

/** Where the focus was before, else the outline. */
function giveBack(opener: Element | null): void {
  const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else row?.focus();
}
