import { backoff } from '../sender/backoff.ts';
import type { PieceStore } from './pieceStore.ts';
import type { KnownRecording, KnownRecordings, Limits, Outcome, RecordingApi } from './recordingApi.ts';
import type { Piece, Take } from './take.ts';

/** Why a recording cannot be sent: it is too large, or the service has something else or nothing of it. */
export type UploadProblem = 'tooLarge' | 'notSent';

/** How far a recording has been sent. */
export interface Upload {
  readonly take: Take;
  /** The number of pieces that the service has. */
  readonly sent: number;
  /** True if the service has all of it. */
  readonly isComplete: boolean;
  readonly problem: UploadProblem | null;
}

/**
 * `waiting`: the last attempt did not reach the service. `full`: the service has no space now; `unable`: it answered that
 * it cannot take it now. The next attempt follows automatically.
 */
export type Uploading = 'idle' | 'sending' | 'waiting' | 'full' | 'unable';

/** The dependencies of an uploader. */
export interface UploaderParts {
  readonly interviewId: string;
  readonly api: RecordingApi;
  readonly store: PieceStore;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Resolves after `ms` milliseconds, or earlier when a retry is likely to succeed. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Sends the recordings of an interview piece by piece, and each piece until the service has it. Pieces stay in the
 * browser's storage until then. Only one uploader of an interview may run at a time (`claimTab`).
 */
export interface Uploader {
  readonly uploading: Uploading;
  readonly limits: Limits;
  /** The bytes that the answer may still take. */
  readonly bytesLeft: number;
  /** The steps whose answers have recordings in the service. */
  readonly answered: ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Finds what this browser and the service have, and continues with the rest. */
  open(): Promise<void>;
  /** Returns the recordings of a step, in the order of their start. */
  of(stepId: string): readonly Upload[];
  /** Resolves to false if the browser has no space to keep it; it is sent all the same. */
  add(take: Take, number: number, piece: Piece): Promise<boolean>;
  /** The recording has all its pieces. */
  end(take: Take): void;
  /** Removes recordings, here and from the service. */
  remove(recordingIds: readonly string[]): void;
  /** The answer of a step is in the service: its recordings are no longer needed here. */
  settle(stepId: string, recordingIds: readonly string[]): void;
  stop(): void;
}

interface Sending {
  take: Take;
  /** By number; null if the piece is in the store. */
  readonly pending: Map<number, Piece | null>;
  isBegun: boolean;
  isComplete: boolean;
  isRemoved: boolean;
  problem: UploadProblem | null;
}

const newSending = (take: Take): Sending => ({
  take,
  pending: new Map(),
  isBegun: false,
  isComplete: false,
  isRemoved: false,
  problem: null,
});

/** The first piece of an MP4 that is cut off holds no sound and no picture. */
const hasContent = ({ type, pieces, isEnded }: Take): boolean => pieces > (isEnded || !/^\w+\/mp4/u.test(type) ? 0 : 1);

/** Returns an uploader. It sends nothing before `open`. */
export function createUploader(parts: UploaderParts): Uploader {
  const { api, store, interviewId } = parts;
  const listeners = new Set<() => void>();
  const all = new Map<string, Sending>();
  const answered = new Set<string>();
  let limits: Limits = { durationMs: 10 * 60 * 1000, answerBytes: 500 * 1024 * 1024 };
  let bytesLeft = limits.answerBytes;
  let uploading: Uploading = 'idle';
  let isStopped = false;
  let isRunning = false;
  let attempt = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Returns null if it is to be tried again, after a pause. */
  async function decided<Body>(
    request: Promise<Outcome<Body>>,
  ): Promise<Exclude<Outcome<Body>, { kind: 'failed' }> | null> {
    uploading = uploading === 'idle' ? 'sending' : uploading;
    notify();
    const outcome = await request;
    if (isStopped) return null;
    if (outcome.kind !== 'failed') {
      attempt = 0;
      uploading = 'sending';
      return outcome;
    }
    attempt += 1;
    uploading = outcome.why;
    notify();
    await parts.pause(backoff(attempt, outcome.retryAfterMs, parts.random()));
    return null;
  }

  function fail(sending: Sending, code: string): void {
    sending.problem = code === 'recording_limit' ? 'tooLarge' : 'notSent';
    notify();
  }

  async function begin(sending: Sending): Promise<void> {
    const reply = await decided(api.begin(sending.take));
    if (reply?.kind === 'done') sending.isBegun = true;
    else if (reply !== null) fail(sending, reply.code);
  }

  async function sendPiece(sending: Sending, number: number): Promise<void> {
    const { take, pending } = sending;
    const piece = pending.get(number) ?? (await store.piece(take.recordingId, number));
    if (piece === null) return fail(sending, 'lost');
    const reply = await decided(api.sendPiece(take, number, piece));
    if (reply === null) return;
    if (reply.kind === 'refused') return fail(sending, reply.code);
    bytesLeft = reply.body.bytesLeft;
    pending.delete(number);
    await store.removePiece(take.recordingId, number).catch(() => {});
    notify();
  }

  async function end(sending: Sending): Promise<void> {
    const reply = await decided(api.end(sending.take));
    if (reply?.kind === 'done') sending.isComplete = true;
    else if (reply !== null) fail(sending, reply.code);
    notify();
  }

  async function remove({ take, isBegun }: Sending): Promise<void> {
    const { recordingId } = take;
    // Whether a request to begin arrived may be unknown, so it is always removed there too.
    const reply = isBegun || attempt > 0 ? await decided(api.remove(recordingId)) : { kind: 'done' as const };
    if (reply === null) return;
    all.delete(recordingId);
    await store.removeTake(recordingId).catch(() => {});
  }

  /** Returns the next thing to do; undefined if there is nothing. */
  function next(): (() => Promise<void>) | undefined {
    for (const sending of all.values()) {
      const { take, pending, isBegun, isComplete, isRemoved, problem } = sending;
      if (isRemoved) return async () => await remove(sending);
      if (problem !== null || isComplete) continue;
      if (!isBegun) return async () => await begin(sending);
      const number = Math.min(...pending.keys());
      if (pending.size > 0) return async () => await sendPiece(sending, number);
      if (take.isEnded) return async () => await end(sending);
    }
    return undefined;
  }

  async function work(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const act = next();
      if (act === undefined || isStopped) break;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that pieces arrive in order
      await act();
    }
    isRunning = false;
    uploading = 'idle';
    notify();
  }

