import '../words/later.ts';
import { type CellForecast, forecastTelling, usualSmallCell } from '@guide-studio/interview-engine/forecast';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { spoken, words } from '../words/index.ts';
import { Bars } from './Bars.tsx';
import type { KnownForecast } from './forecasting.ts';
import { peopleText } from './headline.ts';
import { Picture } from './Picture.tsx';
import styles from './Picture.module.css';

interface CellsProps {
  readonly known: KnownForecast;
  readonly kind: 'questions' | 'concepts';
}

/** Bars that are shown before all are asked for. */
const first = 12;

/** How many of those who complete see each question that not everyone sees, or each concept. */
export function Cells({ known, kind }: CellsProps) {
  const [isAll, setAll] = useState(false);
  const { forecast, guide } = known;
  const told = words.forecast;
  const cells = kind === 'questions' ? forecast.items : forecast.concepts;
  const isPart = ({ share }: CellForecast): boolean => share.value > 0 && share.value < 1;
  // Questions with the fewest participants come first; concepts are few.
  const shown = kind === 'concepts' ? cells : cells.filter(isPart).sort((one, other) => one.expected - other.expected);
  const smallest = shown
    .filter(isPart)
    .reduce<CellForecast | null>((least, one) => (least === null || one.expected < least.expected ? one : least), null);
  const byEveryone = cells.filter(({ share }) => share.value === 1).length;
  const byNobody = cells.filter(({ share }) => share.value === 0).length;
  const telling = forecastTelling(guide, spoken);
  const most = Math.max(1, forecast.completes);
  const bars = shown.map((one) => ({
    key: JSON.stringify(one.cell),
    name: telling.cell(one.cell),
    to: one.expected / most,
    value: told.cell(peopleText(one.expected), peopleText(one.atLeast)),
    ...(one.expected < usualSmallCell && one.share.value < 1 ? { mark: told.few } : {}),
  }));
  return (
    <Picture known={known} ids={[kind]}>
      {smallest !== null && (shown.length === 1 || shown.some(({ expected }) => expected > smallest.expected)) && (
        <p className={styles.lead}>{told.smallest(telling.cell(smallest.cell), peopleText(smallest.expected))}</p>
      )}
      {bars.length > 0 && <Bars bars={isAll ? bars : bars.slice(0, first)} />}
      {bars.length > first && !isAll && (
        <div>
          <Button onClick={() => setAll(true)}>{told.showAllBars(bars.length)}</Button>
        </div>
      )}
      {bars.length > 0 && (
        <p className={styles.hint}>
          {told.atLeastHint} {bars.some(({ mark }) => mark !== undefined) && told.fewHint(usualSmallCell)}
        </p>
      )}
      {kind === 'questions' && (
        <p className={styles.hint}>
          {bars.length === 0 && byNobody === 0 ? told.allSee : byEveryone > 0 && told.everyoneSees(byEveryone)}{' '}
          {byNobody > 0 && told.nobodySees(byNobody)}
        </p>
      )}
    </Picture>
  );
}
