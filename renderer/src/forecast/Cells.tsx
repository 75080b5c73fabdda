import '../i18n/later.ts';
import {
  type CellForecast,
  describeBasis,
  type Forecast,
  forecastDescriber,
  type ForecastDescriber,
  usualSmallCell,
} from '@guide-studio/interview-engine/forecast';
import { describeBasisOfCells, describeBasisOfNobody } from '@guide-studio/interview-engine/internal';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { numberText, uiLanguage, words } from '../i18n/index.ts';
import { Bars } from './Bars.tsx';
import type { KnownForecast } from './forecasting.ts';
import { basisAfter, inBrackets, nobodyCompletes, peopleText } from './headline.ts';
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
  const texts = words.forecast;
  const isComplete = forecast.invitations !== null || forecast.tooFewComplete;
  const cells = isComplete ? (kind === 'questions' ? forecast.items : forecast.concepts) : [];
  const isPart = ({ share }: CellForecast): boolean => share.low < 1;
  // Questions with the fewest participants come first; concepts are few.
  const shown = kind === 'concepts' ? cells : cells.filter(isPart).sort((one, other) => one.expected - other.expected);
  const byEveryone = cells.filter(({ share }) => share.low === 1);
  const everyoneBasis = inBrackets(describeBasisOfCells(forecast, byEveryone, uiLanguage));
  const describer = forecastDescriber(guide, uiLanguage);
  const most = Math.max(1, forecast.completes);
  const markOf = (one: CellForecast): string | null => {
    if (isNobody(one)) return one.repeatedParameter === null ? texts.nobody : texts.nobodyUsual;
    return forecast.small.includes(one) ? texts.few : null;
  };
  const bars = shown.map((one) => {
    const mark = markOf(one);
    return {
      key: JSON.stringify(one.cell),
      name: describer.cell(one.cell),
      to: one.expected / most,
      value: isNobody(one)
        ? peopleText(0)
        : !isPart(one)
          ? texts.everyone
          : texts.cell(
              one.share.by === 'simulated' ? texts.about(peopleText(one.expected)) : peopleText(one.expected),
              peopleText(one.atLeast),
            ),
      ...(mark === null ? {} : { mark }),
    };
  });
  const basis = basisAfter(forecast, kind);
  const lead = leadOf(
    shown.filter(({ repeatedParameter }) => repeatedParameter === null),
    describer,
    forecast,
    kind,
  );
  return (
    <Picture known={known} ids={[kind]}>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {bars.length > 0 && <Bars bars={isAll ? bars : bars.slice(0, first)} />}
      {bars.length > first && !isAll && (
        <div>
          <Button onClick={() => setAll(true)}>{texts.showAllBars(bars.length)}</Button>
        </div>
      )}
      {bars.length > 0 && (
        <p className={styles.hint}>
          {texts.atLeastHint(basis)}{' '}
          {shown.some((one) => markOf(one) === texts.nobodyUsual) && `${texts.nobodyUsualHint} `}
          {shown.some((one) => markOf(one) === texts.few) && texts.fewHint(usualSmallCell)}
        </p>
      )}
      {!isComplete && <p className={styles.hint}>{nobodyCompletes(forecast)}</p>}
      {kind === 'questions' && isComplete && (
        <p className={styles.hint}>
          {bars.length === 0
            ? texts.allSee(everyoneBasis)
            : byEveryone.length > 0 && texts.everyoneSees(byEveryone.length, everyoneBasis)}
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
  describer: ForecastDescriber,
  forecast: Forecast,
  kind: CellsProps['kind'],
): string | null {
  const texts = words.forecast;
  const nobody = shown.filter(isNobody);
  const [first] = nobody;
  if (first !== undefined)
    return texts.smallestNobody(
      describer.cell(first.cell),
      nobody.length - 1,
      inBrackets(describeBasisOfNobody(forecast, nobody, uiLanguage)),
    );
  const [smallest] = shown.toSorted((one, other) => one.expected - other.expected);
  if (smallest === undefined || smallest.share.low === 1) return null;
  if (shown.length > 1 && shown.every(({ expected }) => expected === smallest.expected)) return null;
  const basis = describeBasis(forecast, smallest.restsOn, uiLanguage);
  // That no other is seen by fewer rests on all of them.
  const basisOfAll = describeBasis(forecast, kind, uiLanguage);
  return texts.smallest(
    basisOfAll === basis ? '' : basisOfAll,
    describer.cell(smallest.cell),
    peopleText(smallest.expected),
    numberText(forecast.completes),
    inBrackets(basis),
  );
}
