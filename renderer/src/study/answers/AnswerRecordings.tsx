import '../../words/later.ts';
import { Button, Notice } from '../../controls/index.ts';
import { hostMessageOf, words } from '../../words/index.ts';
import type { AnswerSet, Interview } from './answerSet.ts';
import { Recording } from './Recording.tsx';
import styles from './Recording.module.css';
import { useRecordings } from './useRecordings.ts';

interface AnswerRecordingsProps {
  readonly interview: Interview;
  readonly answerId: string;
  readonly recordingsOf: AnswerSet['recordingsOf'];
}

/** The recordings of one answer and its follow-ups. */
export function AnswerRecordings({ interview, answerId, recordingsOf }: AnswerRecordingsProps) {
  const { all, reading, error, again } = useRecordings(recordingsOf, interview);
  const own = all.filter((recording) => recording.answerId === answerId);
  return (
    <div className={`stack ${styles.ofAnswer}`}>
      {reading ? <output className="quiet">{words.recordings.reading}</output> : null}
      {error === null ? null : (
        <Notice
          kind="error"
          text={hostMessageOf(error).what}
          next={hostMessageOf(error).next}
          actions={<Button onClick={again}>{words.study.tryAgain}</Button>}
        />
      )}
      {own.map((recording) => (
        <Recording key={`${recording.responseIndex} ${recording.kind}`} recording={recording} onAgain={again} />
      ))}
    </div>
  );
}
