import '../i18n/later.ts';
import { type ReactNode, useRef } from 'react';
import { focusLate } from '../browser/focusLate.ts';
import { unlessFocusMoves } from '../browser/unlessFocusMoves.ts';
import { Button, IconButton, usePaged } from '../controls/index.ts';
import { ArrowDown, ArrowUp, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import styles from './Editor.module.css';

interface PickedListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
  /** Their order counts, so they can be moved. */
  readonly ordered: boolean;
  /** Receives the places of the entries as they then are. */
  readonly onPlaces: (places: readonly number[]) => void;
  /** Adds an entry. */
  readonly children: ReactNode;
}

const entriesAtOnce = 50;

/** What was picked from a longer list, to be removed and moved, with the field that adds to it. */
export function PickedList({ label, entries, ordered, onPlaces, children }: PickedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, rest, step, showMore } = usePaged(entries, entriesAtOnce);
  const places = entries.map((_, at) => at);
  const move = (at: number, to: number, button: HTMLElement): void => {
    onPlaces(places.with(at, to).with(to, at));
    // The browser loses the focus of a row that moves.
    unlessFocusMoves(() => focusLate(button));
  };
  const remove = (at: number): void => {
    onPlaces(places.toSpliced(at, 1));
    unlessFocusMoves(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      focusLate(rows[Math.min(at, rows.length - 1)] ?? box.current?.querySelector<HTMLElement>('input, select'));
    });
  };
  return (
    <div ref={box} className={styles.picked}>
      <ul aria-label={label} className={styles.rows}>
        {shown.map((entry, at) => (
          <li key={entry.id} className={`row gap1 ${styles.row}`}>
            <span className={`grow ${styles.text}`} dir="auto">
              {entry.label}
            </span>
            {ordered && (
              <>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={words.tests.moveUp(entry.label)}
                  disabled={at === 0}
                  onClick={({ currentTarget }) => move(at, at - 1, currentTarget)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={words.tests.moveDown(entry.label)}
                  disabled={at === entries.length - 1}
                  onClick={({ currentTarget }) => move(at, at + 1, currentTarget)}
                />
              </>
            )}
            <IconButton
              icon={X}
              size="small"
              data-remove
              label={words.tests.takeOut(entry.label)}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="quiet" onClick={showMore}>
          {words.controls.showMore(step, rest)}
        </Button>
      )}
      {children}
    </div>
  );
}
