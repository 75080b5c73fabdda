import '../words/later.ts';
import {
  type CellForecast,
  describeBasisOfNobody,
  type Forecast,
  forecastTelling,
  type ForecastTelling,
  usualSmallCell,
} from '@guide-studio/interview-engine/forecast';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { numberText, spoken, words } from '../words/index.ts';
import { Bars } from './Bars.tsx';
import type { KnownForecast } from './forecasting.ts';
import { basisAfter, inBrackets, nobodyCompletes, peopleText, shownPeople } from './headline.ts';
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
  const isComplete = forecast.invitations !== null || forecast.tooFewComplete;
  const cells = isComplete ? (kind === 'questions' ? forecast.items : forecast.concepts) : [];
  const isPart = ({ share }: CellForecast): boolean => share.value < 1;
  // Questions with the fewest participants come first; concepts are few.
  const shown = kind === 'concepts' ? cells : cells.filter(isPart).sort((one, other) => one.expected - other.expected);
  const byEveryone = cells.filter(({ share }) => share.value === 1).length;
  const telling = forecastTelling(guide, spoken);
  const most = Math.max(1, forecast.completes);
  const markOf = (one: CellForecast): string | null => {
    if (isNobody(one)) return one.repeatedParameter === null ? told.nobody : told.nobodyUsual;
    // As it is shown: 29.7 are 30.
    return shownPeople(one.expected) < usualSmallCell && isPart(one) ? told.few : null;
  };
  const bars = shown.map((one) => {
    const mark = markOf(one);
    return {
      key: JSON.stringify(one.cell),
      name: telling.cell(one.cell),
      to: one.expected / most,
      value: isNobody(one)
        ? peopleText(0)
        : !isPart(one)
          ? told.everyone
          : told.cell(
              one.share.by === 'simulated' ? told.about(peopleText(one.expected)) : peopleText(one.expected),
              peopleText(one.atLeast),
            ),
      ...(mark === null ? {} : { mark }),
    };
  });
  const basis = basisAfter(forecast, 'seen');
  const lead = leadOf(
    shown.filter(({ repeatedParameter }) => repeatedParameter === null),
    telling,
    forecast,
    basis,
  );
  return (
    <Picture known={known} ids={[kind]}>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {bars.length > 0 && <Bars bars={isAll ? bars : bars.slice(0, first)} />}
      {bars.length > first && !isAll && (
        <div>
          <Button onClick={() => setAll(true)}>{told.showAllBars(bars.length)}</Button>
        </div>
      )}
      {bars.length > 0 && (
        <p className={styles.hint}>
          {told.atLeastHint(basis)}{' '}
          {shown.some((one) => markOf(one) === told.nobodyUsual) && `${told.nobodyUsualHint} `}
          {shown.some((one) => markOf(one) === told.few) && told.fewHint(usualSmallCell)}
        </p>
      )}
      {!isComplete && <p className={styles.hint}>{nobodyCompletes(forecast)}</p>}
      {kind === 'questions' && isComplete && (
        <p className={styles.hint}>
          {bars.length === 0 ? told.allSee : byEveryone > 0 && told.everyoneSees(byEveryone)}
        </p>
      )}
    </Picture>
  );
}

/** Certainly nobody; a simulation in which nobody was found is not certain. */
const isNobody = ({ share }: CellForecast): boolean => share.high === 0;

/** Returns which cell the fewest see, in a sentence; null if all are seen by as many. */
function leadOf(
  shown: readonly CellForecast[],
  telling: ForecastTelling,
  forecast: Forecast,
  basis: string,
): string | null {
  const told = words.forecast;
  const nobody = shown.filter(isNobody);
  const [first] = nobody;
  if (first !== undefined)
    return told.smallestNobody(
      telling.cell(first.cell),
      nobody.length - 1,
      inBrackets(describeBasisOfNobody(forecast, spoken)),
    );
  const [smallest] = shown.toSorted((one, other) => one.expected - other.expected);
  if (smallest === undefined || smallest.share.value === 1) return null;
  if (shown.length > 1 && shown.every(({ expected }) => expected === smallest.expected)) return null;
  return told.smallest(
    telling.cell(smallest.cell),
    peopleText(smallest.expected),
    numberText(forecast.completes),
    basis,
  );
}
