import '../words/later.ts';
import { type Key, textField } from '@guide-studio/guide-core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { focusRow, inReading, rowAfter } from '../browser/rowKeys.ts';
import { EmptyState, Select, wordFilter } from '../controls/index.ts';
import input from '../controls/input.module.css';
import { type KnownForecast, useForecast } from '../forecast/index.ts';
import { CircleAlert } from '../look/icons.tsx';
import { nameOfPart } from '../sentences/conditionWords.ts';
import { jumpTo, select, useGuide } from '../session/index.ts';
import { percentText, words } from '../words/index.ts';
import { countText } from './countText.ts';
import { usePaths } from './exploring.ts';
import { WhatIf } from './WhatIf.tsx';
import { type Mark, onTheWay, pathRows, type PathRow } from './pathRows.ts';
import styles from './PathsView.module.css';

const filters = ['all', 'some', 'nobody'] as const;
type Filter = (typeof filters)[number];

/** The guide as a flow: what everyone sees on the main line, the rest on branches. Arrows move through it. */
export function PathsView({ selected }: { readonly selected: Key | null }) {
  const { known, progress, hasProblems, failed } = usePaths();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const all = useMemo(
    () => (known === null ? [] : pathRows(known.doc, known.explored, known.fixed.length > 0)),
    [known],
  );
  const rows = useMemo(() => filtered(all, text, filter), [all, text, filter]);
  const near = useMemo(() => onTheWay(all, selected), [all, selected]);
  if (failed) return <EmptyState icon={CircleAlert} text={words.paths.failed} />;
  if (known === null) {
    return <EmptyState text={hasProblems ? words.paths.hasProblems : words.paths.working} />;
  }
  const { journeys, isExact, items } = known.explored;
  const nobody = items.filter(({ reachOfAll }) => reachOfAll === 'never').length;
  return (
    <section className={`column ${styles.view}`} aria-label={words.paths.name}>
      <div className={`cluster ${styles.head}`}>
        <input
          type="search"
          className={`${input.input} ${styles.find}`}
          aria-label={words.paths.find}
          placeholder={words.paths.find}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          className={styles.filter}
          aria-label={words.logic.which}
          value={filter}
          options={filters.map((value) => ({ value, label: words.paths.filters[value] }))}
          onValue={setFilter}
        />
        <output className={styles.count}>
          {progress !== null
            ? `${words.paths.working} ${percentText(progress)}`
            : hasProblems
              ? words.paths.outdated
              : words.paths.summary(countText(journeys), journeys === 1n, isExact, nobody)}
        </output>
      </div>
      <WhatIf known={known} />
      {rows.length === 0 ? (
        <EmptyState text={words.logic.nothingMatches} />
      ) : (
        <Flow rows={rows} selected={selected} near={near} isStale={progress !== null || hasProblems} />
      )}
    </section>
  );
}

const isIn = (mark: Mark): boolean => ['everyone', 'passing', 'certain'].includes(mark);
const isOut = (mark: Mark): boolean => ['nobody', 'excluded'].includes(mark);

/** Keeps the blocks of the questions that are left. */
function filtered(rows: readonly PathRow[], text: string, filter: Filter): readonly PathRow[] {
  if (text.trim() === '' && filter === 'all') return rows;
  const matches = wordFilter(text);
  const fits = (row: PathRow): boolean =>
    row.kind === 'item' &&
    (filter === 'all' || (filter === 'nobody' ? isOut(row.mark) : !isIn(row.mark))) &&
    matches(`${row.number} ${nameOfPart(row.node)} ${textField(row.node, 'externalId')}`);
  const kept: PathRow[] = [];
  let block: PathRow | null = null;
  for (const row of rows) {
    if (row.kind === 'block') block = row;
    else if (fits(row)) {
      if (block !== null) kept.push(block);
      block = null;
      kept.push(row);
    }
  }
  return kept;
}

interface FlowProps {
  readonly rows: readonly PathRow[];
  readonly selected: Key | null;
  readonly near: ReadonlySet<Key>;
  readonly isStale: boolean;
}

