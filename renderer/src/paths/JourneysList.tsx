import '../i18n/later.ts';
import { itemIndex } from '@guide-studio/guide-core/edit';
import { type Journey, rehearseWitness } from '@guide-studio/interview-engine/paths';
import { useEffect, useMemo, useState } from 'react';
import { Button, EmptyState, Tooltip } from '../controls/index.ts';
import { ArrowRight } from '../theme/icons.tsx';
import { previewInterview } from '../preview/index.ts';
import { announce, select } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { mostJourneys } from '../worker/messages.ts';
import type { JourneyPart } from '../worker/messages.ts';
import { countText } from './countText.ts';
import { askJourneys, type GuidePaths, usePaths, wayOfJourney } from './exploring.ts';
import {
  closedFrom,
  endBefore,
  firstRangesOf,
  type JourneyRow,
  journeyRows,
  type Parting,
  rowsInSight,
} from './journeyRows.ts';
import styles from './JourneysList.module.css';
import { LongList } from './LongList.tsx';
import { plainName, shortName, shortNumberedName } from './plainName.ts';
import { useStale } from './useStale.ts';

type Row = JourneyRow | { readonly kind: 'part'; readonly part: JourneyPart };

interface JourneysListProps {
  readonly known: GuidePaths;
  /** Called when a question is to be shown in the flow. */
  readonly onShow: () => void;
}

/** The journeys, grouped by where they part; of too many only the groups of questions that make them so many. */
export function JourneysList({ known, onShow }: JourneysListProps) {
  const journeys = usePaths((paths) => paths.journeys);
  const isReady = usePaths(({ progress }) => progress === null);
  const isMissing = journeys === null;
  useEffect(() => {
    if (isReady && isMissing) askJourneys('all');
  }, [isReady, isMissing, known]);
  const rows = useMemo((): readonly Row[] => {
    if (journeys === null) return [];
    if (journeys.kind === 'list') return journeyRows(journeys.group);
    // Those first that make the most journeys.
    const most = [...journeys.groups].sort(
      (one, other) => Number(other.count > one.count) - Number(one.count > other.count),
    );
    return most.map((part) => ({ kind: 'part', part }));
  }, [journeys]);
  const [opened, setOpened] = useState<ReadonlySet<JourneyRow>>(new Set());
  const inSight = useMemo(() => rowsInSight(rows, opened), [rows, opened]);
  const toggle = (row: JourneyRow): void =>
    setOpened(new Set(opened.has(row) ? [...opened].filter((one) => one !== row) : [...opened, row]));
  const text = words.paths.journeys;
  const { journeys: count, isExact, estimate } = known.explored;
  if (journeys === null) return <EmptyState text={words.paths.working} />;
  if (rows.length === 0 && journeys.kind === 'list') return <EmptyState text={text.none} />;
  return (
    <>
      <p className={styles.note}>
        {journeys.kind === 'groups' || !journeys.isWhole
          ? text.many(countText(count, isExact, estimate))
          : text.explained}
        {journeys.kind === 'list' && !journeys.isWhole && ` ${text.onlyFirst(journeys.listed)}`}
        {journeys.kind === 'groups' && ` ${rows.length === 0 ? text.noGroups : text.groups}`}
        {journeys.kind === 'groups' && journeys.groups.length > 1 && ` ${text.multiply}`}
        {journeys.kind === 'groups' && journeys.ended > 0n && ` ${text.ended(countText(journeys.ended))}`}
      </p>
      <LongList
        label={words.paths.views.journeys}
        count={inSight.length}
        height={52}
        renderRow={(at) => {
          const row = inSight[at];
          if (row === undefined) return null;
          return row.kind === 'part' ? (
            <PartRow known={known} part={row.part} onShow={onShow} />
          ) : (
            <ListedRow known={known} row={row} isOpen={opened.has(row)} onToggle={() => toggle(row)} />
          );
        }}
      />
      {journeys.kind === 'groups' && (
        <div className={styles.foot}>
          <Button onClick={() => askJourneys('first')}>{text.showFirst(mostJourneys)}</Button>
        </div>
      )}
      {journeys.kind === 'list' && !journeys.isWhole && (
        <div className={styles.foot}>
          <Button onClick={() => askJourneys('all')}>{text.showGroups}</Button>
        </div>
      )}
    </>
  );
}

