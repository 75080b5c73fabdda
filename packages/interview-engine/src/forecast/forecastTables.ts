import type { MessageLanguage } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Cell } from '../results/column.ts';
import type { CellForecast, Figure, Forecast, Outlook, RestingFigures } from './forecastTypes.ts';
import { type ForecastTableId, forecastTableIds } from './forecastWords.types.ts';
import { minutesAtMost, peopleNeeded, peopleShown, percentages, percentOf } from './rounding.ts';
import {
  describeBasis,
  forecastDescriber,
  forecastWords,
  describeLeavingUnchanged,
  describeNobodyLost,
} from './describeForecast.ts';

/** A table of a forecast. The first row contains the headings; numbers are rounded for reading. */
export interface ForecastTable {
  /** Which table it is; a part of file names. */
  readonly id: ForecastTableId;
  /** In the language asked for. */
  readonly title: string;
  /** Shares are in percent, lengths in minutes; a cell without a value is ''. */
  readonly rows: readonly (readonly Cell[])[];
  /** Of the summary: what the figure of each row below the headings rests on; null: on nothing. */
  readonly restsOn?: readonly (RestingFigures | null)[];
}

/** Returns the figures of a forecast as tables, for screens, CSV and text. */
export function forecastTables(
  guide: Guide,
  forecast: Forecast,
  language: MessageLanguage = 'en',
): readonly ForecastTable[] {
  const words = forecastWords(language);
  const describer = forecastDescriber(guide, language);
  const { items, blocks } = planOf(guide);
  const { summary, stages } = words;
  const { length, invitations, funnel, credits, completion } = forecast;

  const figure = (name: string, one: Figure, show: (value: number) => Cell): readonly Cell[] => [
    name,
    show(one.value),
    show(one.low),
    show(one.high),
    words.by[one.by],
  ];
  const plain = (name: string, value: Cell, by: Figure['by'] | 'assumed'): readonly Cell[] => [
    name,
    value,
    '',
    '',
    words.by[by],
  ];
  const seen = ({ share, expected, atLeast }: CellForecast): readonly Cell[] => [
    percentOf(share.value),
    percentOf(share.low),
    percentOf(share.high),
    words.by[share.by],
    peopleShown(expected),
    atLeast,
  ];
  const outlook = ({ share, invitations: needed, incidence, smallest }: Outlook): readonly Cell[] => [
    percentOf(share),
    needed === null ? '' : peopleNeeded(needed),
    percentOf(incidence),
    smallest === null ? '' : peopleShown(smallest),
  ];

  // People leave by the minute, some of them before the screener is passed.
  const leaves = completion.by === 'simulated';
  const bars = percentagesOf(length?.histogram ?? []);
  const groups = percentagesOf(length?.groups ?? []);
  const summaryRows: readonly { readonly row: readonly Cell[]; readonly of: RestingFigures | null }[] = [
    { row: figure(leaves ? summary.wouldPass : summary.incidence, forecast.incidence, percentOf), of: 'passing' },
    {
      row: figure(leaves ? summary.completionOfThose : summary.completion, forecast.completion, percentOf),
      of: leaves ? 'lengths' : null,
    },
    ...(invitations === null
      ? []
      : [
          {
            row: plain(summary.safeInvitations, invitations.safe, invitations.expected.by),
            of: 'invitations' as const,
          },
          { row: figure(summary.invitations, invitations.expected, peopleNeeded), of: 'invitations' as const },
        ]),
    ...(forecast.nobodyPasses === null
      ? [{ row: plain(summary.credits, credits.needed, 'calculated'), of: null }]
      : []),
    ...(credits.missing === null || forecast.nobodyPasses !== null
      ? []
      : [{ row: plain(summary.missingCredits, credits.missing, 'calculated'), of: null }]),
    ...(length === null
      ? []
      : [
          plain(summary.shortest, minutes(length.shortest), 'simulated'),
          figure(summary.median, length.medianFigure, minutes),
          figure(summary.mean, length.mean, minutes),
          plain(summary.p90, minutesAtMost(length.p90), 'simulated'),
          plain(summary.longest, minutesAtMost(length.longest), 'simulated'),
        ].map((row) => ({ row, of: 'lengths' as const }))),
    ...[describeNobodyLost(forecast, language)]
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ row: plain(summary.participation, sentence, 'assumed'), of: null })),
    {
      row: plain(
        summary.dependence,
        forecast.jointGiven ? summary.independentButJoint : summary.independent,
        'assumed',
      ),
      of: null,
    },
    ...(forecast.interviews === null
      ? []
      : [{ row: plain(summary.interviews, forecast.interviews, 'assumed'), of: null }]),
  ];
  const rows: Readonly<Record<ForecastTableId, readonly (readonly Cell[])[]>> = {
    summary: summaryRows.map(({ row }) => row),
    funnel:
      funnel === null
        ? []
        : (['invited', 'started', 'screenedOut', 'passed', 'droppedOut', 'complete'] as const).map((stage) => [
            stages[stage === 'passed' && leaves ? 'passedInTime' : stage],
            peopleShown(funnel[stage]),
          ]),
    length: (length?.histogram ?? []).map(({ from, to }, at) => [minutes(from), minutes(to), bars[at] ?? 0]),
    groups: (length?.groups ?? []).map((group, at) => [
      describer.group(group),
      groups[at] ?? 0,
      minutes(group.shortest),
      minutes(group.median),
      minutesAtMost(group.p90),
      minutesAtMost(group.longest),
    ]),
    questions: forecast.items.flatMap((one) => {
      const item = one.cell.kind === 'item' ? items[one.cell.item]?.item : undefined;
      return item === undefined || one.cell.kind !== 'item'
        ? []
        : [[one.cell.item + 1, item.externalId ?? '', item.text, ...seen(one)]];
    }),
    concepts: forecast.concepts.flatMap((one) => {
      if (one.cell.kind !== 'concept') return [];
      const concept = blocks[one.cell.block]?.concepts[one.cell.concept]?.concept;
      const title = guide.studyGuide[one.cell.block]?.title ?? '';
      return [[concept?.nickname ?? '', concept?.externalId ?? '', title, ...seen(one)]];
    }),
    shares: forecast.tornado.map(({ share, assumed, lower, higher }) => [
      describer.share(share),
      percentOf(assumed),
      ...outlook(lower),
      ...outlook(higher),
    ]),
  };
  const headings = leaves ? { ...words.headings, shares: words.sharesIfNobodyLeft } : words.headings;
  return forecastTableIds.map((id) => ({
    id,
    title: words.titles[id],
    rows: [headings[id], ...rows[id]],
    ...(id === 'summary' ? { restsOn: summaryRows.map(({ of }) => of) } : {}),
  }));
}

