import '../i18n/later.ts';
import type { TestLine, TestPlace } from '@guide-studio/guide-core/internal';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusLate } from '../browser/focusLate.ts';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';
import { IconButton, Menu, type MenuItem } from '../controls/index.ts';
import { Plus, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import styles from './Editor.module.css';

/** What is open for editing. */
export interface Opened {
  /** The place of a line, as text, or what is being added. */
  readonly id: string;
  /** It was just added, so its first field is focused. */
  readonly isAdded: boolean;
}
export const openedBy = (place: TestPlace): string => JSON.stringify(place);

interface EntriesProps {
  readonly title: string;
  /** The name of the button that adds. */
  readonly addName: string;
  readonly lines: readonly TestLine[];
  readonly add: readonly MenuItem[];
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onRemove: (place: TestPlace) => void;
  readonly renderFields: (place: TestPlace) => ReactNode;
  /** What is below the lines. */
  readonly children: ReactNode;
}

/** The lines of a test under a heading. Each opens the fields to change it, and can be removed. */
export function Entries({
  title,
  addName,
  lines,
  add,
  opened,
  onOpen,
  onRemove,
  renderFields,
  children,
}: EntriesProps) {
  const box = useRef<HTMLElement>(null);
  const entries = entriesOf(lines);
  useEffect(() => {
    if (opened?.isAdded !== true) return undefined;
    // The menu that added it takes the focus back first.
    const later = setTimeout(() =>
      focusLate(
        box.current?.querySelector<HTMLElement>(`.${styles.fields} :is(input, select, textarea, button:enabled)`),
      ),
    );
    return () => clearTimeout(later);
  }, [opened]);
  const remove = (at: number, place: TestPlace): void => {
    onRemove(place);
    unlessFocusMoves(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
      focusLate(rows[Math.min(at, rows.length - 1)] ?? box.current?.querySelector('button'));
    });
  };
  return (
    <section ref={box} className={styles.section} aria-label={title}>
      <header className={`row ${styles.head}`}>
        <h3 className={styles.heading}>{title}</h3>
        <Menu label={addName} icon={Plus} align="end" items={add} />
      </header>
      <ul className={styles.entries}>
        {entries.map(({ id, place, texts }, at) => (
          <li key={id} className={styles.entry} data-open={opened?.id === id || undefined}>
            <div className={`row ${styles.line}`}>
              <button
                type="button"
                data-line
                className={`bare grow ${styles.entryText}`}
                aria-expanded={opened?.id === id}
                onClick={() => onOpen(opened?.id === id ? null : { id, isAdded: false })}
              >
                {texts.map((text) => (
                  <span key={text} className={styles.text} dir="auto">
                    {text}
                  </span>
                ))}
              </button>
              <IconButton
                icon={X}
                size="small"
                label={words.tests.takeOut(words.tests.parts[place.part])}
                onClick={() => remove(at, place)}
              />
            </div>
            {opened?.id === id && <div className={styles.fields}>{renderFields(place)}</div>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

interface Entry {
  readonly id: string;
  readonly place: TestPlace;
  readonly texts: readonly string[];
}

/** Joins the lines of the same place. */
function entriesOf(lines: readonly TestLine[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const { place, text } of lines) {
    const id = openedBy(place);
    entries.set(id, { id, place, texts: [...(entries.get(id)?.texts ?? []), text] });
  }
  return [...entries.values()];
}