/** Deeper groups are not indented further. */
const deepest = 8;

interface ListedRowProps {
  readonly known: GuidePaths;
  readonly row: JourneyRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ListedRow({ known, row, isOpen, onToggle }: ListedRowProps) {
  const isStale = useStale(known);
  const text = words.paths.journeys;
  return (
    <div className={styles.row} data-kind={row.kind} data-level={Math.min(row.level, deepest)}>
      <span className={styles.names}>
        {row.parting === null ? (
          <span className={styles.name}>{text.all}</span>
        ) : (
          <Tooltip text={fullName(known, row.parting.item)}>
            <span className={styles.name} dir="auto">
              {partingText(known, row, row.parting)}
            </span>
          </Tooltip>
        )}
        {row.kind === 'journey' && <span className={styles.detail}>{detailOf(row.journey)}</span>}
      </span>
      {row.kind === 'group' ? (
        <span className={styles.end}>
          <span className={styles.count}>{text.count(row.count)}</span>
          {row.level >= closedFrom && (
            <Button aria-expanded={isOpen} onClick={onToggle}>
              {isOpen ? text.close : text.open}
            </Button>
          )}
        </span>
      ) : (
        <Button icon={ArrowRight} disabled={isStale} onClick={() => void preview(known, row.journey)}>
          {text.preview}
        </Button>
      )}
    </div>
  );
}

/** More questions of a group than this are not named. */
const mostNamed = 3;

function PartRow({ known, part, onShow }: { readonly part: JourneyPart } & JourneysListProps) {
  const { doc } = known;
  const { items, count, isExact } = part;
  const text = words.paths.journeys;
  const named = items.slice(0, mostNamed).map((item) => shortNumberedName(doc, item));
  const first = itemIndex(doc).items[items[0] ?? 0]?.node;
  const show = (): void => {
    if (first !== undefined) select([first.key]);
    onShow();
  };
  return (
    <div className={styles.row} data-kind="part" data-level={0}>
      <span className={styles.names}>
        <span className={styles.name}>{questionsText(items)}</span>
        <Tooltip
          text={items
            .slice(0, mostNamed)
            .flatMap((item) => fullName(known, item) ?? [])
            .join('\n')}
        >
          <span className={styles.detail} dir="auto">
            {text.more(named.join('; '), items.length - named.length)}
          </span>
        </Tooltip>
      </span>
      <span className={styles.end}>
        <span className={styles.count}>{text.sets(countText(count, isExact), count === 1n)}</span>
        <Button onClick={show}>{words.paths.toFlow}</Button>
      </span>
    </div>
  );
}

/** Returns the whole name of a question if it is cut elsewhere. */
function fullName({ doc }: GuidePaths, item: number): string | undefined {
  const node = itemIndex(doc).items[item]?.node;
  return node === undefined || shortName(node) === plainName(node) ? undefined : `${item + 1}. ${plainName(node)}`;
}

function partingText({ doc }: GuidePaths, row: JourneyRow, { item, isShown }: Parting): string {
  const { shown, hidden, screenedOutAt } = words.paths.journeys;
  const end = endBefore(row, item);
  if (end !== null) return screenedOutAt(end + 1);
  const name = shortNumberedName(doc, item);
  return isShown ? shown(name) : hidden(name);
}

function detailOf({ items, outcomes }: Journey): string {
  const { length, nothing, ends } = words.paths.journeys;
  const [first = 'complete'] = outcomes;
  const end = outcomes.length > 1 ? ends.both : ends[first];
  return items.length === 0 ? `${nothing} · ${end}` : `${length(items.length)} · ${questionsText(items)} · ${end}`;
}

function questionsText(items: readonly number[]): string {
  const { questions, more } = words.paths.journeys;
  const first = firstRangesOf(items);
  return questions(more(first.ranges, first.more), items.length === 1);
}

async function preview({ guide }: GuidePaths, journey: Journey): Promise<void> {
  const witness = await wayOfJourney(journey);
  if (witness === null) return announce(words.paths.journeys.notFound);
  return previewInterview(
    rehearseWitness(guide, witness, { seeds: { seed: '1' }, whole: true }),
    words.paths.journeys.previewed,
  );
}
