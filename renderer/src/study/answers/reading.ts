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
  everyResponse,
  type HostError,
  type HostOutput,
  type HostResult,
  type Publication,
  type ShownById,
  shownById,
} from '@guide-studio/host/common';
import { create } from 'zustand';
import { mustHave, read } from '../../session/store.ts';
import type { Exchange, Interview } from './answerSet.ts';

/** The study whose answers are read, and the file it was made from. */
export interface AnswersOf {
  readonly file: string;
  readonly publication: Publication;
}

/** What was read of a study. */
export interface ReadAnswers {
  readonly questions: readonly Question[];
  /** By number. */
  readonly responses: readonly ListedResponse[];
  /** Empty where the service does not tell it. */
  readonly shown: ShownById;
  /** The numbers of the interviews that are too large to be read with the others. */
  readonly unread: readonly number[];
}

interface ReadSoFar extends ReadAnswers {
  /** From which moment to read on, so that nothing that changed is missed; null: from the beginning. */
  readonly since: string | null;
}

interface AnswersState {
  /** Null: none are shown. */
  readonly of: AnswersOf | null;
  /** Null until all of them were read once. */
  readonly read: ReadSoFar | null;
  readonly reading: boolean;
  /** How many were read so far. */
  readonly count: number;
  readonly error: HostError | null;
  /** The study whose answers were left last: its button takes the focus back. */
  readonly left: string | null;
}

const nothing: AnswersState = { of: null, read: null, reading: false, count: 0, error: null, left: null };

/** The answers stay while another tab is shown; so their state lives outside of the view. */
export const useAnswers = create<AnswersState>(() => nothing);
const set = (changes: Partial<AnswersState>) => useAnswers.setState(changes);

export function openAnswers(of: AnswersOf): void {
  useAnswers.setState({ ...nothing, of });
  void readAnswers();
}

export function closeAnswers(): void {
  const { of } = useAnswers.getState();
  useAnswers.setState({ ...nothing, left: of?.publication.studyId ?? null });
}

/** Reads everything the first time, later what has changed. One reading at a time; a failure leaves what was read. */
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
  told: (count: number) => void,
): Promise<HostResult<ReadSoFar>> {
  const host = mustHave(read().host);
  const asked = known ? done(known) : await host.call('study.questions', { studyId });
  if (!asked.ok) return asked;
  const updatedSince = known?.since ?? null;
  const began = performance.now();
  const list = await everyResponse(async (page) => {
    const result = await host.call('study.responses', { studyId, ...page, updatedSince });
    return result.ok ? done(result.value.responses) : result;
  }, told);
  if (!list.ok) return list;
  const shown = await readShown(studyId, updatedSince);
  if (!shown.ok) return shown;
  const responses = together(known?.responses ?? [], list.value);
  const numbers = new Set(responses.map(({ readableId }) => readableId));
  const unread = new Set([...(known?.unread ?? []), ...list.unread]);
  return done({
    questions: asked.value.questions,
    responses,
    shown: new Map([...(known?.shown ?? []), ...shownById(shown.value)]),
    unread: [...unread].filter((number) => !numbers.has(number)),
    since: sinceOf(responses, performance.now() - began),
  });
}

async function readShown(
  studyId: string,
  updatedSince: string | null,
): Promise<HostResult<readonly ShownInResponse[]>> {
  const host = mustHave(read().host);
  return await everyResponse(async (page) => {
    const result = await host.call('study.shown', { studyId, ...page, updatedSince });
    return result.ok ? done(result.value.shown ?? []) : result;
  });
}

/**
 * The latest moment of change less the time that the reading took: what changed on a page that had been read already,
 * while the others were read, comes with the next reading.
 */
function sinceOf(responses: readonly ListedResponse[], tookMs: number): string | null {
  const latest = responses.map(({ updatedAt }) => updatedAt).reduce<string | null>(later, null);
  return latest && new Date(Date.parse(latest) - Math.ceil(tookMs)).toISOString();
}

function later(one: string | null, other: string): string {
  return one !== null && Date.parse(one) > Date.parse(other) ? one : other;
}

/** A response that has not changed stays the same object, so that nothing is worked out again. */
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

/** What was said and shown in one interview, from the service. */
export async function readConversation({ id }: Interview): Promise<HostResult<readonly Exchange[]>> {
  const single = await readSingle(id);
  if (!single.ok) return single;
  const { transcript, shown } = single.value;
  return done(
    transcript.map((row) => ({ ...row, shown: row.isFollowUp ? [] : shown.filter((one) => isOf(one, row)) })),
  );
}

/** What was said, by the id of the interview. */
export async function readTranscript(responseId: string): Promise<HostResult<SingleResponse['transcript']>> {
  const single = await readSingle(responseId);
  return single.ok ? done(single.value.transcript) : single;
}

async function readSingle(
  responseId: string,
): Promise<HostResult<Pick<HostOutput<'study.response'>, 'transcript' | 'shown'>>> {
  const { of } = useAnswers.getState();
  if (of === null) return done({ transcript: [], shown: [] });
  return await mustHave(read().host).call('study.response', { studyId: of.publication.studyId, responseId });
}

function isOf(stimulus: ShownStimulus, { discussionGuideQuestionId, conceptId }: TranscriptRow): boolean {
  return stimulus.discussionGuideQuestionId === discussionGuideQuestionId && stimulus.conceptId === conceptId;
}
