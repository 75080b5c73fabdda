import { Properties } from '../properties/Properties.tsx';
import { useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './Aside.module.css';
import { HistoryPane } from './HistoryPane.tsx';

/** What stands on the right: the properties of the selection, or what was done so far. */
export function Aside() {
  const aside = useSession((session) => session.aside);
  return (
    <aside className={styles.fill} aria-label={words.frame.actions[aside]}>
      {aside === 'history' ? <HistoryPane /> : <Properties />}
    </aside>
  );
}
