import type { Key } from '@guide-studio/guide-core/edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, SquareArrowOutUpRight } from '../theme/icons.tsx';
import { severityLook } from '../theme/severityLook.ts';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import { IconButton, Tooltip } from '../controls/index.ts';
import { findingSentence } from '../explanations/findingSentence.ts';
import { openDrawer } from '../panes/panes.ts';
import { codeOfFinding, jumpTo, readGuide, select } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { LogicColumn, LogicFilter, LogicRow } from './logicRows.ts';
import styles from './LogicTable.module.css';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { numberedName } from '../explanations/numberedName.ts';
import { Sentence } from '../explanations/Sentence.tsx';
import { showLogic } from './shown.ts';
import { focusRow, rowAfter } from '../browser/rowKeys.ts';

interface LogicTableProps {
  readonly rows: readonly LogicRow[];
  readonly selected: Key | null;
  readonly filter: LogicFilter;
}

/** Most sources listed in a row; the selected row lists all. CSS limits its sentence likewise. */
const mostSources = 4;

/** Most pieces of a sentence that are mounted: more than fits into the lines of a row, and in the selected row more than anyone reads. */
const mostPieces = { row: 200, selected: 1200 };

const columns: readonly LogicColumn[] = ['who', 'words', 'sources', 'problems'];

/** The conditions in words. Mounts only the visible rows; arrows move through them, Enter shows one in the guide. */
export function LogicTable({ rows, selected, filter }: LogicTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
    getItemKey: useCallback((index: number) => rows[index]?.node.key ?? index, [rows]),
    overscan: 6,
  });
  const at = rows.findIndex(({ node }) => node.key === selected);
  const focusable = at < 0 ? 0 : at;
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, virtual]);
  const walk = useCallback(
    (event: KeyboardEvent<HTMLElement>, index: number) => {
      const to = rowAfter(event.key, index, rows.length);
      const row = to === null ? undefined : rows[to];
      if (to === null || !row) return;
      event.preventDefault();
      select([row.node.key]);
      virtual.scrollToIndex(to, { align: 'auto' });
      focusRow(scroller.current, row.node.key);
    },
    [rows, virtual],
  );
  return (
    <div
      className="scrolling"
      ref={scroller}
      role="grid"
      aria-label={words.logic.conditionsOf}
      aria-rowcount={rows.length + 1}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.map((column) => (
            <Heading key={column} column={column} filter={filter} />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row ? (
            <div
              key={item.key}
              role="presentation"
              data-index={item.index}
              ref={virtual.measureElement}
              className={styles.place}
              style={{ top: item.start }}
            >
              <Row
                row={row}
                index={item.index}
                selected={row.node.key === selected}
                focusable={item.index === focusable}
                onKeyDown={walk}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

function headingOf(column: LogicColumn): string {
  const { who, shownWhenColumn, dependsOn, problemsColumn } = words.logic;
  return { who, words: shownWhenColumn, sources: dependsOn, problems: problemsColumn }[column];
}

function Heading({ column, filter }: { column: LogicColumn; filter: LogicFilter }) {
  const chosen = filter.column === column;
  const Icon = filter.down ? ArrowDown : ArrowUp;
  const name = headingOf(column);
  return (
    <div role="columnheader" aria-sort={chosen ? (filter.down ? 'descending' : 'ascending') : 'none'}>
      <Tooltip text={words.logic.sortBy(name)} describes>
        <button
          type="button"
          className={`bare ${styles.heading}`}
          onClick={() => showLogic({ column, down: chosen && !filter.down })}
        >
          {name}
          {chosen && <Icon size={14} aria-hidden="true" />}
        </button>
      </Tooltip>
    </div>
  );
}

interface RowProps {
  readonly row: LogicRow;
  readonly index: number;
  readonly selected: boolean;
  readonly focusable: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
}

const Row = memo(function Row({ row, index, selected, focusable, onKeyDown }: RowProps) {
  const { node, who, sentences, sources, problems } = row;
  const { doc } = readGuide().editor;
  const most = mostPieces[selected ? 'selected' : 'row'];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-key={node.key}
      tabIndex={focusable ? 0 : -1}
      className={`${styles.row} ${styles.line} ${selected ? styles.selected : ''}`}
      onClick={() => {
        select([node.key]);
        openDrawer('properties');
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter') jumpTo(node.key, 'conditional');
        else if (event.key === ' ') {
          event.preventDefault();
          select([node.key]);
        } else onKeyDown(event, index);
      }}
    >
      <div role="gridcell" className={styles.who}>
        <div className={`grow ${styles.names}`}>
          <span dir="auto" className={styles.name}>
            {who}
          </span>
          <span dir="auto" className="quiet">
            {node.kind === 'concept' ? words.logic.isConcept(nameOfPart(row.block)) : nameOfPart(row.block)}
          </span>
        </div>
        <IconButton
          className={styles.go}
          tabIndex={focusable ? 0 : -1}
          icon={SquareArrowOutUpRight}
          label={words.logic.inGuideOf(who)}
          size="small"
          onClick={() => jumpTo(node.key, 'conditional')}
        />
      </div>
      <div role="gridcell">
        {sentences.map((pieces) => (
          // One sentence for the condition, one for the options: they start differently.
          <p key={pieces[0]?.text} className={styles.sentence}>
            <Sentence pieces={pieces.slice(0, most)} reachable={focusable} />
            {pieces.length > most && ' …'}
          </p>
        ))}
      </div>
      <div role="gridcell">
        <ul className={styles.sources}>
          {sources.slice(0, selected ? undefined : mostSources).map((source) => (
            <li key={source.key} dir="auto">
              <Sentence pieces={[{ text: numberedName(doc, source), to: source.key }]} reachable={focusable} />
            </li>
          ))}
          {!selected && sources.length > mostSources && (
            <li>{words.logic.moreCarried(sources.length - mostSources)}</li>
          )}
        </ul>
      </div>
      <div role="gridcell">
        {problems.map((finding) => {
          const { severity, key, property } = finding;
          const { icon: Icon } = severityLook(severity);
          return (
            <p key={`${codeOfFinding(finding)}/${key}/${property}`} className={styles.problem} data-severity={severity}>
              <Icon size={14} aria-hidden="true" />
              <span>{findingSentence(finding)}</span>
            </p>
          );
        })}
      </div>
    </div>
  );
});
