import '../i18n/later.ts';
import { useMemo, useState } from 'react';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { type FindingCode, findingTitle, weightOf } from '@guide-studio/interview-engine/paths';
import { ChevronDown, ChevronRight } from '../theme/icons.tsx';
import { Button, EmptyState, Select } from '../controls/index.ts';
import { select } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';
import type { FindingRow } from './findingRows.ts';
import styles from './FindingsList.module.css';
import { Fix } from './Fix.tsx';
import { Why } from './Why.tsx';
import { LongList } from './LongList.tsx';
import type { NoteKind, NoteRow } from './noteRows.ts';

interface FindingsListProps {
  readonly known: GuidePaths;
  readonly rows: readonly FindingRow[];
  /** What is worth knowing, folded below them. */
  readonly notes: readonly NoteRow[];
  /** Called when a finding is to be shown in the flow. */
  readonly onShow: () => void;
}

/** A row of the list; `notes` is the button that shows and hides what is worth knowing. */
type ListedRow = FindingRow | NoteRow | 'none' | 'notes';

type Kind = FindingCode | NoteKind;

const kindOf = (row: FindingRow | NoteRow): Kind => ('finding' in row ? row.finding.code : row.kind);

/**
 * What to look at, with the number of each kind, then what is worth knowing, folded until it is wanted. Each leads to its
 * place.
 */
export function FindingsList({ known, rows, notes, onShow }: FindingsListProps) {
  const [chosen, setKind] = useState<Kind | 'all'>('all');
  const [isOpen, setOpen] = useState(false);
  const { findings } = words.paths;
  const counts = useMemo(() => countsOf([...rows, ...notes]), [rows, notes]);
  const named = (one: Kind, count: number): string =>
    one in words.paths.notes.kinds
      ? words.paths.notes.kind(words.paths.notes.kinds[one as NoteKind], count)
      : findings.kind(findingTitle(one as FindingCode, uiLanguage), count);
  // The last one of a kind may have been repaired.
  const kind = chosen !== 'all' && counts.has(chosen) ? chosen : 'all';
  const shown = useMemo((): readonly ListedRow[] => {
    if (kind !== 'all') return [...rows, ...notes].filter((row) => kindOf(row) === kind);
    const folded: readonly ListedRow[] = notes.length === 0 ? [] : ['notes', ...(isOpen ? notes : [])];
    return [...(rows.length === 0 ? (['none'] as const) : rows), ...folded];
  }, [rows, notes, kind, isOpen]);
  if (rows.length === 0 && notes.length === 0)
    return <EmptyState text={known.fixed.length > 0 ? findings.withFixed : findings.none} />;
  return (
    <>
      {counts.size > 0 && (
        <div className={`cluster ${styles.head}`}>
          <Select
            className={styles.filter}
            aria-label={findings.which}
            value={kind}
            options={[
              { value: 'all', label: findings.all(rows.length) },
              ...[...counts].map(([value, count]) => ({ value, label: named(value, count) })),
            ]}
            onValue={setKind}
          />
        </div>
      )}
      <LongList
        label={findings.name}
        count={shown.length}
        height={56}
        renderRow={(at) => {
          const row = shown[at];
          if (row === undefined) return null;
          if (row === 'none') return <p className={styles.row}>{findings.none}</p>;
          if (row === 'notes')
            return (
              <div className={styles.folded}>
                <Button
                  variant="quiet"
                  icon={isOpen ? ChevronDown : ChevronRight}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {words.paths.notes.title(notes.length)}
                </Button>
                <span>{words.paths.notes.explained}</span>
              </div>
            );
          return 'keys' in row ? (
            <NoteAt row={row} onShow={onShow} />
          ) : (
            <FindingAt known={known} row={row} onShow={onShow} />
          );
        }}
      />
    </>
  );
}

interface FindingProps extends Omit<FindingsListProps, 'rows' | 'notes'> {
  readonly row: FindingRow;
}

function FindingAt({ known, row, onShow }: FindingProps) {
  const goal = goalOf(row.finding);
  const show = (): void => {
    if (row.key !== null) select([row.key]);
    onShow();
  };
  return (
    <div className={styles.row} data-serious={weightOf(row.finding) === 'end' || undefined}>
      <span className={styles.kind}>{findingTitle(row.finding.code, uiLanguage)}</span>
      <p className={styles.sentence} dir="auto">
        {row.sentence}
      </p>
      {goal !== null && <Why known={known} goal={goal} />}
      <span className={styles.actions}>
        <Button onClick={show}>{words.paths.toFlow}</Button>
        <Fix known={known} finding={row.finding} />
      </span>
    </div>
  );
}

interface NoteProps extends Pick<FindingsListProps, 'onShow'> {
  readonly row: NoteRow;
}

function NoteAt({ row, onShow }: NoteProps) {
  const [first] = row.keys;
  const show = (): void => {
    if (first !== undefined) select([first]);
    onShow();
  };
  return (
    <div className={styles.row}>
      <span className={styles.kind}>{words.paths.notes.kinds[row.kind]}</span>
      <p className={styles.sentence} dir="auto">
        {row.sentence}
      </p>
      <span className={styles.actions}>
        <Button onClick={show}>{words.paths.toFlow}</Button>
      </span>
    </div>
  );
}

/** Returns the number of rows of each kind, in the order in which the kinds appear. */
function countsOf(rows: readonly (FindingRow | NoteRow)[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const row of rows) counts.set(kindOf(row), (counts.get(kindOf(row)) ?? 0) + 1);
  return counts;
}
