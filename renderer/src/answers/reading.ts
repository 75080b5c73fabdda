import type {
  Question,
  Response as ListedResponse,
  ShownInResponse,
  ShownStimulus,
  SingleResponse,
  TranscriptRow,
} from '@guide-studio/api-contract';
import {
  done,
  readAllResponses,
  type HostError,
  type HostOutput,
  type HostResult,
  type PlayableRecording,
  type Publication,
  type RecordedAnswers,
} from '@guide-studio/host/common';
import { create } from 'zustand';
import { type ShownById, shownById } from '@guide-studio/interview-engine/answers';
import { read } from '../session/index.ts';
import type { Exchange, Interview, RecordedById } from './answerSet.ts';

/** The study whose answers are read, and the file it was made from. */
export interface AnswersOf {
  readonly file: string;
  readonly publication: Publication;
  /** The study's title at the service; null if unknown. */
  readonly title: string | null;
}

/** The answers read from a study. */
export interface ReadAnswers {
  readonly questions: readonly Question[];
  /** In order of their numbers. */
  readonly responses: readonly ListedResponse[];
  /** Empty if the service does not report it. */
  readonly shown: ShownById<ShownInResponse>;
  /** Empty if the service does not report it. */
  readonly recorded: RecordedById;
  /** The numbers of interviews too large to be read with the others. */
  readonly unread: readonly number[];
}

interface ReadSoFar extends ReadAnswers {
  /** The time to continue reading from, so that no change is missed; null for the beginning. */
  readonly since: string | null;
}

interface AnswersState {
  /** Null if no answers are shown. */
  readonly of: AnswersOf | null;
  /** Null until all were read once. */
  readonly read: ReadSoFar | null;
  readonly reading: boolean;
  /** The number read so far. */
  readonly count: number;
  readonly error: HostError | null;
}

const nothing: AnswersState = { of: null, read: null, reading: false, count: 0, error: null };

/** The state of the answers, outside the view so that it is kept while another tab is shown. */
export const useAnswers = create<AnswersState>(() => nothing);
const set = (changes: Partial<AnswersState>) => useAnswers.setState(changes);

/** Reads the answers of a study from now on. Those of another study are dropped. */
export function openAnswers(of: AnswersOf): void {
  const before = useAnswers.getState().of;
  const isSame = before?.file === of.file && before.publication.studyId === of.publication.studyId;
  if (isSame) return void readAnswers();
  useAnswers.setState({ ...nothing, of });
  void readAnswers();
}

/** Reads everything the first time, later only changes. Runs one at a time; a failure keeps what was read. */
export async function readAnswers(): Promise<void> {
  const { of, reading, read: known } = useAnswers.getState();
  if (of === null || reading) return;
  set({ reading: true });
  const result = await readFrom(of.publication.studyId, known, (count) => {
    if (useAnswers.getState().of === of) set({ count });
  });
  if (useAnswers.getState().of !== of) return;
  if (result.ok) set({ reading: false, error: null, read: result.value });
  else set({ reading: false, error: result.error });
}

async function readFrom(
  studyId: string,
  known: ReadSoFar | null,
  onProgress: (count: number) => void,
): Promise<HostResult<ReadSoFar>> {
  const host = read().host;
  const asked = known ? done(known) : await host.call('study.questions', { studyId });
  if (!asked.ok) return asked;
  const updatedSince = known?.since ?? null;
  const began = performance.now();
  const list = await readAllResponses(async (page) => {
    const result = await host.call('study.responses', { studyId, ...page, updatedSince });
    return result.ok ? done(result.value.responses) : result;
  }, onProgress);
  if (!list.ok) return list;
  const shown = await readShown(studyId, updatedSince);
  if (!shown.ok) return shown;
  const recorded = await readRecorded(studyId, updatedSince);
  if (!recorded.ok) return recorded;
  const recordedNow = recorded.value.map((one) => [one.responseId, one] as const);
  const responses = together(known?.responses ?? [], list.value);
  const numbers = new Set(responses.map(({ readableId }) => readableId));
  const unread = new Set([...(known?.unread ?? []), ...list.unread]);
  return done({
    questions: asked.value.questions,
    responses,
    shown: new Map([...(known?.shown ?? []), ...shownById(shown.value)]),
    recorded: new Map([...(known?.recorded ?? []), ...recordedNow]),
    unread: [...unread].filter((number) => !numbers.has(number)),
    since: sinceOf(responses, performance.now() - began),
  });
}

