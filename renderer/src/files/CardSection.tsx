import { type ReactNode, useId } from 'react';
import styles from './CardSection.module.css';

interface CardSectionProps {
  /** Omitted if a dialog already shows it. */
  readonly title?: string;
  /** Puts cards of one or two lines closer together. */
  readonly dense?: boolean;
  /** One list item per card. */
  readonly children: ReactNode;
}

/** Cards of one kind, under a heading. */
export function CardSection({ title, dense, children }: CardSectionProps) {
  const id = useId();
  const cards = (
    <ul className={styles.grid} data-dense={dense || undefined}>
      {children}
    </ul>
  );
  if (title === undefined) return cards;
  return (
    <section aria-labelledby={id} className="stack gap3">
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {cards}
    </section>
  );
}