  /** What was recorded before a reload ends where its last piece ends. */
  async function takeUp(take: Take, known: KnownRecording | undefined): Promise<void> {
    const { recordingId } = take;
    if (!hasContent(take) || known?.answered === true) return await store.removeTake(recordingId);
    const sending = newSending({ ...take, isEnded: true });
    sending.isBegun = known !== undefined;
    sending.isComplete = known !== undefined && known.ended !== null && known.pieces.length === take.pieces;
    for (const number of await store.numbers(recordingId)) {
      if (known?.pieces.includes(number) === true) await store.removePiece(recordingId, number);
      else sending.pending.set(number, null);
    }
    all.set(recordingId, sending);
  }

  /** Asks until the service answers. Returns null if it keeps no recordings, or the uploader is stopped. */
  async function knownThere(): Promise<KnownRecordings | null> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until the service answers
      const reply = await decided(api.list());
      if (reply !== null) return reply.kind === 'done' ? reply.body : null;
      if (isStopped) return null;
    }
  }

  async function open(): Promise<void> {
    const kept = await store.takes(interviewId).catch(() => []);
    const known = await knownThere();
    uploading = 'idle';
    if (known === null) return;
    const { recordings } = known;
    ({ limits } = known);
    bytesLeft = limits.answerBytes;
    for (const { stepId, answered: isAnswered } of recordings) if (isAnswered) answered.add(stepId);
    for (const take of kept) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were made
      await takeUp(
        take,
        recordings.find(({ recordingId }) => recordingId === take.recordingId),
      ).catch(() => {});
    }
    for (const { recordingId, stepId, kind, answered: isAnswered } of recordings) {
      if (isAnswered || all.has(recordingId)) continue;
      // This browser has nothing of it, so nobody can send it.
      const left = newSending({
        recordingId,
        interviewId,
        stepId,
        kind,
        type: '',
        pieces: 0,
        durationMs: 0,
        isEnded: true,
      });
      all.set(recordingId, { ...left, isBegun: true, isRemoved: true });
    }
    void work();
  }

  return {
    get uploading() {
      return uploading;
    },
    get limits() {
      return limits;
    },
    get bytesLeft() {
      return bytesLeft;
    },
    answered,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    of: (stepId) =>
      [...all.values()]
        .filter(({ take, isRemoved }) => take.stepId === stepId && !isRemoved)
        .map(({ take, pending, isComplete, problem }) => ({
          take,
          sent: take.pieces - pending.size,
          isComplete,
          problem,
        })),
    async add(take, number, piece) {
      const sending = all.get(take.recordingId) ?? newSending(take);
      all.set(take.recordingId, sending);
      sending.take = take;
      // Held here until it is stored, so that it cannot be asked for too early.
      sending.pending.set(number, piece);
      void work();
      try {
        await store.keepPiece(take, number, piece);
      } catch {
        return false;
      }
      if (sending.pending.has(number)) sending.pending.set(number, null);
      else await store.removePiece(take.recordingId, number).catch(() => {});
      return true;
    },
    end(take) {
      const sending = all.get(take.recordingId);
      if (sending === undefined) return;
      sending.take = take;
      void store.keepTake(take).catch(() => {});
      void work();
    },
    remove(recordingIds) {
      for (const id of recordingIds) {
        const sending = all.get(id);
        if (sending !== undefined) sending.isRemoved = true;
      }
      bytesLeft = limits.answerBytes;
      notify();
      void work();
    },
    settle(stepId, recordingIds) {
      answered.add(stepId);
      bytesLeft = limits.answerBytes;
      for (const id of recordingIds) {
        all.delete(id);
        void store.removeTake(id).catch(() => {});
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