/**
 * What the figures of a table are; of the summary the most important ones, because its rows rest on different things.
 */
export const figuresIn: Readonly<Record<ForecastTableId, RestingFigures>> = {
  summary: 'invitations',
  funnel: 'funnel',
  length: 'lengths',
  groups: 'lengths',
  questions: 'questions',
  concepts: 'concepts',
  shares: 'changes',
};

/**
 * Returns what the figures of a table rest on besides entered shares, and what they assume of who starts and stays; empty for
 * the summary, and if there is nothing to say.
 */
export const describeBasisOfTable = (
  id: ForecastTableId,
  forecast: Forecast,
  language: MessageLanguage = 'en',
): string => {
  if (id === 'summary') return '';
  const basis = describeBasis(forecast, figuresIn[id], language);
  const more = [
    ...(id === 'funnel' || id === 'shares' ? [describeNobodyLost(forecast, language)] : []),
    ...(id === 'shares' ? [describeLeavingUnchanged(forecast, language)] : []),
  ].filter((sentence) => sentence !== '');
  return more.length === 0 ? basis : [...(basis === '' ? [] : [`${basis}.`]), ...more].join(' ');
};

/**
 * Returns the rows of a table with what its figures rest on in each of them, so that a table alone in a file says it.
 */
export function withBasis(
  { id, rows, restsOn }: ForecastTable,
  forecast: Forecast,
  language: MessageLanguage = 'en',
): ForecastTable['rows'] {
  const cells = id === 'questions' ? forecast.items : id === 'concepts' ? forecast.concepts : null;
  const [headings = [], ...others] = rows;
  const ofTable = describeBasisOfTable(id, forecast, language);
  const bases = others.map((_, at) => {
    const cell = cells?.[at];
    const figures = id === 'summary' ? restsOn?.[at] : cell?.restsOn;
    return figures === undefined ? ofTable : figures === null ? '' : describeBasis(forecast, figures, language);
  });
  if (bases.every((basis) => basis === '')) return rows;
  return [
    [...headings, forecastWords(language).summary.restsOn],
    ...others.map((row, at) => [...row, bases[at] ?? '']),
  ];
}

/** Shares that sum to 100 %; small ones are not 0. */
const percentagesOf = (parts: readonly { readonly share: number }[]): readonly number[] =>
  percentages(
    parts.map(({ share }) => share),
    1,
  ).map((percent, at) => (percent === 0 || percent === 100 ? percentOf(parts[at]?.share ?? 0) : percent));
const minutes = (seconds: number): number => Math.round(seconds / 6) / 10;
