import '../i18n/later.ts';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { type SharesProblem, describeSharesProblem } from '@guide-studio/interview-engine/forecast';
import { Button } from '../controls/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { assume } from './assumed.ts';
import type { SharesProps } from './Problems.tsx';
import { hasNoField, withoutPlace, withPlaceNamed } from './sharePlaces.ts';
import styles from './SharesPane.module.css';

/** Shares of parts that the guide does not have any more, or that do not fit their type. They can be named again or removed. */
export function UnknownShares({ assumptions, problems }: SharesProps) {
  const texts = words.forecast;
  const unknown = problems.filter(({ code }) => hasNoField(code));
  if (unknown.length === 0) return null;
  return (
    <section aria-label={texts.unknown} className={styles.unknown}>
      <h3 className={styles.heading}>{texts.unknown}</h3>
      <ul>
        {unknown.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <p className={styles.error}>{describeSharesProblem(problem, uiLanguage)}</p>
            <Repairs assumptions={assumptions} problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Repairs({ assumptions, problem }: { assumptions: ForecastAssumptions; problem: SharesProblem }) {
  if (problem.code === 'tooManySteps') return null;
  // Of joint shares, the question or the option may be the unknown one.
  const isOfGroup = problem.place.among !== undefined && problem.place.question === undefined;
  const nearest = problem.code === 'unknownName' && !isOfGroup ? problem.nearest : null;
  const place = problem.code === 'customNotAllowed' ? { ...problem.place, option: 'custom' } : problem.place;
  return (
    <div className="cluster">
      {nearest !== null && (
        <Button onClick={() => assume(withPlaceNamed(assumptions, place, nearest))}>
          {words.forecast.nameIt(nearest)}
        </Button>
      )}
      <Button onClick={() => assume(withoutPlace(assumptions, place))}>{words.forecast.remove}</Button>
    </div>
  );
}
