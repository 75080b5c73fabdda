import type { Answer } from '@guide-studio/interview-engine';
import type { Exposure } from '@guide-studio/interview-engine/answers';
import { backoff } from './backoff.ts';
import type { Memory } from './memory.ts';
import type { Operation } from './operation.ts';
import type { Platform } from '../browser/platformOf.ts';
import type { Access, ParticipantApi, Reply, CurrentStep, Started } from './participantApi.ts';
import { hasEnded, type InterviewRecord } from './record.ts';
import type { Closed, Sending, SenderState } from './senderState.ts';

/** The dependencies of a sender. */
export interface SenderParts {
  readonly linkId: string;
  /** The device type. */
  readonly platform: Platform;
  /** What the participant reads, best first. */
  readonly languages: readonly string[];
  /** The state of the interview as known to this browser. */
  readonly record: InterviewRecord;
  readonly api: ParticipantApi;
  readonly memory: Memory;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Resolves after `ms` milliseconds, or earlier when a retry is likely to succeed. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The only path from the page to the service. Stores the participant's actions in order in the browser and sends each
 * until the service has it. Only one sender per interview may run at a time (`claimTab`).
 */
export interface Sender {
  readonly state: SenderState;
  subscribe(listener: () => void): () => void;
  /** Starts or resumes the interview; after a refusal, tries again. */
  open(): void;
  /** Stores the input on the open step, so that it survives a reload. */
  keep(draft: Answer): void;
  /**
   * `shown` reports what happened to the step's pictures, videos and pages. `recordings` are the ids of the answer's
   * recordings, all of which have arrived; without them, an answer that is given again keeps those that it has.
   */
  answer(answer: Answer, shown?: readonly Exposure[], recordings?: readonly string[]): void;
  back(): void;
  /** Continues in another language of the study. */
  speak(language: string): void;
  /** Stops sending; unconfirmed actions stay in storage. Resolves when no request is running. */
  stop(): Promise<void>;
}

type Decided<Body> = Exclude<Reply<Body>, { kind: 'failed' }>;
type Refusal = Extract<Reply<never>, { kind: 'refused' }>;

/** Statuses that mean that the answer itself is wrong. So do the codes of recordings. */
const wrongAnswer: ReadonlySet<number> = new Set([400, 413, 422]);

/** Returns a sender for an interview. It sends nothing before `open`. */
export function createSender(parts: SenderParts): Sender {
  const { api, memory } = parts;
  const listeners = new Set<() => void>();
  let { record } = parts;
  let isStored = true;
  let sending: Sending = 'idle';
  let problem: string | null = null;
  let closed: Closed | null = null;
  let platforms: readonly string[] = [];
  let closingText: string | null = null;
  let isMoved = false;
  let isStopped = false;
  /** A stored interview may have continued in another tab, so it is read before the next answer. */
  let isRead = false;
  /** A token is renewed once. If it is refused again, the interview is gone. */
  let isRenewed = false;
  let running: Promise<void> | null = null;
  let state = stateNow();

  function stateNow(): SenderState {
    const { step, progress, queue, draft } = record;
    const head = queue[0];
    const unsent = head?.kind === 'answer' ? head.answer : null;
    const kept = draft !== null && draft.stepId === step?.stepId ? draft.value : null;
    const isFirst = step === null || step.stepId === record.firstStepId;
    const study = record.study ?? null;
    return {
      step,
      recording: record.recording ?? null,
      access: record.access,
      study,
      isFirst,
      progress,
      draft: unsent ?? kept,
      sending,
      isActing: queue.length > 0,
      problem,
      closed,
      closingText,
      platforms,
      isStored,
      isMoved,
    };
  }

  function notify(): void {
    state = stateNow();
    for (const listener of listeners) listener();
  }

  function save(change: Partial<InterviewRecord>): void {
    record = { ...record, ...change };
    isStored = memory.write(JSON.stringify(record));
  }

  function take({ step, progress, study, recording }: CurrentStep, queue: readonly Operation[]): void {
    const draft = record.draft?.stepId === step.stepId ? record.draft : null;
    save({ step, recording, study: study ?? record.study ?? null, progress, queue, draft });
    isRead = true;
  }

  /** Sends until the service decides. Returns null if the sender is stopped; the next sender sends again. */
  async function insist<Body>(send: () => Promise<Reply<Body>>): Promise<Decided<Body> | null> {
    sending = 'sending';
    for (let attempt = 1; ; attempt += 1) {
      if (isStopped) return null;
      notify();
      const reply = await send();
      if (isStopped) return null;
      if (reply.kind !== 'failed') return reply;
      sending = 'waiting';
      notify();
      await parts.pause(backoff(attempt, reply.retryAfterMs, parts.random()));
    }
  }

  async function begin(): Promise<void> {
    const { linkId, platform, languages } = parts;
    const reply = await insist<Started>(() =>
      api.start(linkId, record.urlParams, record.clientId, platform, languages),
    );
    if (reply?.kind === 'refused') {
      closed = closedBy(reply, 'unknownLink');
      platforms = reply.platforms ?? [];
      closingText = reply.closingText ?? null;
      if (reply.study !== undefined) save({ study: reply.study });
    }
    if (reply?.kind !== 'done') return;
    const { interviewId, token, step } = reply.body;
    save({ access: { interviewId, token }, firstStepId: record.firstStepId ?? step.stepId });
    take(reply.body, record.queue);
  }

  async function refresh(access: Access): Promise<void> {
    const reply = await insist(() => api.read(access));
    if (reply?.kind === 'refused') refused(reply);
    if (reply?.kind !== 'done') return;
    // What the participant did in the meantime was meant for the step shown, and for no other.
    if (record.queue.length > 0 && record.step?.stepId !== reply.body.step.stepId) moved();
    take(reply.body, record.queue);
  }

  /** The same client gets the same interview again, with a valid token. */
  function refused(reply: Refusal): void {
    if (reply.status !== 401 || isRenewed) closed = closedBy(reply, 'interviewGone');
    else {
      isRenewed = true;
      save({ access: null });
    }
  }

  async function send(access: Access, head: Operation): Promise<void> {
    const reply = await insist(() => api.send(access, head));
    if (reply === null) return;
    if (reply.kind === 'done') take(reply.body, record.queue.slice(1));
    else if (wrongAnswer.has(reply.status) || reply.code.includes('recording'))
      giveBack(head, reply.code === 'invalid_answer' ? reply.message : '');
    else if (reply.status === 409 && reply.code !== 'not_taking_responses') moved();
    else refused(reply);
  }

  function giveBack(head: Operation, message: string): void {
    problem = message;
    const draft = head.kind === 'answer' ? { stepId: head.stepId, value: head.answer } : record.draft;
    save({ queue: record.queue.slice(1), draft });
  }

  /** The interview continued elsewhere: the open step is shown instead of the answered one. */
  function moved(): void {
    isMoved = true;
    isRead = false;
    save({ queue: [] });
  }

  async function work(): Promise<void> {
    for (;;) {
      if (isStopped || closed !== null) return;
      const { access, queue } = record;
      const head = queue[0];
      if (access === null) await begin();
      else if (head !== undefined) await send(access, head);
      else if (!isRead && !hasEnded(record)) await refresh(access);
      else return;
    }
  }

  function run(): void {
    running ??= work().finally(() => {
      running = null;
      sending = 'idle';
      notify();
    });
    notify();
  }

  function add(operation: Operation): void {
    if (isStopped || record.queue.length > 0 || hasEnded(record)) return;
    problem = null;
    isMoved = false;
    save({ queue: [...record.queue, operation], sequence: operation.sequence });
    run();
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      if (isStopped) return;
      closed = null;
      save({});
      run();
    },
    keep(value) {
      if (isStopped || record.step === null || record.queue.length > 0) return;
      problem = null;
      save({ draft: { stepId: record.step.stepId, value } });
      notify();
    },
    answer(answer, shown = [], recordings) {
      const { step, sequence } = record;
      const reported = shown.length === 0 ? {} : { shown };
      const recorded = recordings === undefined ? {} : { recordings };
      if (step === null) return;
      add({ kind: 'answer', sequence: sequence + 1, stepId: step.stepId, answer, ...reported, ...recorded });
    },
    back() {
      if (record.step !== null) add({ kind: 'back', sequence: record.sequence + 1 });
    },
    speak(language) {
      if (record.step !== null) add({ kind: 'language', sequence: record.sequence + 1, language });
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

function closedBy({ status, code }: Refusal, missing: Closed): Closed {
  if (code === 'not_taking_responses') return 'notTakingResponses';
  if (code === 'study_paused') return 'paused';
  if (code === 'study_closed') return 'closed';
  if (code === 'other_device') return 'otherDevice';
  if (code === 'link_too_long') return 'linkTooLong';
  if (code === 'too_many_starts') return 'tooManyStarts';
  return status === 404 || status === 401 || status === 403 ? missing : 'refused';
}
