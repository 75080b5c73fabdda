import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { prefer } from '../session/preferences.ts';
import { read, useSession } from '../session/store.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** By which it is remembered whether it is folded; without a name it is always open. */
  readonly name?: SectionName;
  readonly title: string;
  /** Whether there is something in it: an empty one is folded until somebody opens it. */
  readonly filled?: boolean;
  /** Its acts, on the right. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export type SectionName = 'shownWhen' | 'answers' | 'media' | 'embed' | 'reference';

/** A group of fields under a small heading. Once it was folded or opened it stays so for every part. */
export function Section({ name, title, filled = true, aside, children }: SectionProps) {
  const id = useId();
  const chosen = useSession(({ preferences }) => (name === undefined ? true : preferences.sections[name]));
  const isOpen = chosen ?? filled;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h3>
          {name === undefined ? (
            title
          ) : (
            <button
              type="button"
              className={styles.fold}
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

/** Opens or folds a section, of this part and of every other one. */
export function showSection(name: SectionName, open: boolean): void {
  void prefer({ sections: { ...read().preferences.sections, [name]: open } });
}
