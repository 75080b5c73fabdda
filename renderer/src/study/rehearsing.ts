import type { JsonObject } from '@guide-studio/guide-core';
import type { HostError, HostOutput } from '@guide-studio/host/common';
import { type InventedParticipants, type InventedTotals, totalsOf } from '@guide-studio/interview-engine/invented';
import { create } from 'zustand';
import { read } from '../session/index.ts';
import type { Question, Reply } from '../worker/messages.ts';
import { startWorker } from '../worker/startWorker.ts';

/** What came of the last rehearsal of a study. */
export interface RehearsalResult extends InventedTotals {
  readonly seed: string;
  /** Of what anyone can reach. */
  readonly goals: number;
  /** Of what it is not known whether anyone can reach it. */
  readonly undecided: number;
  /** How many participants reach all goals. */
  readonly personas: number;
  /** How many were to take part. */
  readonly wanted: number;
}

interface Rehearsing {
  /** The rehearsal that runs: of this study, with so many participants, of whom so many have begun. */
  readonly run: { readonly studyId: string; readonly of: number; readonly started: number | null } | null;
  /** By study; null at a service that is not one of this project. */
  readonly counts: Readonly<Record<string, HostOutput<'study.rehearsal'>>>;
  /** Of the last rehearsal or deletion. */
  readonly last: {
    readonly studyId: string;
    readonly result: RehearsalResult | null;
    /** `failedToInvent`: the worker failed. */
    readonly error: HostError | 'failedToInvent' | null;
    /** It was scrolled into view. */
    readonly isSeen: boolean;
  } | null;
}

/** The dress rehearsals of this window. One runs at a time, also while another tab is shown. */
export const useRehearsing = create<Rehearsing>(() => ({ run: null, counts: {}, last: null }));
const { setState: set, getState: get } = useRehearsing;

/** How often the service is asked how many participants have begun. */
const lookEveryMs = 500;

/** Reads how many rehearsal responses a study has. A service that does not answer changes nothing. */
export async function readRehearsal(studyId: string): Promise<void> {
  const result = await read().host.call('study.rehearsal', { studyId });
  if (result.ok) set({ counts: { ...get().counts, [studyId]: result.value } });
}

/** Lets `count` invented participants take a study. What came of it is in the store. */
export async function rehearse(studyId: string, count: number): Promise<void> {
  if (get().run !== null) return;
  set({ run: { studyId, of: count, started: null }, last: null });
  const last = await take(studyId, count, crypto.randomUUID().slice(0, 8));
  await readRehearsal(studyId);
  set({ run: null, last: { studyId, ...last, isSeen: false } });
}

async function take(studyId: string, count: number, seed: string) {
  const failed = (error: HostError | 'failedToInvent') => ({ result: null, error });
  const { host } = read();
  const sent = await host.call('study.rehearsalGuide', { studyId });
  if (!sent.ok) return failed(sent.error);
  const invented = await invent(sent.value.guide, count, seed).catch(() => null);
  if (invented === null) return failed('failedToInvent');
  const stopLooking = look(studyId, count);
  const participants = invented.participants.map(({ session, progress }) => ({ session, progress }));
  const rehearsed = await host.call('study.rehearse', { studyId, participants });
  stopLooking();
  if (!rehearsed.ok) return failed(rehearsed.error);
  const { taken, stopped } = rehearsed.value;
  return { result: resultOf(invented, taken, seed), error: stopped };
}

function resultOf(invented: InventedParticipants, taken: readonly number[], seed: string): RehearsalResult {
  const { goals, undecided, personas, participants } = invented;
  const whole = taken.flatMap((at) => participants[at] ?? []);
  return { seed, ...totalsOf(whole), goals, undecided, personas, wanted: participants.length };
}

/** Shows how many have begun until the returned function is called. */
function look(studyId: string, of: number): () => void {
  const total = (): number => {
    const counts = get().counts[studyId];
    return counts ? counts.complete + counts.screenedOut + counts.inProgress : 0;
  };
  const before = total();
  let isOver = false;
  const show = () => {
    if (!isOver) set({ run: { studyId, of, started: Math.max(0, Math.min(of, total() - before)) } });
  };
  show();
  const timer = setInterval(() => void readRehearsal(studyId).then(show), lookEveryMs);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Works out the participants beside the window. Resolves to null if that fails. */
function invent(guide: JsonObject, count: number, seed: string): Promise<InventedParticipants | null> {
  const question: Question = { kind: 'invent', version: 0, guide, count, seed };
  return new Promise((resolve) => {
    const worker = startWorker();
    const end = (invented: InventedParticipants | null): void => {
      worker.terminate();
      resolve(invented);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'invented') end(data.invented);
    });
    worker.addEventListener('error', () => end(null));
    worker.postMessage(question, []);
  });
}

/** Deletes the rehearsal responses of a study. Resolves to their number, or null if it failed. */
export async function deleteRehearsal(studyId: string): Promise<number | null> {
  const result = await read().host.call('study.deleteRehearsal', { studyId });
  await readRehearsal(studyId);
  set({ last: result.ok ? null : { studyId, result: null, error: result.error, isSeen: false } });
  return result.ok ? result.value.deleted : null;
}

/** Notes that what came of the last rehearsal was scrolled into view. */
export function seeRehearsal(): void {
  const { last } = get();
  if (last !== null) set({ last: { ...last, isSeen: true } });
}

/** Forgets what came of the last rehearsal. */
export function dismissRehearsal(): void {
  set({ last: null });
}
