import { type GuideDocument, type GuideNode, type Key, textField } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Circle, CircleDashed, CirclePlay, EyeOff, type IconType } from '../theme/icons.tsx';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import { Tooltip } from '../controls/index.ts';
import { useGuideDirection } from '../fields/guideDirection.ts';
import { select, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { reasonWords } from './changeWords.ts';
import { previewFromHere } from './previewFrom.ts';
import type { QuestionRow, QuestionState } from './questionRows.ts';
import styles from './Questions.module.css';
import { focusRow } from '../browser/rowKeys.ts';

const icons: Readonly<Record<QuestionState, IconType>> = {
  current: CirclePlay,
  shown: Circle,
  ahead: Circle,
  hidden: EyeOff,
  undecided: CircleDashed,
};

interface Props {
  readonly doc: GuideDocument;
  readonly rows: readonly QuestionRow[];
}

/** The questions with their state in the interview. Enter goes to the selected one. */
export function Questions({ doc, rows }: Props) {
  const selected = useGuide((guide) => guide.editor.selection[0]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((at: number) => heightOf(rows[at]), [rows]),
    getItemKey: useCallback((at: number) => rows[at]?.key ?? at, [rows]),
    overscan: 8,
    paddingStart: 4,
    paddingEnd: 24,
  });
  const { scrollToIndex, measureElement } = virtual;
  const at = rows.findIndex((row) => row.key === selected);
  const current = rows.findIndex((row) => row.kind === 'item' && row.state === 'current');
  useEffect(() => {
    if (current !== -1) scrollToIndex(current, { align: 'auto' });
  }, [current, scrollToIndex]);
  useEffect(() => {
    if (at !== -1) scrollToIndex(at, { align: 'auto' });
  }, [at, scrollToIndex]);
  const focusable = Math.max(0, at);
  const direction = useGuideDirection();

  const go = (to: number): void => {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    select([row.key]);
    scrollToIndex(rows.indexOf(row), { align: 'auto' });
    focusRow(scroller.current, row.key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: focusable + 1, ArrowUp: focusable - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') previewFromHere();
    else if (to !== undefined) go(to);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.scroller} ref={scroller} dir={direction}>
      <div
        role="listbox"
        tabIndex={-1}
        aria-label={words.preview.outline}
        className={styles.list}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row ? (
            <div
              key={row.key}
              role="option"
              aria-selected={row.key === selected}
              aria-current={row.kind === 'item' && row.state === 'current' ? 'step' : undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              tabIndex={index === focusable ? 0 : -1}
              data-key={row.key}
              data-state={row.kind === 'item' ? row.state : undefined}
              className={styles.row}
              style={{ top: start }}
              data-index={index}
              ref={measureElement}
              onClick={() => select([row.key])}
              onDoubleClick={previewFromHere}
              onKeyDown={onKeyDown}
            >
              {row.kind === 'block' ? <BlockLine block={row.block} /> : <ItemLine doc={doc} row={row} />}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Returns the approximate height: a second line says why a question is hidden. */
function heightOf(row: QuestionRow | undefined): number {
  if (row?.kind === 'block') return 32;
  return row && hasSecondLine(row) ? 46 : 28;
}

/** Returns false for questions after the end of the interview, which all have the same reason. */
function hasSecondLine(row: QuestionRow): boolean {
  if (row.kind !== 'item' || row.state === 'ahead' || row.state === 'undecided') return false;
  if (row.state !== 'hidden') return row.occasions.length > 1;
  const [first] = row.occasions;
  return first?.state === 'hidden' && first.reason.because !== 'screenedOut';
}

function BlockLine({ block }: { readonly block: GuideNode }) {
  return (
    <span className={`cut ${styles.block}`} data-block={textField(block, 'type')} dir="auto">
      {labelOf(block) || words.canvas.untitledBlock}
    </span>
  );
}

interface ItemLineProps {
  readonly doc: GuideDocument;
  readonly row: Extract<QuestionRow, { kind: 'item' }>;
}

const ItemLine = memo(function ItemLine({ doc, row }: ItemLineProps) {
  const { number, node, state, isAnswered } = row;
  const Icon = isAnswered && state === 'shown' ? Check : icons[state];
  const stateText = isAnswered && state === 'shown' ? words.preview.answered : words.preview.state[state];
  return (
    <>
      <span className={styles.number}>{`${number} `}</span>
      <Icon size={14} className={styles.mark} aria-hidden="true" />
      <span className={`grow ${styles.text}`}>
        <span className={styles.label} dir="auto">
          {labelOf(node) || words.preview.noText}
        </span>
        <span className="unseen">{`, ${stateText}`}</span>
        {hasSecondLine(row) ? (
          <Tooltip text={secondLine(doc, row)}>
            <span className={`quiet ${styles.why}`} dir="auto">
              {secondLine(doc, row)}
            </span>
          </Tooltip>
        ) : null}
      </span>
    </>
  );
});

function secondLine(doc: GuideDocument, row: Extract<QuestionRow, { kind: 'item' }>): string {
  if (row.state !== 'hidden') return words.preview.shownFor(row.shownFor, row.occasions.length);
  const [first] = row.occasions;
  return first?.state === 'hidden' ? reasonWords(doc, first, first.reason) : '';
}

/** Returns the row of the selection, or of the part around it, for the panel. */
export function rowOf(rows: readonly QuestionRow[], keys: readonly Key[]): QuestionRow | undefined {
  return rows.findLast((row) => keys.includes(row.key));
}