async function readShown(
  studyId: string,
  updatedSince: string | null,
): Promise<HostResult<readonly ShownInResponse[]>> {
  const host = read().host;
  return await readAllResponses(async (page) => {
    const result = await host.call('study.shown', { studyId, ...page, updatedSince });
    return result.ok ? done(result.value.shown ?? []) : result;
  });
}

async function readRecorded(
  studyId: string,
  updatedSince: string | null,
): Promise<HostResult<readonly RecordedAnswers[]>> {
  const host = read().host;
  return await readAllResponses(async (page) => {
    const result = await host.call('study.recorded', { studyId, ...page, updatedSince });
    return result.ok ? done(result.value.recorded ?? []) : result;
  });
}

/**
 * Returns the latest time of change minus the duration of the reading. Changes to pages already read, while the others
 * were read, are then included next time.
 */
function sinceOf(responses: readonly ListedResponse[], tookMs: number): string | null {
  const latest = responses.map(({ updatedAt }) => updatedAt).reduce<string | null>(later, null);
  return latest && new Date(Date.parse(latest) - Math.ceil(tookMs)).toISOString();
}

function later(one: string | null, other: string): string {
  return one !== null && Date.parse(one) > Date.parse(other) ? one : other;
}

/** Unchanged responses stay the same objects, so that nothing is computed again. */
function together(known: readonly ListedResponse[], fresh: readonly ListedResponse[]): readonly ListedResponse[] {
  const all = new Map(known.map((response) => [response.id, response]));
  const changed = fresh.filter(({ id, updatedAt, progress }) => {
    const before = all.get(id);
    return before?.updatedAt !== updatedAt || before.progress !== progress;
  });
  if (changed.length === 0) return known;
  for (const response of changed) all.set(response.id, response);
  return [...all.values()].sort((one, other) => one.readableId - other.readableId);
}

/** Reads what was said and shown in one interview from the service. */
export async function readConversation({ id }: Interview): Promise<HostResult<readonly Exchange[]>> {
  const single = await readSingle(id);
  if (!single.ok) return single;
  const { transcript, shown } = single.value;
  return done(
    transcript.map((row) => ({ ...row, shown: row.isFollowUp ? [] : shown.filter((one) => isOf(one, row)) })),
  );
}

/** Reads the recordings of an interview. */
export async function readRecordings({ id }: Interview): Promise<HostResult<readonly PlayableRecording[]>> {
  const { of } = useAnswers.getState();
  if (of === null) return done([]);
  const result = await read().host.call('study.recordings', { studyId: of.publication.studyId, responseId: id });
  return result.ok ? done(result.value.recordings) : result;
}

/** Reads what was said in an interview, by its id. */
export async function readTranscript(responseId: string): Promise<HostResult<SingleResponse['transcript']>> {
  const single = await readSingle(responseId);
  return single.ok ? done(single.value.transcript) : single;
}

async function readSingle(
  responseId: string,
): Promise<HostResult<Pick<HostOutput<'study.response'>, 'transcript' | 'shown'>>> {
  const { of } = useAnswers.getState();
  if (of === null) return done({ transcript: [], shown: [] });
  return await read().host.call('study.response', { studyId: of.publication.studyId, responseId });
}

function isOf(stimulus: ShownStimulus, { discussionGuideQuestionId, conceptId }: TranscriptRow): boolean {
  return stimulus.discussionGuideQuestionId === discussionGuideQuestionId && stimulus.conceptId === conceptId;
}
