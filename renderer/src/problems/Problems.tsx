import type { GuideDocument, Key } from '@guide-studio/guide-core/edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from '../theme/icons.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Segmented } from '../controls/index.ts';
import { keepSize, keptSize } from '../panes/paneSizes.ts';
import {
  hasBrokenTests,
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
import { HeightHandle, usualHeight } from './HeightHandle.tsx';
import { blockName } from './placeInGuide.ts';
import { foldProblems } from './openProblems.ts';
import { ProblemLine } from './ProblemLine.tsx';
import styles from './Problems.module.css';
import { type ProblemFilter, type ProblemRow, rowsOf } from './rows.ts';

const heights: Readonly<Record<ProblemRow['kind'], number>> = { heading: 30, finding: 52 };

/**
 * Problems and advice, by severity and block. Opens only on request. Until then the status bar shows their number, and
 * this is hidden except from screen readers.
 */
export function Problems() {
  const { doc, all, counts, isUntouched } = useFindings();
  const readOnly = useGuide((guide) => guide.onDisk.losses !== null);
  const isBroken = useGuide(hasBrokenTests);
  const open = useGuide((guide) => guide.problemsOpen);
  const chosen = useSession((session) => keptSize('problems', session));
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? chosen ?? usualHeight;
  const [filter, setFilter] = useState<ProblemFilter>('all');
  const shown = open && all.length > 0;
  const kinds = severities.filter((severity) => counts[severity] > 0);
  const isMixed = kinds.length > 1;
  useEffect(() => {
    // A list that became empty is closed, so that later problems do not open it.
    if (all.length === 0) showProblems(false);
  }, [all.length]);
  return (
    <section
      className={styles.problems}
      data-none={!shown || undefined}
      aria-label={words.problems.label}
      id="problems"
      data-pane=""
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
            <span>{words.problems.summary(counts, readOnly || isBroken)}</span>
            <ChevronDown size={15} aria-hidden="true" />
          </button>
        ) : (
          <p>
            {isUntouched ? words.frame.status.nothingWritten : words.problems.summary(counts, readOnly || isBroken)}
          </p>
        )}
        {shown && isMixed && (
          <Segmented
            label={words.problems.filter}
            value={filter}
            options={(['all', ...kinds] as const).map((value) => ({
              value,
              label: words.problems.filters[value](value === 'all' ? all.length : counts[value]),
            }))}
            onValue={setFilter}
          />
        )}
      </div>
      {shown && doc && (
        <ProblemList
          doc={doc}
          all={all}
          filter={isMixed && (filter === 'all' || kinds.includes(filter)) ? filter : 'all'}
          share={share}
        />
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
  readonly filter: ProblemFilter;
  /** The maximum height of the list, in percent of the window. */
  readonly share: number;
}

function ProblemList({ doc, all, filter, share }: ProblemListProps) {
  const jump = useGuide((guide) => guide.jump);
  const rows = useMemo(() => rowsOf(doc, all, filter), [doc, all, filter]);
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
