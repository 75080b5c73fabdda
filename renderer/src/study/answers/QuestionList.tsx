import { memo, useMemo } from 'react';
import { Button } from '../../controls/index.ts';
import { numberText, words } from '../../words/index.ts';
import { type AnsweredQuestion, answersByQuestion, type GivenAnswer } from './answersByQuestion.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import styles from './QuestionList.module.css';
import { ShowMore } from './ShowMore.tsx';
import { type Bar, type Summary, summaryOf } from './summaryOf.ts';
import { usePaged } from './usePaged.ts';

interface QuestionListProps {
  readonly set: AnswerSet;
  readonly onOpen: (interview: Interview) => void;
}

const questionsAtOnce = 50;
const textsAtFirst = 3;
const textsAtOnce = 25;

/** What was answered to each question: how often an option, which place on average, and every text. */
export function QuestionList({ set: { questions, interviews }, onOpen }: QuestionListProps) {
  const answered = useMemo(() => answersByQuestion({ questions, interviews }), [questions, interviews]);
  const paged = usePaged(answered, questionsAtOnce);
  return (
    <>
      <ol className={styles.list}>
        {paged.shown.map((question) => (
          <Question key={question.key} answered={question} onOpen={onOpen} />
        ))}
      </ol>
      <ShowMore of={paged} />
    </>
  );
}

interface QuestionProps {
  readonly answered: AnsweredQuestion;
  readonly onOpen: (interview: Interview) => void;
}

const Question = memo(function Question({ answered, onOpen }: QuestionProps) {
  const { question, concept, answers } = answered;
  const summary = useMemo(() => summaryOf(answered), [answered]);
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <div className={styles.words}>
          {concept === null ? null : (
            <p className={styles.concept} dir="auto">
              {words.answers.about(concept)}
            </p>
          )}
          <h3 className={styles.text} dir="auto">
            {question.text}
          </h3>
        </div>
        <span className={styles.count}>{words.answers.answered(answers.length)}</span>
      </div>
      {answers.length === 0 ? <p className={styles.none}>{words.answers.none}</p> : null}
      {answers.length > 0 && summary.bars.length > 0 ? <Bars summary={summary} /> : null}
      {summary.bars.length > 0 && summary.texts.length > 0 ? (
        <p className={styles.none}>{words.answers.ownWords}</p>
      ) : null}
      {summary.texts.length > 0 ? <Texts texts={summary.texts} onOpen={onOpen} /> : null}
    </li>
  );
});

function Bars({ summary: { kind, bars } }: { readonly summary: Summary }) {
  return (
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.text} className={styles.bar}>
          <span dir="auto">{bar.text}</span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ inlineSize: `${Math.round(bar.share * 100)}%` }} />
          </span>
          <span className={styles.value}>{valueOf(kind, bar)}</span>
        </li>
      ))}
    </ul>
  );
}

function valueOf(kind: Summary['kind'], { value, worst = 0 }: Bar): string {
  if (kind === 'ranks') return words.answers.rank(numberText(value));
  return kind === 'best' ? words.answers.best(value, worst) : numberText(value);
}

interface TextsProps {
  readonly texts: readonly GivenAnswer[];
  readonly onOpen: (interview: Interview) => void;
}

function Texts({ texts, onOpen }: TextsProps) {
  const paged = usePaged(texts, textsAtOnce, textsAtFirst);
  return (
    <>
      <ul className={styles.texts}>
        {paged.shown.map(({ interview, text }) => (
          <li key={interview.id} className={styles.said}>
            <blockquote className={styles.quote} dir="auto">
              {text}
            </blockquote>
            <Button
              variant="quiet"
              aria-label={words.answers.openInterview(interview.number)}
              onClick={() => onOpen(interview)}
            >
              {words.answers.interview(interview.number)}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore of={paged} />
    </>
  );
}
