import '../i18n/later.ts';
import { isolated } from '@guide-studio/guide-core/internal';
import { usualShares } from '@guide-studio/interview-engine/internal';
import { useMemo } from 'react';
import { Button, Switch } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { listText, words } from '../i18n/index.ts';
import { assume } from './assumed.ts';
import { useForecast } from './forecasting.ts';
import { JointShares } from './JointShares.tsx';
import type { SharesProps } from './Problems.tsx';
import { ShareLists } from './ShareLists.tsx';
import type { ShareQuestion } from './shareQuestions.ts';
import { amongOf, differsByConcept, withConceptsApart, withQuestion } from './shareValues.ts';
import styles from './SharesPane.module.css';

interface QuestionSharesProps extends SharesProps {
  readonly question: ShareQuestion;
  /** Questions from whose options joint shares may follow. */
  readonly sources: readonly ShareQuestion[];
}

/** The shares of the answers to a question, by concept and row where it has them. */
export function QuestionShares({ question, sources, assumptions, problems }: QuestionSharesProps) {
  const { number, text, name, concepts, exclusive } = question;
  const texts = words.forecast;
  const isApart = differsByConcept(assumptions, question);
  const usual = useUsualShares(question);
  const own = problems.filter(({ place }) => place.question === name);
  const given = assumptions.shares?.[name];
  return (
    <section className={styles.question} aria-label={`${number}. ${text}`}>
      <h4 className={styles.name} dir="auto">
        {number}. {text}
      </h4>
      {exclusive.length > 0 && (
        <p className={styles.hint}>
          {texts.exclusive(listText(exclusive.map((option) => texts.quoted(isolated(option)))))}
        </p>
      )}
      {concepts.length > 1 && (
        <Switch
          label={texts.byConcept}
          {...(isApart ? { hint: texts.byConceptHint } : {})}
          checked={isApart}
          onChecked={(checked) => assume(withConceptsApart(assumptions, question, checked))}
        />
      )}
      <JointShares question={question} sources={sources} assumptions={assumptions} problems={own} usual={usual} />
      <ShareLists
        question={question}
        among={null}
        heading={amongOf(assumptions, question).length === 0 ? null : texts.allOthers}
        assumptions={assumptions}
        problems={own}
        usual={usual}
      />
      {given !== undefined && (
        <div>
          <Button variant="quiet" onClick={() => assume(withQuestion(assumptions, name, undefined))}>
            {texts.reset}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns what is assumed without any numbers, as soon as the guide as it is was forecast. */
function useUsualShares({ kind, number }: ShareQuestion): readonly number[] {
  const root = useGuide((guide) => guide.editor.doc.root);
  const guide = useForecast(({ known }) => (known?.doc.root === root ? known.guide : null));
  return useMemo(
    () => (guide === null || kind !== 'several' ? none : usualShares(guide, number - 1)),
    [guide, kind, number],
  );
}

const none: readonly number[] = [];
