import '../words/later.ts';
import { useMemo, useState } from 'react';
import { Button, EmptyState, Select } from '../controls/index.ts';
import { select } from '../session/index.ts';
import { words } from '../words/index.ts';
import { type Known, selectOutcome } from './exploring.ts';
import type { FindingKind, FindingRow } from './findingRows.ts';
import styles from './FindingsList.module.css';
import { Fix } from './Fix.tsx';
import { Why } from './Why.tsx';
import { LongList } from './LongList.tsx';

interface FindingsListProps {
  readonly known: Known;
  readonly rows: readonly FindingRow[];
  /** Called when a finding is to be shown in the flow. */
  readonly onShow: () => void;
}

/** What to look at, with the number of each kind. Each leads to its place. */
export function FindingsList({ known, rows, onShow }: FindingsListProps) {
  const [chosen, setKind] = useState<FindingKind | 'all'>('all');
  const { findings } = words.paths;
  const counts = useMemo(() => countsOf(rows), [rows]);
  // The last one of a kind may have been repaired.
  const kind = chosen !== 'all' && counts.has(chosen) ? chosen : 'all';
  const shown = useMemo(() => rows.filter((row) => kind === 'all' || row.kind === kind), [rows, kind]);
  if (rows.length === 0) return <EmptyState text={known.fixed.length > 0 ? findings.withFixed : findings.none} />;
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
              ...[...counts].map(([value, count]) => ({ value, label: findings.kind(findings.kinds[value], count) })),
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
          return row === undefined ? null : <FindingAt known={known} row={row} onShow={onShow} />;
        }}
      />
    </>
  );
}

interface FindingProps extends Omit<FindingsListProps, 'rows'> {
  readonly row: FindingRow;
}

function FindingAt({ known, row, onShow }: FindingProps) {
  const show = (): void => {
    if (row.key === null) selectOutcome('complete');
    else select([row.key]);
    onShow();
  };
  return (
    <div className={styles.row}>
      <span className={styles.kind}>{words.paths.findings.kinds[row.kind]}</span>
      <p className={styles.sentence} dir="auto">
        {row.sentence}
      </p>
      {row.goal !== null && <Why known={known} goal={row.goal} />}
      <span className={styles.actions}>
        <Button onClick={show}>{words.paths.toFlow}</Button>
        {row.finding !== null && <Fix known={known} finding={row.finding} />}
      </span>
    </div>
  );
}

/** Returns the number of findings of each kind, in the order in which the kinds appear. */
function countsOf(rows: readonly FindingRow[]): ReadonlyMap<FindingKind, number> {
  const counts = new Map<FindingKind, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
