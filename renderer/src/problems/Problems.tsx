import { labelOf, locate, orderOf } from '@guide-studio/guide-core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CheckCircle2, ChevronDown, ChevronUp, CircleAlert, Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { jumpTo } from '../session/edit.ts';
import { type Finding, useFindings } from '../session/marks.ts';
import { mustHave, read, useSession } from '../session/store.ts';
import { problemWords } from './problemWords.ts';
import styles from './Problems.module.css';
import { sentenceOf } from '../words/index.ts';

const rowHeight = 30;

/** What is wrong and what is advised, in the order of the guide. One line when there is nothing. */
export function Problems() {
  const { all } = useFindings();
  const issues = useSession((session) => session.issues.length);
  const advice = useSession((session) => session.advice.length);
  const readOnly = useSession((session) => session.onDisk?.losses !== null);
  const [open, setOpen] = useState(true);
  const Icon = issues > 0 ? CircleAlert : advice > 0 ? Lightbulb : CheckCircle2;
  const shown = open && all.length > 0;
  return (
    <section className={styles.problems} aria-label="Problems" id="problems">
      <button
        type="button"
        className={styles.bar}
        aria-expanded={shown}
        disabled={all.length === 0}
        onClick={() => setOpen(!open)}
      >
        <Icon
          size={15}
          className={issues > 0 ? styles.error : advice > 0 ? styles.advice : styles.good}
          aria-hidden="true"
        />
        <span>{problemWords(issues, advice, readOnly)}</span>
        {all.length > 0 &&
          (open ? <ChevronDown size={15} aria-hidden="true" /> : <ChevronUp size={15} aria-hidden="true" />)}
      </button>
      {shown && <ProblemList all={all} />}
    </section>
  );
}

function ProblemList({ all }: { all: readonly Finding[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <div className={styles.scroller} ref={scroller} style={{ height: Math.min(all.length, 5) * rowHeight + 8 }}>
      <ul className={styles.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => {
          const finding = all[row.index];
          return finding ? (
            <li key={row.key} className={styles.row} style={{ top: row.start, height: row.size }}>
              <ProblemLine finding={finding} />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

function ProblemLine({ finding }: { finding: Finding }) {
  const isError = finding.issue.severity === 'error';
  const Icon = isError ? CircleAlert : Lightbulb;
  const message = sentenceOf(finding.issue);
  return (
    <button type="button" className={styles.problem} title={message} onClick={() => goTo(finding)}>
      <Icon
        size={14}
        className={isError ? styles.error : styles.advice}
        role="img"
        aria-label={isError ? 'Error' : 'Advice'}
      />
      <span className={styles.message}>{message}</span>
      <span className={styles.place}>{placeOf(finding)}</span>
    </button>
  );
}

/** Selects what a finding is about and focuses its field. */
function goTo(finding: Finding): void {
  jumpTo(finding.key, finding.property);
}

/** Where a finding stands, as a person would say it: "Habits · question 4". */
function placeOf(finding: Finding): string {
  const { doc } = mustHave(read().editor);
  const located = locate(doc, finding.key);
  const around = located ? [...located.ancestors, located.node] : [];
  const block = around.find((node) => node.kind === 'block');
  if (!block) return 'Study settings';
  const item = around.find((node) => node.kind === 'item');
  const concept = around.find((node) => node.kind === 'concept');
  const order = item ? orderOf(doc, item.key) : null;
  const part = order !== null ? ` · question ${order + 1}` : concept ? ` · ${labelOf(concept) || 'concept'}` : '';
  return `${labelOf(block) || 'Untitled block'}${part}`;
}
