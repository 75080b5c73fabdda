import { useEffect, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { ImportedRow } from '../worker/importMessages.ts';
import styles from './ReportRows.module.css';

/** Rows shown at once, and how many more each time. */
const step = 200;

interface ReportRowsProps {
  readonly rows: readonly ImportedRow[];
  /** What to say if there are none. */
  readonly nothing: string;
  /** The index of the selected row; null if none is. */
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
  readonly shown: number;
  readonly onShown: (count: number) => void;
  readonly onAccept: (proposal: number, isAccepted: boolean) => void;
}

/** What became of the parts of a source, one after the other, each leading to its item in the result. */
export function ReportRows({ rows, nothing, selected, onSelect, shown, onShown, onAccept }: ReportRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = selected === null ? undefined : list.current?.children[selected];
    row?.scrollIntoView({ block: 'nearest' });
    // Keys act on the marked row, also when it was reached by F8.
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [selected]);
  const count = Math.max(shown, (selected ?? 0) + 1);
  if (rows.length === 0) return <p className={styles.nothing}>{nothing}</p>;
  return (
    <>
      <ol ref={list} className={styles.rows}>
        {rows.slice(0, count).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a report have no ids
          <Row key={index} {...{ row, onAccept }} isSelected={index === selected} onSelect={() => onSelect(index)} />
        ))}
      </ol>
      {rows.length > count && (
        <Button onClick={() => onShown(count + step)}>
          {words.importing.moreRows(Math.min(step, rows.length - count))}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly row: ImportedRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onAccept: ReportRowsProps['onAccept'];
}

function Row({ row, isSelected, onSelect, onAccept }: RowProps) {
  const { importing } = words;
  const { verdict, kind, place, text, message, proposal } = row;
  const isOpen = verdict === 'proposed';
  return (
    <li className={styles.row} data-verdict={verdict} data-selected={isSelected || undefined}>
      <button type="button" className={styles.choose} aria-pressed={isSelected} onClick={onSelect}>
        <span className={styles.head}>
          <span className={styles.verdict}>{importing.verdicts[verdict].name}</span>
          <span>{importing.kinds[kind]}</span>
          <span className={styles.place}>{importing.place(place)}</span>
        </span>
        <span className={styles.text} dir="auto">
          {text}
        </span>
        {message === '' ? null : <span className={styles.message}>{message}</span>}
      </button>
      {proposal === undefined ? null : (
        <div className={styles.acts}>
          <Button
            aria-label={isOpen ? importing.acceptNamed(text) : importing.takeBackNamed(text)}
            onClick={() => onAccept(proposal, isOpen)}
          >
            {isOpen ? importing.accept : importing.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}
