import {
  BeginRecordingRequest,
  EndRecordingRequest,
  type RecordingLimits,
  type RecordingState,
} from '@guide-studio/api-contract';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { nextStep } from '@guide-studio/interview-engine';
import type * as z from 'zod';
import { type Refusal, refusal } from '../answer.ts';
import { leastFreeBytes } from '../assumptions.ts';
import { isSupported } from '../media/mediaTypes.ts';
import { missingPieces } from '../media/missingPieces.ts';
import { bytesIn, folderOf } from '../media/recordingBytes.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { Media } from '../service.ts';
import type { StoredRecording } from '../store/recording.ts';
import { limitsFor, withoutAnswer } from './firstAnswer.ts';
import { openInterview, sessionOf } from './openInterview.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';

/** Returns the recordings of an interview, for example to send the missing pieces after a reload. */
export const readRecordings: ParticipantHandler = async (call) => {
  const opened = await openRecordings(call);
  if ('body' in opened) return opened;
  const recordings = await call.service.store.recordings.list(call.interviewId);
  const limits = limitsFor(opened.media, await withoutAnswer(call, recordings));
  return { status: 200, body: { recordings: recordings.map(stateOf), limits } };
};

/** Begins a recording of the open step. The same request again changes nothing. */
export const beginRecording: ParticipantHandler = async (call) => {
  const opened = await openRecordings(call);
  if ('body' in opened) return opened;
  const sent = await readJson(call, BeginRecordingRequest);
  if ('body' in sent) return sent;
  const { service, interviewId } = call;
  const { guide, media } = opened;
  const wanted = { ...sent, recordingId: sent.recordingId.toLowerCase() };
  const { recordings } = service.store;
  const all = await recordings.list(interviewId);
  const first = await withoutAnswer(call, all);
  const limits = limitsFor(media, first);
  const known = all.find(({ recordingId }) => recordingId === wanted.recordingId);
  if (known !== undefined) return begun(known, wanted, limits, 200);
  if (!isSupported(wanted.kind, wanted.type)) return refuseParticipant('unsupported_recording');
  const interview = await service.store.interviews.find(interviewId);
  if (interview === null) return refuseParticipant('invalid_token');
  const step = nextStep(guide, sessionOf(interview));
  const isAsked = step.kind === 'item' || step.kind === 'followUp';
  if (!isAsked || step.stepId !== wanted.stepId) return refuseParticipant('step_not_open');
  const takes = all.filter(({ stepId }) => stepId === wanted.stepId);
  if (takes.length >= limits.takes) return refuseLimit(limits, 'takes');
  if (bytesOf(takes) >= limits.answerBytes) return refuseLimit(limits, 'answerBytes');
  if ((await media.store.freeBytes()) < leastFreeBytes.toBegin) return refuseParticipant('storage_full');
  const { organizationId } = interview;
  const object = service.newId();
  const stored = await recordings.begin({ ...wanted, object, organizationId, interviewId, begunAt: service.now() });
  return stored === 'busy' ? refuseParticipant('busy') : begun(stored, wanted, limits, 201);
};

function begun(
  recording: StoredRecording,
  { stepId, kind, type }: z.infer<typeof BeginRecordingRequest>,
  limits: RecordingLimits,
  status: number,
): ParticipantAnswer {
  const isSame = recording.stepId === stepId && recording.kind === kind && recording.type === type;
  return isSame ? show(recording, limits, status) : refuseParticipant('recording_differs');
}

/** Browsers stop a recorder some time after they are told to. */
const stoppingMs = 5000;

