import '../i18n/later.ts';
import type { Figure, RestingFigures } from '@guide-studio/interview-engine/forecast';
import { describeIndependence } from '@guide-studio/interview-engine/internal';
import { useEffect } from 'react';
import { Button, EmptyState, Field, Notice, NumberField } from '../controls/index.ts';
import { CircleAlert } from '../theme/icons.tsx';
import { openDrawer } from '../panes/panes.ts';
import { useSlim } from '../panes/useNarrow.ts';
import { numberText, uiLanguage, words } from '../i18n/index.ts';
import { Cells } from './Cells.tsx';
import { Completes } from './Completes.tsx';
import styles from './ForecastView.module.css';
import { askForecast, followForecast, hasScreener, type KnownForecast, useForecast } from './forecasting.ts';
import { Funnel } from './Funnel.tsx';
import { basisAfter, caveats, headline, minutesText } from './headline.ts';
import { Length } from './Length.tsx';
import { NobodyPasses } from './NobodyPasses.tsx';
import { Picture } from './Picture.tsx';
import { Tornado } from './Tornado.tsx';
import { useWallet } from './useWallet.ts';

/** What to expect of the study: a headline, and pictures that are tables, too. The shares are beside it. */
export function ForecastView() {
  useEffect(followForecast, []);
  return (
    <section className={`column ${styles.view}`} aria-label={words.forecast.name}>
      <Wanted />
      <Shown />
    </section>
  );
}

/** The number of completes that are wanted, and the credits that there are. */
function Wanted() {
  const { wallet } = useForecast();
  const walletFrom = useWallet();
  return (
    <div className={styles.wanted}>
      <Completes />
      <Field
        label={words.forecast.wallet}
        hint={wallet === null || walletFrom === null ? words.forecast.walletHint : words.forecast.walletOf(walletFrom)}
      >
        <NumberField
          value={wallet}
          problemOf={(number) => (number !== null && number < 0 ? words.forecast.walletRange : null)}
          onNumber={(number) => askForecast({ wallet: number })}
        />
      </Field>
    </div>
  );
}

function Shown() {
  const { known, isWorking, hasProblems, problems, failed } = useForecast();
  const texts = words.forecast;
  if (failed) return <EmptyState icon={CircleAlert} text={texts.failed} />;
  if (known === null) {
    const text = hasProblems ? texts.hasProblems : problems.length > 0 ? texts.badFirstShares : texts.working;
    return <EmptyState text={text} />;
  }
  const { nobodyPasses } = known.forecast;
  const isOld = hasProblems || problems.length > 0;
  return (
    <div className={styles.scroller} data-stale={isWorking || isOld} aria-busy={isWorking}>
      {isOld && <Notice kind="warning" text={hasProblems ? texts.outdated : texts.badShares} />}
      {nobodyPasses === null ? <Headline known={known} /> : <NobodyPasses known={known} obstacles={nobodyPasses} />}
      <output className={styles.working}>{isWorking ? texts.working : ''}</output>
      {nobodyPasses === null && <Pictures known={known} />}
    </div>
  );
}

function Pictures({ known }: { readonly known: KnownForecast }) {
  return (
    <>
      <Funnel known={known} />
      <Length known={known} />
      <Cells known={known} kind="questions" />
      {known.forecast.concepts.length > 0 && <Cells known={known} kind="concepts" />}
      <Tornado known={known} />
      <HowExact known={known} />
    </>
  );
}

function Headline({ known }: { readonly known: KnownForecast }) {
  const isSlim = useSlim();
  const hasProblems = useForecast(({ problems }) => problems.length > 0);
  const { forecast } = known;
  const { main, more } = headline(forecast, hasScreener(known));
  const caveat = caveats(known, hasProblems);
  const texts = words.forecast;
  return (
    <div className={styles.headline}>
      <p className={styles.main}>{main}</p>
      <p className={styles.more}>{more.join(' ')}</p>
      {forecast.invitations === null && (
        <p className={styles.more}>{forecast.tooFewComplete ? texts.tooFewHint : texts.nobodyHint}</p>
      )}
      {caveat.length > 0 && <p className={styles.hint}>{caveat.join(' ')}</p>}
      <p className={styles.hint}>
        {describeIndependence(forecast, uiLanguage)} {texts.jointHint}
      </p>
      {isSlim && (
        <div>
          <Button onClick={() => openDrawer('properties')}>{texts.showShares}</Button>
        </div>
      )}
    </div>
  );
}

/** All figures, which of them are exact, and which are simulated. */
function HowExact({ known }: { readonly known: KnownForecast }) {
  const texts = words.forecast;
  const { completion, concepts, incidence, invitations, items, length, simulation } = known.forecast;
  const isByLength = completion.by === 'simulated';
  const figures: readonly { readonly name: string; readonly by: Figure['by']; readonly of: RestingFigures }[] = [
    ...(hasScreener(known)
      ? [
          {
            name: isByLength ? texts.figures.wouldPass : texts.figures.incidence,
            by: incidence.by,
            of: 'passing' as const,
          },
        ]
      : []),
    ...(invitations === null
      ? []
      : [{ name: texts.figures.invitations, by: invitations.expected.by, of: 'invitations' as const }]),
    {
      name: texts.figures.cells,
      by: [...items, ...concepts].every(({ share }) => share.by === 'calculated') ? 'calculated' : 'simulated',
      of: 'seen',
    },
    ...(length === null ? [] : [{ name: texts.figures.length, by: 'simulated' as const, of: 'lengths' as const }]),
  ];
  const simulated = figures
    .filter(({ by }) => by === 'simulated')
    .map(({ name }) => name)
    .join(', ');
  /** The figures that are calculated from the same, by what it is. */
  const exact = new Map<string, readonly string[]>();
  for (const { name, by, of } of figures) {
    const basis = basisAfter(known.forecast, of);
    if (by === 'calculated') exact.set(basis, [...(exact.get(basis) ?? []), name]);
  }
  return (
    <Picture known={known} ids={['summary']}>
      <ul className={styles.exact}>
        {[...exact].map(([basis, names]) => (
          <li key={basis}>{texts.exact(names.join(', '), basis)}</li>
        ))}
        {simulated !== '' && (
          <li>{texts.simulated(simulated, numberText(simulation.participants), simulation.seed)}</li>
        )}
        {length !== null && (
          <li>
            {texts.interval(
              minutesText(length.medianFigure.low),
              minutesText(length.medianFigure.high),
              basisAfter(known.forecast, 'lengths'),
            )}
          </li>
        )}
        <li>{describeIndependence(known.forecast, uiLanguage)}</li>
        <li>{texts.ofShares}</li>
      </ul>
    </Picture>
  );
}
