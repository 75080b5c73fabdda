import '../i18n/later.ts';
import { useMemo, useState } from 'react';
import type { Progress } from '@guide-studio/api-contract';
import { CircleCheck, CircleDashed, CircleSlash, type IconType } from '../theme/icons.tsx';
import { usePaged } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { aboutInterview, interviewName } from './aboutInterview.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import styles from './InterviewList.module.css';
import { ShowMore } from './ShowMore.tsx';

interface InterviewListProps {
  readonly set: AnswerSet;
  /** The interview left last, which is in view again. */
  readonly left: string | null;
  readonly onOpen: (interview: Interview) => void;
}

const interviewsAtOnce = 100;

/** All interviews, latest first: their state, their time, and a sentence from each. */
export function InterviewList({ set: { interviews }, left, onOpen }: InterviewListProps) {
  const [now] = useState(Date.now);
  const latestFirst = useMemo(() => interviews.toReversed(), [interviews]);
  const before = latestFirst.findIndex(({ id }) => id === left);
  const paged = usePaged(latestFirst, interviewsAtOnce, Math.max(interviewsAtOnce, before + 1));
  return (
    <>
      <ul className={`card ${styles.list}`}>
        {paged.shown.map((interview) => {
          const Icon = progressIcons[interview.progress];
          return (
            <li key={interview.id}>
              <button
                type="button"
                className={styles.row}
                data-interview={interview.id}
                onClick={() => onOpen(interview)}
              >
                <Icon size={16} className={styles.icon} data-progress={interview.progress} />
                <span className={`column grow ${styles.words}`}>
                  <span className={styles.name}>{interviewName(interview)}</span>
                  <span className={styles.detail}>{aboutInterview(interview, now)}</span>
                  {interview.excerpt ? (
                    <span className={styles.excerpt} dir="auto">
                      {interview.excerpt}
                    </span>
                  ) : null}
                </span>
                <span className={styles.count}>{words.answers.answered(interview.answers.length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <ShowMore of={paged} />
    </>
  );
}

/** The icon for the state of an interview; the word is beside it. */
const progressIcons: Readonly<Record<Progress, IconType>> = {
  complete: CircleCheck,
  screened_out: CircleSlash,
  in_progress: CircleDashed,
};
