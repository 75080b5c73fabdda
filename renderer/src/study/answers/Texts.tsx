import '../../words/later.ts';
import { Button, usePaged } from '../../controls/index.ts';
import { words } from '../../words/index.ts';
import { interviewName, openName } from './aboutInterview.ts';
import type { GivenAnswer } from './answersByQuestion.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import { ShowMore } from './ShowMore.tsx';
import styles from './Texts.module.css';
import { useSaidApart } from './useSaidApart.ts';

interface TextsProps {
  readonly texts: readonly GivenAnswer[];
  readonly conversationOf: AnswerSet['conversationOf'];
  readonly onOpen: (interview: Interview) => void;
}

const textsAtFirst = 3;
const textsAtOnce = 25;

/** Answers in text form, each with its follow-ups and a link to its interview. */
export function Texts({ texts, conversationOf, onOpen }: TextsProps) {
  const paged = usePaged(texts, textsAtOnce, textsAtFirst);
  return (
    <div className={styles.box}>
      <ul className="stack">
        {paged.shown.map((given) => (
          <Said
            key={`${given.interview.id} ${given.answer.answerId}`}
            given={given}
            conversationOf={conversationOf}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <ShowMore of={paged} />
    </div>
  );
}

interface SaidProps extends Omit<TextsProps, 'texts'> {
  readonly given: GivenAnswer;
}

function Said({ given, conversationOf, onOpen }: SaidProps) {
  const { answer, followUps } = useSaidApart(given, conversationOf);
  const { interview } = given;
  return (
    <li className={styles.said}>
      <div className={styles.words}>
        <blockquote className={styles.quote} dir="auto">
          {answer}
        </blockquote>
        {followUps.map(({ question, answer: told }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed order, and questions may repeat
          <div key={at} className={styles.followUp}>
            <p className={`faint ${styles.asked}`} dir="auto">
              <span className="unseen">{words.answers.followUp}: </span>
              {question}
            </p>
            <blockquote className={styles.quote} dir="auto">
              {told}
            </blockquote>
          </div>
        ))}
      </div>
      <Button variant="quiet" aria-label={openName(interview)} onClick={() => onOpen(interview)}>
        {interviewName(interview)}
      </Button>
    </li>
  );
}
