import { useVirtualizer } from '@tanstack/react-virtual';
import { Circle, CircleDot, Save } from '../../theme/icons.tsx';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { HistoryEntry } from '@guide-studio/guide-core/edit';
import { Tooltip } from '../../controls/index.ts';
import { clockText, entryName, words } from '../../i18n/index.ts';
import { goToHistoryStep, announce, useGuide, useSession } from '../../session/index.ts';
import styles from './HistoryPane.module.css';
import { SidePane } from '../../panes/SidePane.tsx';
import { focusRow } from '../../browser/rowKeys.ts';

/** Two lines: descriptions often end with the verb. */
const rowHeight = 48;

/** Every step since the guide was opened, newest first. Each can be returned to, backwards and forwards. */
export function HistoryPane() {
  const history = useGuide((guide) => guide.editor.history);
  const saved = useGuide((guide) => guide.savedAt.entry);
  const entries = useMemo(() => [...history.past, ...history.future.toReversed()], [history]);
  const done = history.past.length;
  const height = useSession((session) => (rowHeight * Math.max(100, session.preferences.textSize)) / 100);
  const scroller = useRef<HTMLDivElement>(null);
  // Row 0 is the newest step; the last row is the guide as it was opened.
  const count = entries.length + 1;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -count, End: count }[event.key];
    if (by === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(count - 1, Number(event.target.dataset['key']) + by));
    virtual.scrollToIndex(to);
    focusRow(scroller.current, String(to));
  };
  return (
    <SidePane title={words.frame.history.title} count={words.frame.history.count(entries.length)}>
      {entries.length === 0 && <p className={styles.nothing}>{words.frame.history.nothing}</p>}
      <div className={styles.scroller} ref={scroller} hidden={entries.length === 0}>
        <ol className={styles.list} aria-label={words.frame.history.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((row) => (
            <li key={row.key} className={styles.row} style={{ top: row.start, height: row.size }}>
              <StepLine
                row={row.index}
                position={entries.length - row.index}
                done={done}
                entry={entries[entries.length - row.index - 1]}
                saved={saved}
                onKeyDown={walk}
              />
            </li>
          ))}
        </ol>
      </div>
    </SidePane>
  );
}

interface StepLineProps {
  readonly row: number;
  /** Number of steps done when the guide is at this one. */
  readonly position: number;
  readonly done: number;
  /** Undefined for the guide as it was opened. */
  readonly entry: HistoryEntry | undefined;
  readonly saved: HistoryEntry | 'restored' | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function StepLine({ row, position, done, entry, saved, onKeyDown }: StepLineProps) {
  const isNow = position === done;
  const name = entry ? entryName(entry.name) : words.frame.history.start;
  const Icon = isNow ? CircleDot : Circle;
  return (
    <Tooltip text={name}>
      <button
        type="button"
        className={`row bare ${styles.step}`}
        data-key={row}
        data-undone={position > done || undefined}
        tabIndex={isNow ? 0 : -1}
        aria-current={isNow ? 'step' : undefined}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (isNow) return;
          goToHistoryStep(position);
          announce(words.frame.history.wentTo(name));
        }}
      >
        <Icon size={12} aria-hidden="true" className={styles.dot} />
        <span className={`grow ${styles.name}`} dir="auto">
          {name}
        </span>
        {entry === saved && <Save size={12} role="img" aria-label={words.frame.history.saved} className={styles.dot} />}
        {position > done && <span className="unseen">{words.frame.history.undone}</span>}
        {entry && <span className={`faint ${styles.time}`}>{clockText(entry.at)}</span>}
      </button>
    </Tooltip>
  );
}
