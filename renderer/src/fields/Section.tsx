import { ChevronDown, ChevronRight } from '../theme/icons.tsx';
import { type ReactNode, useId } from 'react';
import { prefer, read, useSession } from '../session/index.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The name under which its folding is remembered; without one it is always open. */
  readonly name?: SectionName;
  readonly title: string;
  /** False if empty: it is then folded until it is opened. */
  readonly filled?: boolean;
  /** Its actions, at the right. */
  readonly aside?: ReactNode;
  /** Its page of the manual: a part in `manual/manualPlaces.ts`. */
  readonly manual?: string;
  readonly children: ReactNode;
}

export type SectionName = 'shownWhen' | 'answers' | 'media' | 'embed' | 'reference';

/** A group of fields under a small heading. Once folded or opened, it stays so for every part. */
export function Section({ name, title, filled = true, aside, manual, children }: SectionProps) {
  const id = useId();
  const chosen = useSession(({ preferences }) => (name === undefined ? true : preferences.sections[name]));
  const isOpen = chosen ?? filled;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    // The focus goes to a section that is pressed beside its fields, so that the manual opens at its page.
    <section className={styles.section} data-manual={manual} tabIndex={manual === undefined ? undefined : -1}>
      <header className={styles.header}>
        <h3>
          {name === undefined ? (
            title
          ) : (
            <button
              type="button"
              className={`bare ${styles.fold}`}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => showSection(name, !isOpen)}
            >
              <Icon size={14} aria-hidden="true" /> {title}
            </button>
          )}
        </h3>
        {aside}
      </header>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

/** Opens or folds a section, for all parts. */
export function showSection(name: SectionName, open: boolean): void {
  void prefer({ sections: { ...read().preferences.sections, [name]: open } });
}
