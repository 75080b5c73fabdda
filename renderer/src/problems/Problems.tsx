import type { GuideDocument, Key } from '@guide-studio/guide-core/edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from '../theme/icons.tsx';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { fetched } from '../browser/fetched.ts';
import { Segmented } from '../controls/index.ts';
import { keepSize, keptSize } from '../panes/paneSizes.ts';
import {
  hasBrokenTests,
  type OffShown,
  severities,
  type ShownFinding,
  type Severity,
  showProblems,
  useFindings,
  useGuide,
  useSession,
  worstIn,
} from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { severityLook } from '../theme/severityLook.ts';
import { hasProblemList } from './hasProblemList.ts';
import { HeightHandle, usualHeight } from './HeightHandle.tsx';
import { blockName } from './placeInGuide.ts';
import { foldProblems } from './openProblems.ts';
import { ProblemLine } from './ProblemLine.tsx';
import styles from './Problems.module.css';
import { offRows, type ProblemFilter, type ProblemRow, rowsOf } from './rows.ts';

const OffLine = fetched(async () => (await import('./OffLine.tsx')).OffLine);
const SettingsNotice = fetched(async () => (await import('./SettingsNotice.tsx')).SettingsNotice);

const heights: Readonly<Record<ProblemRow['kind'], number>> = { heading: 30, finding: 52, off: 52 };

/**
 * Problems and advice, by severity and block. Opens only on request. Until then the status bar shows their number, and
 * this is hidden except from screen readers.
 */
export function Problems() {
  const { doc, all, off, counts, isUntouched } = useFindings();
  const isListed = useGuide(hasProblemList);
  const problem = useGuide((guide) => guide.settingsProblem);
  const readOnly = useGuide((guide) => guide.onDisk.losses !== null);
  const isBroken = useGuide(hasBrokenTests);
  const open = useGuide((guide) => guide.problemsOpen);
  const chosen = useSession((session) => keptSize('problems', session));
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? chosen ?? usualHeight;
  const [filter, setFilter] = useState<ProblemFilter>('all');
  const shown = open && isListed;
  const kinds = severities.filter((severity) => counts[severity] > 0);
  const filters: readonly ProblemFilter[] = [
    ...(kinds.length > 0 ? (['all'] as const) : []),
    ...(kinds.length > 1 ? kinds : []),
    ...(off.length > 0 ? (['off'] as const) : []),
  ];
  const counted = { ...counts, all: all.length, off: off.length };
  const chosenFilter = filters.includes(filter) ? filter : (filters[0] ?? 'all');
  const numbers = words.problems.summary(counts, readOnly || isBroken);
  const summary = off.length === 0 ? numbers : `${numbers} · ${words.problems.switchedOff(off.length)}`;
  useEffect(() => {
    // A list that became empty is closed, so that later problems do not open it.
    if (!isListed) showProblems(false);
  }, [isListed]);
  return (
    <section
      className={styles.problems}
      data-none={!shown || undefined}
      aria-label={words.problems.label}
      id="problems"
      data-pane=""
      data-manual="problems"
    >
      {shown && (
        <HeightHandle
          share={share}
          onShare={(next, isFinal) => {
            setDragged(isFinal ? null : next);
            if (isFinal) keepSize('problems', next);
          }}
        />
      )}
      <div className={`row gap3 ${styles.head}`}>
        {shown ? (
          <button type="button" className={`row bare grow ${styles.bar}`} aria-expanded onClick={foldProblems}>
            <SeverityIcon severity={worstIn(counts)} />
            <span>{summary}</span>
            <ChevronDown size={15} aria-hidden="true" />
          </button>
        ) : (
          <p>{isUntouched ? words.frame.status.nothingWritten : summary}</p>
        )}
        {shown && filters.length > 1 && (
          <Segmented
            label={words.problems.filter}
            value={chosenFilter}
            options={filters.map((value) => ({ value, label: words.problems.filters[value](counted[value]) }))}
            onValue={setFilter}
          />
        )}
      </div>
      {shown && problem && (
        <Suspense>
          <SettingsNotice problem={problem} />
        </Suspense>
      )}
      {shown && doc && filters.length > 0 && (
        <ProblemList doc={doc} all={all} off={off} filter={chosenFilter} share={share} />
      )}
    </section>
  );
}

function SeverityIcon({ severity, named }: { readonly severity: Severity | null; readonly named?: boolean }) {
  const { icon: Icon, className: look } = severityLook(severity);
  const name = named && severity ? { role: 'img', 'aria-label': words.problems.severities[severity] } : {};
  return <Icon size={15} className={look} aria-hidden={named ? undefined : true} {...name} />;
}

interface ProblemListProps {
  readonly doc: GuideDocument;
  readonly all: readonly ShownFinding[];
  readonly off: readonly OffShown[];
  readonly filter: ProblemFilter;
  /** The maximum height of the list, in percent of the window. */
  readonly share: number;
}

function ProblemList({ doc, all, off, filter, share }: ProblemListProps) {
  const jump = useGuide((guide) => guide.jump);
  const rows = useMemo(() => (filter === 'off' ? offRows(off) : rowsOf(doc, all, filter)), [doc, all, off, filter]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'finding'],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 2,
    // A finding that needs two lines is higher. What is not laid out has no height.
    measureElement: (row) => row.clientHeight || heights.finding,
  });
  const total = virtual.getTotalSize() + 8;
  const current = rows.findIndex((row) => row.kind === 'finding' && isAt(row.finding, jump));
  const shown = useRef(jump);
  useEffect(() => {
    // Only on a jump to a problem, not when the list changes.
    if (current < 0 || shown.current === jump) return;
    shown.current = jump;
    virtual.scrollToIndex(current, { align: 'auto' });
  }, [jump, current, virtual]);
  return (
    <div
      className={styles.scroller}
      ref={scroller}
      data-problem-list=""
      style={{ height: `min(${total}px, ${share}vh)` }}
    >
      <ul className={styles.list} style={{ height: total - 8 }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              className={styles.row}
              style={{ top: start }}
              data-index={index}
              ref={row.kind === 'heading' ? undefined : virtual.measureElement}
            >
              {row.kind === 'heading' ? (
                <p className={`row ${styles.heading}`} style={{ height: heights.heading }}>
                  <SeverityIcon severity={row.severity} named />
                  <BlockName of={row.block} />
                  <span>{words.problems.counted[row.severity](row.count)}</span>
                </p>
              ) : row.kind === 'off' ? (
                <Suspense fallback={<div style={{ height: heights.off }} />}>
                  <OffLine off={row.off} />
                </Suspense>
              ) : (
                <ProblemLine finding={row.finding} alike={row.alike} current={index === current} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Follows the name by itself, so that the list renders only when its findings change. */
function BlockName({ of }: { readonly of: Key }) {
  const name = useGuide(({ checked, editor }) => blockName(checked ?? editor.doc, of));
  return <strong dir="auto">{name}</strong>;
}

function isAt(finding: ShownFinding, jump: { readonly key: string; readonly path: string } | null): boolean {
  return jump !== null && jump.key === finding.key && jump.path === finding.property;
}
