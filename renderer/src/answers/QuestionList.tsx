import '../i18n/later.ts';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { memo, useMemo } from 'react';
import { usePaged } from '../controls/index.ts';
import { numberText, words } from '../i18n/index.ts';
import { type AnsweredQuestion, answersByQuestion } from './answersByQuestion.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import { Bars } from './Bars.tsx';
import { type ConceptAnswers, Comparison } from './Comparison.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import styles from './QuestionList.module.css';
import { ShowMore } from './ShowMore.tsx';
import { sortedLinesOf } from './summaryLines.ts';
import { summaryOf } from './summaryOf.ts';
import { Texts } from './Texts.tsx';

interface QuestionListProps {
  readonly set: AnswerSet;
  readonly onOpen: (interview: Interview) => void;
}

const questionsAtOnce = 50;

/** The answers to each question: how often each option, the average places, and every text. */
export function QuestionList({
  set: { questions, interviews, conversationOf, recordingsOf },
  onOpen,
}: QuestionListProps) {
  const answered = useMemo(() => answersByQuestion({ questions, interviews }), [questions, interviews]);
  const left = useMemo(() => leftAt(interviews), [interviews]);
  const paged = usePaged(answered, questionsAtOnce);
  return (
    <>
      <p className="quiet">{words.answers.baseMeaning}</p>
      <ol className="column card">
        {paged.shown.map((question) => (
          <Question
            key={question.key}
            answered={question}
            everybody={interviews.length}
            left={left.get(question.question.id) ?? 0}
            conversationOf={conversationOf}
            recordingsOf={recordingsOf}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <ShowMore of={paged} />
    </>
  );
}

interface QuestionProps {
  readonly answered: AnsweredQuestion;
  /** The number of interviews counted. */
  readonly everybody: number;
  /** How many were shown the question but did not answer it. */
  readonly left: number;
  readonly conversationOf: AnswerSet['conversationOf'];
  readonly recordingsOf: AnswerSet['recordingsOf'];
  readonly onOpen: (interview: Interview) => void;
}

const Question = memo(function Question({ answered, everybody, left, ...open }: QuestionProps) {
  const { question, askings } = answered;
  const compared = useMemo(
    () => askings.map((asking): ConceptAnswers => ({ asking, summary: summaryOf(question, asking) })),
    [question, askings],
  );
  const people = new Set(askings.flatMap(({ answers }) => answers.map(({ interview }) => interview.id)));
  return (
    <li className={`stack gap3 ${styles.question}`}>
      <div className={styles.head}>
        <h3 className={styles.text} dir="auto">
          {question.questionNumber > 0 ? <span className={styles.number}>{`Q${question.questionNumber} `}</span> : null}
          {question.text}
        </h3>
        <span className={`quiet ${styles.base}`}>
          {words.answers.base(numberText(people.size), numberText(everybody))}
          {left === 0 ? null : ` · ${words.answers.left(numberText(left))}`}
        </span>
      </div>
      {people.size === 0 ? (
        <p className="quiet">{words.answers.none}</p>
      ) : (
        <Answered question={question} compared={compared} {...open} />
      )}
    </li>
  );
});

/** Returns, by question id, the number of interviews that end at that question without an answer. */
function leftAt(interviews: readonly Interview[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { unanswered } of interviews) {
    const id = unanswered?.discussionGuideQuestionId;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

interface AnsweredProps extends Pick<QuestionProps, 'conversationOf' | 'recordingsOf' | 'onOpen'> {
  readonly question: AskedQuestion;
  readonly compared: readonly ConceptAnswers[];
}

function Answered({ question, compared, ...open }: AnsweredProps) {
  const [first] = compared;
  const note = first ? noteOf(question, compared) : '';
  const isSingle = compared.length === 1 && first?.asking.concept === null;
  return (
    <>
      {note === '' ? null : <p className="quiet">{note}</p>}
      {isSingle ? <One question={question} compared={first} {...open} /> : null}
      {isSingle ? null : <Several question={question} compared={compared} {...open} />}
    </>
  );
}

/** Returns a note on how to read the numbers below. */
function noteOf({ isMultiSelect = false }: AskedQuestion, compared: readonly ConceptAnswers[]): string {
  const kind = compared[0]?.summary.kind;
  if (kind === 'shares' && isMultiSelect) return words.answers.severalPossible;
  if (kind !== 'best') return '';
  return words.answers.bestMinusWorst(
    numberText(compared.reduce((sum, { summary }) => sum + (summary.kind === 'best' ? summary.screens : 0), 0)),
  );
}

type OneProps = Omit<AnsweredProps, 'compared'> & { readonly compared: ConceptAnswers };

function One({ question, compared, ...open }: OneProps) {
  const { summary } = compared;
  const isCounted = summary.kind !== 'texts';
  return (
    <>
      {summary.kind === 'grid' && summary.base > 0 ? <MatrixGrid label={question.text} compared={[compared]} /> : null}
      {isCounted && summary.kind !== 'grid' && summary.base > 0 ? <Bars lines={sortedLinesOf(summary)} /> : null}
      {isCounted && summary.texts.length > 0 ? <p className="quiet">{words.answers.ownWords}</p> : null}
      {summary.texts.length > 0 ? <Texts texts={summary.texts} {...open} /> : null}
    </>
  );
}

/** The concepts side by side. */
function Several({ question, compared, ...open }: AnsweredProps) {
  const kind = compared[0]?.summary.kind;
  const isTable = kind !== 'texts';
  const hasTexts = compared.some(({ summary }) => summary.texts.length > 0);
  return (
    <>
      {kind === 'grid' ? <MatrixGrid label={question.text} compared={compared} /> : null}
      {isTable && kind !== 'grid' ? <Comparison label={question.text} compared={compared} /> : null}
      {isTable && hasTexts ? <p className="quiet">{words.answers.ownWords}</p> : null}
      {isTable && !hasTexts ? null : (
        <div className={styles.concepts}>
          {compared.map(({ asking, summary }) => (
            <section key={asking.key} className={`stack ${styles.concept}`}>
              <h4 className={styles.title} dir="auto">
                {asking.concept ?? words.answers.noConcept}
              </h4>
              {isTable ? null : <p className={`quiet ${styles.base}`}>{words.answers.baseOf(summary.base)}</p>}
              {summary.texts.length > 0 ? <Texts texts={summary.texts} {...open} /> : null}
            </section>
          ))}
        </div>
      )}
    </>
  );
}
