import '../i18n/later.ts';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { parametersOf } from '@guide-studio/interview-engine/internal';
import { withUsualNames } from '@guide-studio/interview-engine/internal';
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { Button, Notice, NumberField, usePaged } from '../controls/index.ts';
import { Undo2 } from '../theme/icons.tsx';
import { useNotes } from '../notes/notes.ts';
import { isEditable, useGuide, useSession } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { assume, keepAssumed, useAssumed, useHasUnsavedAssumptions } from './assumed.ts';
import { useForecast } from './forecasting.ts';
import { FromAnswers } from './FromAnswers.tsx';
import { QuestionShares } from './QuestionShares.tsx';
import { Problems, type SharesProps } from './Problems.tsx';
import { hasNoField } from './sharePlaces.ts';
import { type ShareQuestion, shareQuestions } from './shareQuestions.ts';
import { type Setting, withParameter, withSetting } from './shareValues.ts';
import styles from './SharesPane.module.css';
import { UnknownShares } from './UnknownShares.tsx';
import { usualLinkShare } from './usualShare.ts';

/** What is assumed about participants: typed, pasted, or taken from answers. */
export function SharesPane() {
  const doc = useGuide((guide) => guide.editor.doc);
  const of = useGuide((guide) => guide.backupKey);
  const calm = useDeferredValue(doc);
  const assumed = useAssumed();
  const assumptions = useMemo(() => withUsualNames(calm, assumed), [calm, assumed]);
  const questions = useMemo(() => shareQuestions(calm), [calm]);
  const problems = useForecast((forecast) => forecast.problems);
  const deciding = useMemo(() => questions.filter(({ decides }) => decides), [questions]);
  const others = useMemo(() => questions.filter(({ decides }) => !decides), [questions]);
  const [isOpen, setOpen] = useState(false);
  const shared = { assumptions, problems };
  const texts = words.forecast;
  return (
    <>
      <h2 className={styles.title}>{texts.shares}</h2>
      <Storage />
      <p className={styles.hint}>{texts.sharesHint}</p>
      {questions.some(({ kind }) => kind === 'several') && <p className={styles.hint}>{texts.several}</p>}
      {questions.some(({ exclusive }) => exclusive.length > 0) && <p className={styles.hint}>{texts.exclusiveHint}</p>}
      <UnknownShares {...shared} />
      <Participation {...shared} />
      <h3 className={styles.heading}>{texts.deciding}</h3>
      <p className={styles.hint}>{deciding.length === 0 ? texts.noDeciding : texts.decidingHint}</p>
      <Questions questions={deciding} sources={deciding} {...shared} />
      <Links {...shared} />
      {others.length > 0 && (
        <details className={styles.others} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{texts.others(others.length)}</summary>
          {isOpen && (
            <>
              <p className={styles.hint}>{texts.othersHint}</p>
              <Questions questions={others} sources={[]} {...shared} />
            </>
          )}
        </details>
      )}
      <FromAnswers key={`answers ${of}`} assumptions={assumptions} />
      <ResetAll key={`reset ${of}`} assumptions={assumed} />
    </>
  );
}

/** Questions that are shown before more are asked for: each has many fields. */
const portion = 20;

interface QuestionsProps extends SharesProps {
  readonly questions: readonly ShareQuestion[];
  /** Questions from whose options joint shares may follow. */
  readonly sources: readonly ShareQuestion[];
}

function Questions({ questions, ...shared }: QuestionsProps) {
  const { shown, rest, step, showMore } = usePaged(questions, portion);
  return (
    <>
      {shown.map((question) => (
        <QuestionShares key={question.node.key} question={question} {...shared} />
      ))}
      {rest > 0 && (
        <div>
          <Button onClick={showMore}>{words.controls.showMore(step, rest)}</Button>
        </div>
      )}
    </>
  );
}

