import { X } from '../theme/icons.tsx';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { closeAside } from './panes.ts';
import styles from './SidePane.module.css';
import { useNarrow } from './useNarrow.ts';

interface SidePaneProps {
  readonly title: string;
  /** The number of entries, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/**
 * A list beside the guide, with its name and length above it. In a narrow window it is a drawer, which has its own
 * title.
 */
export function SidePane({ title, count, children }: SidePaneProps) {
  const isNarrow = useNarrow();
  return (
    <div className={`column ${styles.pane}`}>
      <header className={`row gap3 ${styles.head}`}>
        {!isNarrow && <h2 className={styles.title}>{title}</h2>}
        <span className={`faint ${styles.count}`}>{count}</span>
        {!isNarrow && <IconButton size="small" icon={X} label={words.frame.closePane(title)} onClick={closeAside} />}
      </header>
      {children}
    </div>
  );
}
