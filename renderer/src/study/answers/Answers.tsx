import { type ReactNode, useEffect, useState } from 'react';
import { Segmented } from '../../controls/index.ts';
import { words } from '../../words/index.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import styles from './Answers.module.css';
import { InterviewList } from './InterviewList.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { QuestionList } from './QuestionList.tsx';

type Way = 'questions' | 'interviews';

interface AnswersProps {
  readonly set: AnswerSet;
  readonly actions?: ReactNode;
}

/** The answers to a study, question by question or interview by interview. One of a study and one of the example. */
export function Answers({ set, actions }: AnswersProps) {
  const [way, setWay] = useState<Way>('questions');
  const [opened, setOpened] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  useFocusGivenBack(left);
  const at = set.interviews.findIndex(({ id }) => id === opened);
  const interview = set.interviews[at];
  const open = ({ id }: Interview) => {
    setWay('interviews');
    setOpened(id);
    setLeft(null);
  };
  const close = () => {
    setLeft(opened);
    setOpened(null);
  };
  if (interview) {
    return (
      <InterviewPage
        key={interview.id}
        set={set}
        interview={interview}
        before={set.interviews[at - 1]}
        after={set.interviews[at + 1]}
        onOpen={open}
        onClose={close}
      />
    );
  }
  return (
    <>
      <div className={styles.head}>
        <Segmented<Way>
          label={words.answers.way}
          value={way}
          options={[
            { value: 'questions', label: words.answers.ways.questions },
            { value: 'interviews', label: words.answers.ways.interviews },
          ]}
          onValue={setWay}
        />
        <div className={styles.actions}>{actions}</div>
      </div>
      <p className={styles.took}>{tookOf(set.interviews)}</p>
      {way === 'questions' ? (
        <QuestionList set={set} onOpen={open} />
      ) : (
        <InterviewList set={set} left={left} onOpen={open} />
      )}
    </>
  );
}

/** Whoever comes back from an interview is at its row. */
function useFocusGivenBack(left: string | null): void {
  useEffect(() => {
    if (left !== null) document.querySelector<HTMLElement>(`[data-interview="${CSS.escape(left)}"]`)?.focus();
  }, [left]);
}

function tookOf(interviews: readonly Interview[]): string {
  const count = (wanted: Interview['progress']) => interviews.filter(({ progress }) => progress === wanted).length;
  return words.answers.took(count('complete'), count('screened_out'), count('in_progress'));
}