/** Ends a recording. Pieces that are missing may still follow. */
export const endRecording: ParticipantHandler = async (call) => {
  const opened = await openRecording(call);
  if ('body' in opened) return opened;
  const end = await readJson(call, EndRecordingRequest);
  if ('body' in end) return end;
  const { recording, media } = opened;
  if (end.pieces > media.limits.pieces) return refuseLimit(media.limits, 'pieces');
  if (end.durationMs > media.limits.durationMs + stoppingMs) return refuseLimit(media.limits, 'durationMs');
  if ((recording.pieces.at(-1)?.number ?? 0) > end.pieces) return refuseParticipant('recording_differs');
  const { recordings } = call.service.store;
  if (recording.end === null && (await recordings.end(recording.object, end)) === 'busy')
    return refuseParticipant('busy');
  const stored = await recordings.find(call.interviewId, recording.recordingId);
  if (stored?.end?.pieces !== end.pieces || stored.end.durationMs !== end.durationMs) {
    return refuseParticipant('recording_differs');
  }
  return show(stored, media.limits, 200);
};

/** Deletes a recording that the participant does not send. */
export const removeRecording: ParticipantHandler = async (call) => {
  const opened = await openRecording(call);
  if ('body' in opened) return opened;
  const { recording, media } = opened;
  const { recordings } = call.service.store;
  const marked = await recordings.markForDeletion(recording.object);
  if (marked === 'busy') return refuseParticipant('busy');
  if (!marked) return refuseParticipant('recording_in_answer');
  await media.store.removeFolder(folderOf(recording));
  await recordings.deleteRows([recording.object]);
  return { status: 200, body: { removed: true } };
};

function show(recording: StoredRecording, limits: RecordingLimits, status: number): ParticipantAnswer {
  return { status, body: { recording: stateOf(recording), limits } };
}

function stateOf(recording: StoredRecording): RecordingState {
  const { recordingId, stepId, kind, type, pieces, end, answered } = recording;
  const numbers = pieces.map(({ number }) => number);
  return { recordingId, stepId, kind, type, pieces: numbers, bytes: bytesIn(recording), ended: end, answered };
}

/** Returns the bytes of several recordings. */
export function bytesOf(recordings: readonly StoredRecording[]): number {
  return recordings.reduce((sum, recording) => sum + bytesIn(recording), 0);
}

/** Returns the refusal of what exceeds a limit. */
export function refuseLimit(limits: RecordingLimits, limit: keyof RecordingLimits): ParticipantAnswer {
  return refuseParticipant('recording_limit', undefined, { limit, most: limits[limit] });
}

/** What every request about recordings needs. */
export interface OpenedRecordings {
  readonly guide: CreateStudyRequest;
  readonly media: Media;
}

/** Checks the token, and that the service keeps recordings. */
async function openRecordings(call: ParticipantCall): Promise<OpenedRecordings | ParticipantAnswer> {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const { media } = call.service;
  return media === undefined ? refuseParticipant('no_recordings') : { guide: access.localizedStudy.guide, media };
}

/** Opens the recording of the address. */
export async function openRecording(
  call: ParticipantCall,
): Promise<(OpenedRecordings & { readonly recording: StoredRecording }) | ParticipantAnswer> {
  const opened = await openRecordings(call);
  if ('body' in opened) return opened;
  const recordingId = (call.params['recordingId'] ?? '').toLowerCase();
  const isId = BeginRecordingRequest.shape.recordingId.safeParse(recordingId).success;
  const recording = isId ? await call.service.store.recordings.find(call.interviewId, recordingId) : null;
  return recording === null ? refuseParticipant('recording_not_found') : { ...opened, recording };
}

/** Returns the numbers of the missing pieces of those recordings that are not complete. */
export function incompleteIn(
  recordings: readonly StoredRecording[],
): Readonly<Record<string, readonly number[] | null>> {
  const missing = recordings.map((recording) => [recording.recordingId, missingPieces(recording)] as const);
  return Object.fromEntries(missing.filter(([, numbers]) => numbers?.length !== 0));
}

async function readJson<Schema extends z.ZodType>(
  call: ParticipantCall,
  schema: Schema,
): Promise<z.infer<Schema> | Refusal> {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = schema.safeParse(body.value);
  return read.success ? read.data : refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
}
