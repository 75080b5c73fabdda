import '../i18n/later.ts';
import { words } from '../i18n/index.ts';
import { Bars } from './Bars.tsx';
import { hasScreener, type KnownForecast } from './forecasting.ts';
import { basisAfter, peopleText, shownPeople, wholePeopleText } from './headline.ts';
import { Basis, Picture } from './Picture.tsx';
import styles from './Picture.module.css';

const stages = ['invited', 'started', 'passed', 'complete'] as const;

/** The way from invitations to completes. */
export function Funnel({ known }: { readonly known: KnownForecast }) {
  const { funnel, invitations } = known.forecast;
  if (funnel === null) return null;
  const isByLength = known.forecast.completion.by === 'simulated';
  // As the bars say it: rounded apart, 33.5 of 134 would not fit the 100.5 who pass.
  const lost = shownPeople(funnel.started) - shownPeople(funnel.complete);
  const isDropping = funnel.droppedOut > 1e-9;
  const screenedOut = isDropping ? Math.min(lost, shownPeople(funnel.screenedOut)) : lost;
  const bars = stages
    .filter((stage) => stage !== 'passed' || hasScreener(known))
    .map((stage) => ({
      key: stage,
      // Some would have passed, but left before.
      name: stage === 'passed' && isByLength ? words.forecast.passedInTime : words.forecast.stages[stage],
      to: funnel[stage] / funnel.invited,
      value: peopleText(funnel[stage]),
    }));
  return (
    <Picture known={known} ids={['funnel']}>
      {invitations !== null && invitations.safe > funnel.invited ? (
        <p className={styles.lead}>
          {words.forecast.onAverage(peopleText(funnel.invited), basisAfter(known.forecast, 'funnel'))}
        </p>
      ) : (
        <Basis known={known} of="invitations" />
      )}
      <Bars bars={bars} />
      <p className={styles.hint}>
        {words.forecast.leaving(
          wholePeopleText(funnel.screenedOut, screenedOut),
          wholePeopleText(funnel.droppedOut, lost - screenedOut),
          basisAfter(known.forecast, 'funnel'),
        )}
      </p>
    </Picture>
  );
}
