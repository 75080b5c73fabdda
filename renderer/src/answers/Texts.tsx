import '../i18n/later.ts';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import { MarkedText } from './marks/MarkedText.tsx';
import { useState } from 'react';
import { Button, usePaged } from '../controls/index.ts';
import { CirclePlay, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import { interviewName, openName } from './aboutInterview.ts';
import type { GivenAnswer } from './answersByQuestion.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import { AnswerRecordings } from './AnswerRecordings.tsx';
import { ShowMore } from './ShowMore.tsx';
import styles from './Texts.module.css';
import { useSplitAnswer } from './useSplitAnswer.ts';

interface TextsProps {
  readonly texts: readonly GivenAnswer[];
  readonly conversationOf: AnswerSet['conversationOf'];
  readonly recordingsOf: AnswerSet['recordingsOf'];
  readonly onOpen: (interview: Interview) => void;
}

const textsAtFirst = 3;
const textsAtOnce = 25;

/** Answers in text form, each with its follow-ups and a link to its interview. */
export function Texts({ texts, ...context }: TextsProps) {
  const paged = usePaged(texts, textsAtOnce, textsAtFirst);
  return (
    <div className={styles.box}>
      <ul className="stack">
        {paged.shown.map((given) => (
          <AnswerText key={`${given.interview.id} ${given.answer.answerId}`} given={given} {...context} />
        ))}
      </ul>
      <ShowMore of={paged} />
    </div>
  );
}

interface AnswerTextProps extends Omit<TextsProps, 'texts'> {
  readonly given: GivenAnswer;
}

function AnswerText({ given, conversationOf, recordingsOf, onOpen }: AnswerTextProps) {
  const { answer, followUps } = useSplitAnswer(given, conversationOf);
  const { interview } = given;
  const { answerId } = given.answer;
  const [isOpen, setIsOpen] = useState(false);
  const name = interviewName(interview);
  const keyAt = (turn: number) => keyOfPlace({ response: interview.id, answer: answerId, turn });
  return (
    <li className={styles.answerText}>
      <div className={styles.words}>
        <blockquote className={styles.quote} dir="auto">
          <MarkedText textKey={keyAt(0)} text={answer} name={name} />
        </blockquote>
        {followUps.map(({ question, answer: answerText }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed order, and questions may repeat
          <div key={at} className={styles.followUp}>
            <p className={`faint ${styles.asked}`} dir="auto">
              <span className="unseen">{words.answers.followUp}: </span>
              {question}
            </p>
            <blockquote className={styles.quote} dir="auto">
              <MarkedText textKey={keyAt(at + 1)} text={answerText} name={name} />
            </blockquote>
          </div>
        ))}
      </div>
      <span className={styles.acts}>
        {interview.recorded.has(answerId) ? (
          <Button
            variant="quiet"
            icon={isOpen ? X : CirclePlay}
            aria-expanded={isOpen}
            aria-label={isOpen ? words.recordings.hideOf(name) : words.recordings.listenTo(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.recordings.hide : words.recordings.listen}
          </Button>
        ) : null}
        <Button variant="quiet" aria-label={openName(interview)} onClick={() => onOpen(interview)}>
          {name}
        </Button>
      </span>
      {isOpen ? <AnswerRecordings interview={interview} answerId={answerId} recordingsOf={recordingsOf} /> : null}
    </li>
  );
}
