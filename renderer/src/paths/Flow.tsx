import '../i18n/later.ts';
import type { Key } from '@guide-studio/guide-core/edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { focusRow, inReading, rowAfter } from '../browser/rowKeys.ts';
import { Tooltip } from '../controls/index.ts';
import type { KnownForecast } from '../forecast/index.ts';
import { jumpTo, select, useGuide } from '../session/index.ts';
import { percentText, words } from '../i18n/index.ts';
import { selectOutcome, usePaths } from './exploring.ts';
import type { FoundRows } from './findRows.ts';
import styles from './Flow.module.css';
import { beginnings, isReached, lanesIn, type Mark, onTheWay, type PathRow, type ReachedRow } from './pathRows.ts';
import { plainName } from './plainName.ts';

export interface FlowProps {
  /** All rows, also those that a search leaves out. */
  readonly all: readonly PathRow[];
  readonly found: FoundRows;
  /** The question or concept that is selected, or to which the selected part belongs. */
  readonly selected: Key | null;
  readonly isStale: boolean;
  readonly forecast: KnownForecast['forecast'] | null;
}

/** The guide as a flow: what everyone sees on the main line, the rest on branches. Arrows move through it. */
export function Flow({ all, found, selected, isStale, forecast }: FlowProps) {
  const { rows, options } = found;
  const scroller = useRef<HTMLDivElement>(null);
  const near = useMemo(() => onTheWay(all, selected), [all, selected]);
  const begins = useMemo(() => beginnings(rows), [rows]);
  const lanes = useMemo(() => lanesIn(rows), [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 12,
  });
  const outcome = usePaths((paths) => paths.outcome);
  const chosen = useGuide((guide) => guide.editor.selection[0]) ?? outcome;
  const at = useMemo(() => {
    const own = rows.findIndex(({ key }) => key === chosen);
    return own >= 0 ? own : rows.findIndex(({ key }) => key === selected);
  }, [rows, chosen, selected]);
  const deepest = useMemo(() => lanes.reduce((most, own) => Math.max(most, own.length), 0), [lanes]);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, virtual]);
  const mounted = virtual.getVirtualItems();
  // A row that Tab reaches is always there: the selected one, or the first that is mounted.
  const focusable = mounted.some(({ index }) => index === at) ? at : (mounted[0]?.index ?? 0);
  const walk = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const here = rows[index];
    if (event.key === 'Enter' && here !== undefined) return open(here);
    const key = inReading(event);
    const to = rowAfter(key, index, rows.length) ?? rowBeside(key, rows, index);
    const row = to === null ? undefined : rows[to];
    if (to === null || row === undefined) return;
    event.preventDefault();
    choose(row);
    virtual.scrollToIndex(to, { align: 'auto' });
    focusRow(scroller.current, row.key);
  };
  return (
    <>
      <div
        className={`scrolling ${styles.flow}`}
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
            const isSelected = item.index === at;
            const tree = {
              role: 'treeitem',
              'aria-level': levelOf(row) + 1,
              'aria-setsize': rows.length,
              'aria-posinset': item.index + 1,
              'aria-selected': isSelected,
              tabIndex: item.index === focusable ? 0 : -1,
              'data-key': row.key,
              onClick: () => choose(row),
              onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk(event, item.index),
            } as const;
            return (
              <div
                key={item.key}
                role="presentation"
                data-index={item.index}
                ref={virtual.measureElement}
                className={styles.place}
                style={{ top: item.start }}
              >
                {isReached(row) ? (
                  <div
                    {...tree}
                    className={styles.row}
                    data-kind={row.kind}
                    data-mark={row.mark}
                    data-near={near.has(row.key)}
                    data-away={selected !== null && near.size > 0 && !near.has(row.key) && !isSelected}
                    onDoubleClick={() => open(row)}
                  >
                    <Track row={row} lanes={lanes} at={item.index} />
                    <Names
                      row={row}
                      above={rows[item.index - 1]}
                      begins={begins.get(row.key)}
                      options={options.get(row.key) ?? []}
                    />
                    <Marks row={row} forecast={forecast} />
                  </div>
                ) : (
                  <div {...tree} className={styles.heading}>
                    <Track row={row} lanes={lanes} at={item.index} />
                    <span className={styles.block} dir="auto">
                      {row.kind === 'block' ? plainName(row.node) : words.paths.end}
                    </span>
                  </div>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {/* At the end, so that it does not move the row that is being clicked. */}
      {near.size > 0 && <p className={styles.legend}>{words.paths.onTheWay}</p>}
    </>
  );
}

function choose(row: PathRow): void {
  if (row.kind === 'outcome') selectOutcome(row.key);
  else if (row.kind === 'outcomes') selectOutcome('complete');
  else select([row.key]);
}

/** Shows the part in the guide. */
function open(row: PathRow): void {
  if (row.kind !== 'outcome' && row.kind !== 'outcomes') jumpTo(row.key, row.kind === 'concept' ? 'nickname' : 'text');
}

interface NamesProps {
  readonly row: ReachedRow;
  readonly above: PathRow | undefined;
  /** An alternative begins with it: the first one, or another one. */
  readonly begins: 'either' | 'or' | undefined;
  /** The options that a search found. */
  readonly options: readonly string[];
}

/** The name of a row, its condition, and the options that a search found. */
function Names({ row, above, begins, options }: NamesProps) {
  // If its condition is that of the row above, only screen readers need it again.
  const repeats = above !== undefined && isReached(above) && above.when === row.when;
  return (
    <span className={styles.names}>
      {begins !== undefined && (
        <Tooltip text={words.paths.forks.explained}>
          <span className={styles.fork}>{words.paths.forks[begins]}</span>
        </Tooltip>
      )}
      <Tooltip text={ifLong(nameOf(row))}>
        <span className={styles.name} dir="auto">
          {nameOf(row)}
        </span>
      </Tooltip>
      {row.when !== '' && (
        <Tooltip text={ifLong(row.when)}>
          <span className={repeats ? 'unseen' : styles.when}>{row.when}</span>
        </Tooltip>
      )}
      {options.length > 0 && <span className={styles.when}>{words.paths.foundOptions(options)}</span>}
    </span>
  );
}

/** Shorter texts are never cut, even in a narrow window. */
const longest = 60;

const ifLong = (text: string): string | undefined => (text.length > longest ? text : undefined);

function nameOf(row: ReachedRow): string {
  switch (row.kind) {
    case 'item':
      return `${row.number}. ${plainName(row.node)}`;
    case 'concept':
      return words.paths.concept(plainName(row.node));
    case 'ending':
      return words.paths.option(plainName(row.node));
    case 'outcome':
      return words.paths.outcomes[row.key];
  }
}

function Marks({ row, forecast }: { readonly row: ReachedRow; readonly forecast: KnownForecast['forecast'] | null }) {
  const share = row.kind === 'item' ? shareOf(forecast, row.number) : null;
  return (
    <span className={styles.marks}>
      {share !== null && (
        <span className={styles.share}>
          {words.forecast.inPaths(share < 0.005 ? words.forecast.underHalfPercent : percentText(share))}
        </span>
      )}
      {row.mark !== 'open' && (
        <span className={styles.mark} data-mark={row.mark}>
          {markText(row.kind, row.mark)}
        </span>
      )}
    </span>
  );
}

/** An option that ends the interview says so, unless nobody selects it. */
function markText(kind: ReachedRow['kind'], mark: Exclude<Mark, 'open'>): string {
  const { marks, ends } = words.paths;
  if (kind !== 'ending') return marks[mark];
  if (mark === 'everyone' || mark === 'certain') return ends.forEveryone;
  return mark === 'some' || mark === 'possible' ? ends.here : marks[mark];
}

interface TrackProps {
  readonly row: PathRow;
  /** Of all rows. */
  readonly lanes: readonly (readonly string[])[];
  /** The place of the row. */
  readonly at: number;
}

/** The lines beside a row: the main line, and those of the branches that it is on. */
function Track({ row, lanes: all, at: place }: TrackProps) {
  const [above, lanes, below] = [all[place - 1] ?? [], all[place] ?? [], all[place + 1] ?? []];
  const isEnding = row.kind === 'ending';
  return (
    <span className={styles.track} aria-hidden>
      {/* The main line ends where the interview is completed. */}
      {row.key !== 'screened_out' && <span className={styles.line} data-level={0} data-last={row.key === 'complete'} />}
      {lanes.map((_, at) => {
        const goesOn = shares(lanes, below, at);
        const level = at + 1;
        // Who leaves the interview does not come back to the main line.
        const leaves = isEnding && level === lanes.length && !goesOn;
        return (
          <span
            key={level}
            className={styles.line}
            data-level={level}
            data-parts={!shares(lanes, above, at)}
            data-joins={!goesOn && !leaves}
            data-leaves={leaves}
          />
        );
      })}
      {isReached(row) && <span className={styles.dot} data-level={lanes.length} />}
    </span>
  );
}

/** Returns true if another row is on the same branch, up to a level. */
function shares(lanes: readonly string[], others: readonly string[], level: number): boolean {
  return lanes.slice(0, level + 1).every((lane, at) => others[at] === lane);
}

/** Returns the share of completed interviews that show a question, unless all or none do. */
function shareOf(forecast: KnownForecast['forecast'] | null, number: number): number | null {
  const share = forecast?.items[number - 1]?.share.value ?? 1;
  return share > 0 && share < 1 ? share : null;
}

/** Returns the row that a branch parts from, or the first row of the branch that parts here. */
function rowBeside(key: string, rows: readonly PathRow[], index: number): number | null {
  const here = levelOf(rows[index]);
  if (key === 'ArrowRight') return levelOf(rows[index + 1]) > here ? index + 1 : null;
  if (key !== 'ArrowLeft') return null;
  const before = rows.slice(0, index).findLastIndex((row) => levelOf(row) < here);
  return before === -1 ? null : before;
}

/** Returns the level of a row in the tree: 0 for headings. */
function levelOf(row: PathRow | undefined): number {
  return isReached(row) ? row.lanes.length + 1 : 0;
}