function Flow({ rows, selected, near, isStale }: FlowProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const root = useGuide((guide) => guide.editor.doc.root);
  const forecast = useForecast(({ known }) => (known?.doc.root === root ? known.forecast : null));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    getItemKey: useCallback((index: number) => rows[index]?.node.key ?? index, [rows]),
    overscan: 12,
  });
  const chosen = useGuide((guide) => guide.editor.selection[0]);
  const at = useMemo(() => {
    const own = rows.findIndex(({ node }) => node.key === chosen);
    return own >= 0 ? own : rows.findIndex(({ node }) => node.key === selected);
  }, [rows, chosen, selected]);
  const deepest = useMemo(
    () => rows.reduce((most, row) => Math.max(most, row.kind === 'item' ? row.depth : 0), 0),
    [rows],
  );
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, virtual]);
  const mounted = virtual.getVirtualItems();
  // A row that Tab reaches is always there: the selected one, or the first that is mounted.
  const focusable = mounted.some(({ index }) => index === at) ? at : (mounted[0]?.index ?? 0);
  const walk = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    if (event.key === 'Enter') return jumpTo(rows[index]?.node.key ?? '', 'text');
    const key = inReading(event);
    const to = rowAfter(key, index, rows.length) ?? rowBeside(key, rows, index);
    const row = to === null ? undefined : rows[to];
    if (to === null || row === undefined) return;
    event.preventDefault();
    select([row.node.key]);
    virtual.scrollToIndex(to, { align: 'auto' });
    focusRow(scroller.current, row.node.key);
  };
  return (
    <div
      className={styles.scroller}
      ref={scroller}
      role="tree"
      aria-label={words.paths.name}
      data-stale={isStale}
      data-deepest={deepest}
    >
      <div className={styles.body} style={{ height: virtual.getTotalSize() }} role="presentation">
        {mounted.map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const [before, after] = [depthAt(rows, item.index - 1), depthAt(rows, item.index + 1)];
          return (
            <div
              key={item.key}
              role="presentation"
              data-index={item.index}
              ref={virtual.measureElement}
              className={styles.place}
              style={{ top: item.start }}
            >
              {row.kind === 'block' ? (
                <div
                  role="treeitem"
                  aria-level={1}
                  aria-setsize={rows.length}
                  aria-posinset={item.index + 1}
                  aria-selected={item.index === at}
                  tabIndex={item.index === focusable ? 0 : -1}
                  className={styles.heading}
                  data-key={row.node.key}
                  onClick={() => select([row.node.key])}
                  onKeyDown={(event) => walk(event, item.index)}
                >
                  <Track depth={0} before={0} after={0} isStop={false} />
                  <span className={styles.block} dir="auto">
                    {nameOfPart(row.node)}
                  </span>
                </div>
              ) : (
                <Item
                  row={row}
                  repeats={repeats(rows, item.index)}
                  before={before}
                  after={after}
                  size={rows.length}
                  place={item.index + 1}
                  isSelected={item.index === at}
                  isNear={near.has(row.node.key)}
                  isAway={selected !== null && near.size > 0 && !near.has(row.node.key) && row.node.key !== selected}
                  isFocusable={item.index === focusable}
                  share={shareOf(forecast, row.number)}
                  onKeyDown={(event) => walk(event, item.index)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface ItemProps {
  readonly row: Extract<PathRow, { kind: 'item' }>;
  /** True if its condition is that of the row above, so only screen readers need it again. */
  readonly repeats: boolean;
  /** The number of rows, and its place among them, from 1. */
  readonly size: number;
  readonly place: number;
  readonly before: number;
  readonly after: number;
  readonly isSelected: boolean;
  readonly isNear: boolean;
  readonly isAway: boolean;
  readonly isFocusable: boolean;
  /** The share of completed interviews that show it, if it is forecast and not everyone sees it. */
  readonly share: number | null;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Item({
  row,
  repeats: isRepeated,
  size,
  place,
  before,
  after,
  isSelected,
  isNear,
  isAway,
  isFocusable,
  share,
  onKeyDown,
}: ItemProps) {
  const { node, number, mark, depth, when } = row;
  return (
    <div
      role="treeitem"
      aria-level={depth + 2}
      aria-setsize={size}
      aria-posinset={place}
      aria-selected={isSelected}
      tabIndex={isFocusable ? 0 : -1}
      className={styles.row}
      data-key={node.key}
      data-mark={mark}
      data-near={isNear}
      data-away={isAway}
      onClick={() => select([node.key])}
      onDoubleClick={() => jumpTo(node.key, 'text')}
      onKeyDown={onKeyDown}
    >
      <Track depth={depth} before={before} after={after} isStop />
      <span className={styles.names}>
        <span className={styles.name} dir="auto">
          {number}. {nameOfPart(node)}
        </span>
        {when !== '' && <span className={isRepeated ? 'unseen' : styles.when}>{when}</span>}
      </span>
      <span className={styles.marks}>
        {share !== null && <span className={styles.share}>{words.forecast.inPaths(percentText(share))}</span>}
        <MarkLabel mark={mark} />
      </span>
    </div>
  );
}

interface TrackProps {
  readonly depth: number;
  /** The depths of the rows above and below. */
  readonly before: number;
  readonly after: number;
  /** True for a question. */
  readonly isStop: boolean;
}

/** The lines beside a question: the main line, and those of the branches that it is on. */
function Track({ depth, before, after, isStop }: TrackProps) {
  return (
    <span className={styles.track} aria-hidden>
      {Array.from({ length: depth + 1 }, (_, level) => (
        <span
          key={level}
          className={styles.line}
          data-level={level}
          data-parts={level > 0 && level > before}
          data-joins={level > 0 && level > after}
        />
      ))}
      {isStop && <span className={styles.dot} data-level={depth} />}
    </span>
  );
}

/** Returns the share of completed interviews that show a question, unless all or none do. */
function shareOf(forecast: KnownForecast['forecast'] | null, number: number): number | null {
  const share = forecast?.items[number - 1]?.share.value ?? 1;
  return share > 0 && share < 1 ? share : null;
}

function MarkLabel({ mark }: { readonly mark: Mark }) {
  return (
    <span className={styles.mark} data-mark={mark}>
      {words.paths.marks[mark]}
    </span>
  );
}

/** Returns the row that a branch parts from, or the first row of the branch that parts here. */
function rowBeside(key: string, rows: readonly PathRow[], index: number): number | null {
  const here = levelAt(rows, index);
  if (key === 'ArrowRight') return levelAt(rows, index + 1) > here ? index + 1 : null;
  if (key !== 'ArrowLeft') return null;
  const before = rows.slice(0, index).findLastIndex((_, at) => levelAt(rows, at) < here);
  return before === -1 ? null : before;
}

/** Returns the level of a row in the tree: 0 for blocks. */
function levelAt(rows: readonly PathRow[], index: number): number {
  const row = rows[index];
  return row?.kind === 'item' ? row.depth + 1 : 0;
}

function repeats(rows: readonly PathRow[], index: number): boolean {
  const [row, above] = [rows[index], rows[index - 1]];
  return row?.kind === 'item' && above?.kind === 'item' && row.when === above.when;
}

function depthAt(rows: readonly PathRow[], index: number): number {
  const row = rows[index];
  return row?.kind === 'item' ? row.depth : 0;
}
