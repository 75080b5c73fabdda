import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/index.ts';
import { words } from '../words/index.ts';
import { closeAside } from './panes.ts';
import styles from './SidePane.module.css';
import { useNarrow } from './useNarrow.ts';

interface SidePaneProps {
  readonly title: string;
  /** How many of what the pane holds, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/** A list beside the guide: its name and how long it is, above it. In a narrow window it is a drawer, which names itself. */
export function SidePane({ title, count, children }: SidePaneProps) {
  const isNarrow = useNarrow();
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        {!isNarrow && <h2 className={styles.title}>{title}</h2>}
        <span className={styles.count}>{count}</span>
        {!isNarrow && <IconButton size="small" icon={X} label={words.frame.closePane(title)} onClick={closeAside} />}
      </header>
      {children}
    </div>
  );
}
