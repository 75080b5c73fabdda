import '../i18n/later.ts';
import type { Connection, Publication } from '@guide-studio/host/common';
import { useId } from 'react';
import { numberText, words } from '../i18n/index.ts';
import { Intake } from './Intake.tsx';
import styles from './Numbers.module.css';
import { useIntake } from './useIntake.ts';

interface NumbersProps {
  readonly publication: Publication;
  readonly connection: Connection | null;
}

/** How often the numbers are asked for while the sheet is open, in milliseconds: here, and at a service elsewhere. */
const everyMs = { here: 5000, elsewhere: 15_000 };

/** How many interviews there are, and pausing, closing and reopening the study. */
export function Numbers({ publication, connection }: NumbersProps) {
  const id = useId();
  const pace = connection?.builtIn === true ? everyMs.here : everyMs.elsewhere;
  const { intake, take } = useIntake(publication.studyId, connection !== null, undefined, pace);
  const texts = words.invite.state;
  return (
    <section aria-labelledby={id} className="stack gap2">
      <h3 id={id} className={styles.title}>
        {texts.title}
        {intake === null ? null : (
          <span className={styles.state} data-live={intake.state === 'open' || undefined}>
            {words.study.intake.states[intake.state]}
          </span>
        )}
      </h3>
      {intake === null ? (
        connection?.builtIn === false ? (
          <p className="quiet">{texts.elsewhere}</p>
        ) : null
      ) : (
        <>
          <dl className={styles.numbers}>
            {(
              [
                ['started', intake.underWay + intake.complete + intake.screenedOut],
                ['underWay', intake.underWay],
                ['complete', intake.complete],
                ['screenedOut', intake.screenedOut],
              ] as const
            ).map(([name, count]) => (
              <div key={name}>
                <dt>{texts.numbers[name]}</dt>
                <dd>{numberText(count)}</dd>
              </div>
            ))}
          </dl>
          <Intake publication={publication} intake={intake} onChanged={take} />
        </>
      )}
    </section>
  );
}
