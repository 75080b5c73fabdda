import { type AnswerRecording, RecordingKind, type RecordingsInResponse } from '@guide-studio/api-contract';
import { preparedFile } from '../media/preparedFile.ts';
import type { MediaFile } from '../media/signedAddresses.ts';
import type { AnsweredRecording, WorkOnRecording } from '../store/answeredRecording.ts';
import type { ListedInterview } from '../store/store.ts';
import type { Transcript } from '../store/transcript.ts';
import { type ReadStudy, rowsOf } from './facts.ts';

interface RecordedParts {
  readonly study: ReadStudy;
  /** Those of the interview. */
  readonly recordings: readonly AnsweredRecording[];
  /** Null if the service keeps no recordings now. */
  readonly sign: ((file: MediaFile) => string) | null;
  readonly withParts: boolean;
}

const kinds = RecordingKind.options;

/** Returns the recordings of a response, by the rows of its transcript, and in the order of their kinds. */
export function recordedIn(interview: ListedInterview, parts: RecordedParts): RecordingsInResponse {
  const { study, recordings } = parts;
  const externalIds = externalIdsOf(study);
  const listed = rowsOf(interview, study).flatMap((row, responseIndex) => {
    const own = recordings
      .filter(({ stepId }) => stepId === row.stepId)
      .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
    return own.map(
      (recording): AnswerRecording => ({
        responseIndex,
        discussionGuideQuestionId: row.questionId,
        externalId: externalIds.get(row.questionId ?? '') ?? null,
        answerId: row.answerId,
        isFollowUp: row.isFollowUp,
        kind: recording.kind,
        seconds: recording.durationMs === null ? null : recording.durationMs / 1000,
        ...fileOf(recording, parts),
        transcript: transcriptOf(recording, parts),
      }),
    );
  });
  return { responseId: interview.id, readableId: interview.readableId, recordings: listed };
}

function externalIdsOf({ guide, readIds }: ReadStudy): ReadonlyMap<string, string> {
  return new Map(
    guide.studyGuide.flatMap(({ items }, block) =>
      items.flatMap(({ externalId }, place) => {
        const id = readIds.blocks[block]?.items[place];
        return id === undefined || externalId === undefined ? [] : [[id, externalId] as const];
      }),
    ),
  );
}

function fileOf(recording: AnsweredRecording, { sign }: RecordedParts): Pick<AnswerRecording, 'file' | 'prepared'> {
  const { name, type, bytes, isPrepared } = preparedFile(recording);
  const { organizationId, object, isKept, rewrap } = recording;
  const prepared = isPrepared ? ({ state: 'done', fault: null } as const) : stateOf(rewrap);
  if (!isKept || sign === null) return { file: null, prepared };
  return { file: { url: sign({ organizationId, object, file: name }), type, bytes }, prepared };
}

function transcriptOf({ transcript }: AnsweredRecording, { withParts }: RecordedParts): AnswerRecording['transcript'] {
  const state = stateOf(transcript);
  if (!withParts) return state;
  // Only this service writes results.
  const result = transcript?.result ?? null;
  const segments = result === null ? [] : (JSON.parse(result) as Transcript).segments;
  return { ...state, parts: segments.map(({ from, to, text }) => ({ from, to, text })) };
}

function stateOf(work: WorkOnRecording | null): AnswerRecording['prepared'] {
  return work === null ? { state: 'none', fault: null } : { state: work.state, fault: work.fault };
}
