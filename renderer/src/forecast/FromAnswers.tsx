import '../i18n/later.ts';
import { type ForecastAssumptions, withShares } from '@guide-studio/guide-core/shares';
import type { HostError, Publication } from '@guide-studio/host/common';
import { calibrate, sharesFromAnswers } from '@guide-studio/interview-engine/forecast';
import { leastCalibrated, withUsualNames } from '@guide-studio/interview-engine/internal';
import { useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { Undo2 } from '../theme/icons.tsx';
import { read, readGuide, useGuide } from '../session/index.ts';
import { dayText, hostMessageOf, listText, percentText, words } from '../i18n/index.ts';
import { answersOf, liveStudies } from './answersOfStudies.ts';
import { assume, assumedNow } from './assumed.ts';
import { askForecast, useForecast } from './forecasting.ts';
import { atMostText, basisAfter, lengthText } from './headline.ts';
import styles from './SharesPane.module.css';

interface Taken {
  readonly before: ForecastAssumptions;
  readonly interviews: number;
  readonly questions: number;
  readonly joint: number;
  readonly otherQuestions: readonly number[];
}

/** Takes shares from the answers to a live study of the guide, and compares the lengths. */
export function FromAnswers({ assumptions }: { readonly assumptions: ForecastAssumptions }) {
  const file = useGuide((guide) => guide.onDisk.file);
  const guide = useForecast(({ known }) => known?.guide ?? null);
  const [studies, setStudies] = useState<readonly Publication[] | null>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<HostError | null>(null);
  const [taken, setTaken] = useState<Taken | 'noAnswers' | null>(null);
  const texts = words.forecast;
  if (file === null || guide === null) return null;

  async function look(of: string): Promise<void> {
    setReading(true);
    setTaken(null);
    const found = await liveStudies(of);
    setError(found.ok ? null : found.error);
    const list = found.ok ? found.value : null;
    setStudies(list);
    const [only, ...others] = list ?? [];
    if (only !== undefined && others.length === 0) await take(only);
    setReading(false);
  }

  async function take({ studyId }: Publication): Promise<void> {
    setReading(true);
    const of = readGuide().backupKey;
    const answers = await answersOf(studyId);
    // Another guide may have been opened meanwhile.
    if (read().guide?.backupKey !== of) return;
    setReading(false);
    setError(answers.ok ? null : answers.error);
    if (!answers.ok || guide === null) return;
    const { questions, responses } = answers.value;
    const found = sharesFromAnswers(guide, questions, responses);
    const { shares = {}, urlParams = {} } = found.assumptions;
    if (Object.keys(shares).length + Object.keys(urlParams).length === 0) return setTaken('noAnswers');
    const count = Object.keys(shares).length;
    const { interviews, otherQuestions } = found;
    // Shares may have been typed while the answers were read.
    const before = withUsualNames(readGuide().editor.doc, assumedNow());
    const joint = found.assumptions.among?.length ?? 0;
    setTaken({ before, interviews, questions: count, joint, otherQuestions });
    const durations = responses.flatMap(({ progress, responseDurationSeconds }) =>
      progress === 'complete' && responseDurationSeconds !== null ? [responseDurationSeconds] : [],
    );
    askForecast({ durations });
    assume(withShares(before, found.assumptions));
  }

  return (
    <section className={styles.question} aria-label={texts.fromAnswers}>
      <p className={styles.hint}>{texts.fromHint}</p>
      <div>
        <Button busy={isReading} onClick={() => void look(file)}>
          {texts.fromAnswers}
        </Button>
      </div>
      {isReading && <p role="status">{texts.reading}</p>}
      {error !== null && <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} />}
      {studies?.length === 0 && <p role="status">{texts.noStudies}</p>}
      {studies !== null && studies.length > 1 && (
        <ul className={styles.studies}>
          {studies.map((study) => (
            <li key={study.studyId}>
              <Button onClick={() => void take(study)}>{texts.ofStudy(dayText(Date.parse(study.createdAt)))}</Button>
            </li>
          ))}
        </ul>
      )}
      {taken === 'noAnswers' && <p role="status">{texts.noAnswers}</p>}
      {taken !== null && taken !== 'noAnswers' && (
        <div role="status" className={styles.question}>
          <p>{texts.taken(taken.interviews, taken.questions, taken.joint)}</p>
          {taken.otherQuestions.length > 0 && (
            <p>{texts.otherQuestions(listText(taken.otherQuestions.map(texts.question)))}</p>
          )}
          <div>
            <Button
              variant="quiet"
              icon={Undo2}
              onClick={() => {
                assume(taken.before);
                askForecast({ durations: [] });
                setTaken(null);
              }}
            >
              {texts.undo}
            </Button>
          </div>
          <Lengths assumptions={assumptions} />
        </div>
      )}
    </section>
  );
}

/** Compares the forecast length with that of the real interviews, and offers to correct it. */
function Lengths({ assumptions }: { readonly assumptions: ForecastAssumptions }) {
  const { known, durations, isWorking } = useForecast();
  const length = known?.forecast.length ?? null;
  const texts = words.forecast;
  if (length === null || isWorking) return null;
  const calibration = calibrate(length, durations, assumptions.lengthFactor ?? 1);
  if (calibration === null) return <p>{texts.tooFewDurations(leastCalibrated)}</p>;
  const { canCorrect, error, interviews, real, factor } = calibration;
  const share = percentText(Math.abs(error.median));
  const basis = known === null ? '' : basisAfter(known.forecast, 'lengths');
  const isClose = Math.abs(error.median) < 0.01;
  return (
    <>
      <p>
        {isClose
          ? texts.fits(interviews, basis)
          : error.median > 0
            ? texts.tooLong(share, interviews, basis)
            : texts.tooShort(share, interviews, basis)}{' '}
        {texts.realLength(lengthText(real.median), atMostText(real.p90))}
      </p>
      {!isClose && canCorrect && (
        <div>
          <Button
            onClick={() =>
              assume({ ...assumptions, lengthFactor: Math.round(factor * 1000) / 1000, lengthInterviews: interviews })
            }
          >
            {texts.correct}
          </Button>
        </div>
      )}
    </>
  );
}
