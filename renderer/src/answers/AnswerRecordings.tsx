import '../i18n/later.ts';
import type { PlayableRecording } from '@guide-studio/host/common';
import { Button, Notice } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
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
  const rows = rowsOf(all.filter((recording) => recording.answerId === answerId));
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
      {rows.map(([row, ofRow], at) => (
        <div key={row} className="stack">
          {rows.length > 1 ? <p className={styles.row}>{nameOf(rows, at)}</p> : null}
          {ofRow.map((recording) => (
            <Recording key={recording.kind} recording={recording} onAgain={again} />
          ))}
        </div>
      ))}
    </div>
  );
}

type Row = readonly [responseIndex: number, recordings: readonly PlayableRecording[]];

/** Returns the recordings of an answer and of each follow-up, in order. */
function rowsOf(recordings: readonly PlayableRecording[]): readonly Row[] {
  const rows = new Map<number, readonly PlayableRecording[]>();
  for (const one of recordings) rows.set(one.responseIndex, [...(rows.get(one.responseIndex) ?? []), one]);
  return [...rows].sort(([one], [other]) => one - other);
}

/** Returns whether a row is the answer to the question, or to which of the follow-ups that were recorded. */
function nameOf(rows: readonly Row[], at: number): string {
  const isFollowUp = ([, recordings]: Row): boolean => recordings.some((one) => one.isFollowUp);
  const row = rows[at];
  if (row === undefined || !isFollowUp(row)) return words.recordings.ofQuestion;
  return words.recordings.ofFollowUp(rows.slice(0, at + 1).filter(isFollowUp).length);
}
