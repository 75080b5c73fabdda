import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A group of fields under a small heading, with its acts on the right. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h3>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
