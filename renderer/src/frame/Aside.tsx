import { CommentsPane } from '../comments/CommentsPane.tsx';
import { Properties } from '../properties/Properties.tsx';
import { useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './Aside.module.css';
import { HistoryPane } from './HistoryPane.tsx';

const panes = { properties: Properties, history: HistoryPane, comments: CommentsPane } as const;

/** What stands on the right: the properties of the selection, what was done so far, or what people say about it. */
export function Aside() {
  const aside = useSession((session) => session.aside);
  const Shown = panes[aside];
  return (
    <aside className={styles.fill} aria-label={words.frame.actions[aside]}>
      <Shown />
    </aside>
  );
}
