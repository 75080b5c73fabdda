import { type RefObject, useEffect, useRef } from 'react';
import { CommentsPane } from '../../comments/index.ts';
import { Properties } from '../../properties/index.ts';
import { useSession } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import styles from './RightPane.module.css';
import { HistoryPane } from './HistoryPane.tsx';
import { narrow } from '../../panes/panes.ts';
import { focusHome } from '../../browser/leaveField.ts';

const panes = { properties: Properties, history: HistoryPane, comments: CommentsPane } as const;

/** The right pane: the properties of the selection, the history, or the comments. */
export function RightPane() {
  const rightPane = useSession((session) => session.rightPane);
  const Shown = panes[rightPane];
  const place = useRef<HTMLElement>(null);
  useEscape(place);
  return (
    <aside
      ref={place}
      className={styles.fill}
      aria-label={words.frame.actions[rightPane]}
      data-pane=""
      data-manual={rightPane}
    >
      <Shown />
    </aside>
  );
}

/** Escape returns to the outline, where Enter came from. A field may use Escape itself; a drawer closes. */
function useEscape(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || narrow.matches) return;
      if (!(event.target instanceof Node) || !place.current?.contains(event.target)) return;
      focusHome()?.focus();
    };
    // At the document, so that fields handle it first.
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [place]);
}