/** Where the shares are stored, or why they are not. */
function Storage() {
  const isSaved = useGuide((guide) => guide.onDisk.file !== null);
  const isReadOnly = useSession((session) => !isEditable(session));
  const isUnsaved = useHasUnsavedAssumptions();
  const error = useNotes((notes) => notes.error);
  const faults = useNotes(({ notes }) => notes.forecastFaults);
  const texts = words.forecast;
  if (!isSaved) return <Notice kind="info" text={texts.unsaved} />;
  if (isUnsaved && error !== null)
    return (
      <Notice
        kind="error"
        text={`${texts.notKept} ${hostMessageOf(error).what}`}
        next={hostMessageOf(error).next}
        actions={<Button onClick={() => void keepAssumed()}>{texts.tryAgain}</Button>}
      />
    );
  if (faults !== undefined && !isUnsaved)
    return (
      <Notice
        kind="warning"
        text={texts.notUnderstood(faults.map(({ path }) => ['forecast', ...path].join('.')).join(', '))}
        next={texts.correctNotes}
      />
    );
  return <p className={styles.hint}>{isReadOnly ? texts.readOnly : texts.kept}</p>;
}

const settings: readonly Setting[] = ['starting', 'completion', 'dropOutPerMinute', 'lengthFactor'];
const usualSettings: Readonly<Record<Setting, string>> = {
  starting: '100',
  completion: '100',
  dropOutPerMinute: '0',
  lengthFactor: '100',
};

function Participation({ assumptions, problems }: SharesProps) {
  const texts = words.forecast;
  return (
    <>
      <h3 className={styles.heading}>{texts.participation}</h3>
      {settings.map((setting) => {
        // The factor is a percentage in the window.
        const scale = setting === 'lengthFactor' ? 100 : 1;
        const value = assumptions[setting];
        return (
          <Fragment key={setting}>
            <label className={styles.share}>
              <span>{texts.settings[setting]}</span>
              <NumberField
                value={value === undefined ? null : Math.round(value * scale * 100) / 100}
                placeholder={usualSettings[setting]}
                notANumber={texts.notAPercentage}
                onNumber={(number) =>
                  assume(withSetting(assumptions, setting, number === null ? null : number / scale))
                }
              />
            </label>
            <Problems problems={problems.filter(({ place }) => place.setting === setting)} />
          </Fragment>
        );
      })}
    </>
  );
}

/** Shares of link parameters that conditions ask for. */
function Links({ assumptions, problems }: SharesProps) {
  const guide = useForecast(({ known }) => known?.guide ?? null);
  const parameters = useMemo(() => (guide === null ? [] : [...parametersOf(guide)]), [guide]);
  const texts = words.forecast;
  if (parameters.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{texts.links}</h3>
      <p className={styles.hint}>{texts.linksHint}</p>
      {parameters.map(([parameter, values]) => (
        <fieldset key={parameter} className={styles.list} aria-label={texts.linkOf(parameter)}>
          <p className={styles.part} dir="auto">
            {texts.linkOf(parameter)}
          </p>
          {values.map((value) => (
            <label key={value} className={styles.share}>
              <span dir="auto">{value}</span>
              <NumberField
                aria-label={texts.share(value)}
                value={assumptions.urlParams?.[parameter]?.[value] ?? null}
                placeholder={usualLinkShare(values, assumptions.urlParams?.[parameter] ?? {})}
                notANumber={texts.notAPercentage}
                onNumber={(number) => assume(withParameter(assumptions, parameter, value, number))}
              />
            </label>
          ))}
          <Problems
            problems={problems.filter(({ place, code }) => place.parameter === parameter && !hasNoField(code))}
          />
        </fieldset>
      ))}
    </>
  );
}

/** Makes everything usual again, with a way back. */
function ResetAll({ assumptions }: { readonly assumptions: ForecastAssumptions }) {
  const [before, setBefore] = useState<ForecastAssumptions | null>(null);
  const texts = words.forecast;
  const isUsual = Object.keys(assumptions).length === 0;
  if (isUsual && before !== null)
    return (
      <p className="row" role="status">
        {texts.wasReset}
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={() => {
            assume(before);
            setBefore(null);
          }}
        >
          {texts.undo}
        </Button>
      </p>
    );
  return (
    <div>
      <Button
        disabled={isUsual}
        onClick={() => {
          setBefore(assumptions);
          assume({});
        }}
      >
        {texts.resetAll}
      </Button>
    </div>
  );
}
