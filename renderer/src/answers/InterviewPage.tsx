import '../i18n/later.ts';
import type { HostError } from '@guide-studio/host/common';
import { ArrowLeft, ChevronLeft, ChevronRight } from '../theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { aboutInterview, interviewName } from './aboutInterview.ts';
import type { AnswerSet, Exchange, Interview } from './answerSet.ts';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import { MarkedText } from './marks/MarkedText.tsx';
import { FindingsOf } from './FindingsOf.tsx';
import styles from './InterviewPage.module.css';
import { Recording } from './Recording.tsx';
import { SaveAsTest } from './SaveAsTest.tsx';
import { ShownList } from './ShownList.tsx';
import { useRecordings } from './useRecordings.ts';

interface InterviewPageProps {
  readonly set: AnswerSet;
  readonly interview: Interview;
  readonly before: Interview | undefined;
  readonly after: Interview | undefined;
  readonly onOpen: (interview: Interview) => void;
  readonly onClose: () => void;
}

/** One interview with its questions and answers, and links to the others. */
export function InterviewPage({ set, interview, before, after, onOpen, onClose }: InterviewPageProps) {
  const [now] = useState(Date.now);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={`spread ${styles.ways}`}>
        <Button variant="quiet" icon={ArrowLeft} onClick={onClose}>
          {words.answers.allInterviews}
        </Button>
        <span className={styles.others}>
          <Button variant="quiet" icon={ChevronLeft} disabled={!before} onClick={() => before && onOpen(before)}>
            {words.answers.previous}
          </Button>
          <Button variant="quiet" icon={ChevronRight} disabled={!after} onClick={() => after && onOpen(after)}>
            {words.answers.next}
          </Button>
        </span>
      </div>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {interviewName(interview)}
        </h3>
        <p className={styles.about}>{aboutInterview(interview, now)}</p>
        <SaveAsTest set={set} interview={interview} />
      </div>
      {interview.findings === null ? null : <FindingsOf findings={interview.findings} />}
      <Conversation set={set} interview={interview} />
    </>
  );
}

type ReadConversation =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: HostError }
  | { readonly state: 'ready'; readonly exchanges: readonly Exchange[] };

function Conversation({ set, interview }: Pick<InterviewPageProps, 'set' | 'interview'>) {
  const recordings = useRecordings(set.recordingsOf, interview);
  const { conversation, again } = useConversation(set.conversationOf, interview);
  const titles = new Map(set.questions.flatMap(({ concepts }) => concepts.map(({ id, title }) => [id, title])));
  if (conversation.state === 'reading') return <output className={styles.about}>{words.answers.readingOne}</output>;
  const exchanges = conversation.state === 'ready' ? conversation.exchanges : exchangesOf(interview);
  return (
    <>
      {conversation.state === 'failed' ? (
        <Notice
          kind="error"
          text={hostMessageOf(conversation.error).what}
          next={`${hostMessageOf(conversation.error).next} ${words.answers.listOnly}`}
          actions={<Button onClick={again}>{words.study.tryAgain}</Button>}
        />
      ) : null}
      {recordings.error === null || conversation.state === 'failed' ? null : (
        <Notice
          kind="error"
          text={hostMessageOf(recordings.error).what}
          next={hostMessageOf(recordings.error).next}
          actions={<Button onClick={recordings.again}>{words.study.tryAgain}</Button>}
        />
      )}
      {exchanges.length === 0 ? <p className={styles.about}>{words.answers.emptyConversation}</p> : null}
      <ol className={`column card ${styles.list}`}>
        {exchanges.map((exchange, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed order, and texts may repeat
          <li key={at} className={`stack ${styles.exchange}`} data-follow-up={exchange.isFollowUp || undefined}>
            {exchange.isFollowUp ? <p className="quiet">{words.answers.followUp}</p> : null}
            {exchange.conceptId !== null && !exchange.isFollowUp ? (
              <p className="quiet" dir="auto">
                {words.answers.about(titles.get(exchange.conceptId) ?? exchange.conceptId)}
              </p>
            ) : null}
            <p className={exchange.user === '' ? styles.participantTurn : styles.asked} dir="auto">
              {exchange.moderator}
            </p>
            <ShownList stimuli={exchange.shown ?? []} />
            {exchange.user === '' ? null : (
              <blockquote className={styles.answer} dir="auto">
                <MarkedText
                  textKey={keyOf(exchanges, at, interview)}
                  text={exchange.user}
                  name={interviewName(interview)}
                />
              </blockquote>
            )}
            {conversation.state === 'ready'
              ? recordings.all
                  .filter(({ responseIndex }) => responseIndex === at)
                  .map((recording) => (
                    <Recording key={recording.kind} recording={recording} onAgain={recordings.again} />
                  ))
              : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns what was said. Read again when the interview has continued. */
function useConversation(conversationOf: AnswerSet['conversationOf'], interview: Interview) {
  const [conversation, setConversation] = useState<ReadConversation>({ state: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    void conversationOf(interview).then((result) => {
      if (!current) return;
      setConversation(
        result.ok ? { state: 'ready', exchanges: result.value } : { state: 'failed', error: result.error },
      );
    });
    return () => {
      current = false;
    };
  }, [conversationOf, interview, attempt]);
  return { conversation, again: () => setAttempt(attempt + 1) };
}

/** Returns the key of what was answered: its place among the turns of the same answer. */
function keyOf(exchanges: readonly Exchange[], at: number, { id }: Interview): string {
  const answer = exchanges[at]?.answerId ?? '';
  const turn = exchanges.slice(0, at).filter((before) => before.answerId === answer).length;
  return keyOfPlace({ response: id, answer, turn });
}

/** Returns the answers that the list of interviews already has. */
function exchangesOf({ answers }: Interview): readonly Exchange[] {
  return answers.map(({ question, answer, answerId, conceptId }) => ({
    moderator: question,
    user: answer,
    isFollowUp: false,
    answerId,
    conceptId,
  }));
}
