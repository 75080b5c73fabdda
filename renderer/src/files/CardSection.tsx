import { type ReactNode, useId } from 'react';
import styles from './CardSection.module.css';

interface CardSectionProps {
  /** Left out where a dialog has it. */
  readonly title?: string;
  /** Cards of one or two lines stand closer together. */
  readonly dense?: boolean;
  /** One list item for each card. */
  readonly children: ReactNode;
}

/** Cards of one kind, under their name. */
export function CardSection({ title, dense, children }: CardSectionProps) {
  const id = useId();
  const cards = (
    <ul className={styles.grid} data-dense={dense || undefined}>
      {children}
    </ul>
  );
  if (title === undefined) return cards;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {cards}
    </section>
  );
}
