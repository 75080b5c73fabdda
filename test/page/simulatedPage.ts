import type { Answer } from '@guide-studio/interview-engine';
import type { Platform } from '../../packages/study-service/src/page/browser/platformOf.ts';
import { createMemory, type TextStorage } from '../../packages/study-service/src/page/sender/memory.ts';
import { createParticipantApi, type UrlParams } from '../../packages/study-service/src/page/sender/participantApi.ts';
import { newRecord, readRecord } from '../../packages/study-service/src/page/sender/record.ts';
import { createSender, type Sender } from '../../packages/study-service/src/page/sender/sender.ts';
import type { SenderState } from '../../packages/study-service/src/page/sender/senderState.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface SimulatedStorage extends TextStorage {
  isFull: boolean;
  copy(): SimulatedStorage;
}

/** A browser's storage in memory. It stores nothing if `isFull`. */
export function createStorage(entries = new Map<string, string>()): SimulatedStorage {
  return {
    isFull: false,
    copy: () => createStorage(new Map(entries)),
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

/** The page without its display: the sender as `App` starts it, and waits for events instead of times. */
export interface SimulatedPage {
  readonly sender: Sender;
  /** Resolves with the next state that satisfies `is`, or at once with the current one. */
  until(is: (state: SenderState) => boolean): Promise<SenderState>;
  /** Waits until a step takes an action, perhaps while the page still reads it, or until none will come. */
  shown(): Promise<SenderState>;
  /** Waits until the page has nothing to send or to read: a step is open, or none will come. */
  ready(): Promise<SenderState>;
  answer(answer: Answer): Promise<SenderState>;
  back(): Promise<SenderState>;
}

export interface PageOptions {
  readonly url: string;
  readonly linkId: string;
  readonly clientId: string;
  readonly storage: TextStorage | null;
  readonly fetch: Fetch;
  readonly urlParams?: UrlParams;
  readonly platform?: Platform;
}

/** Opens the page of a link: continues the stored interview, or starts one. */
export function openPage({
  url,
  linkId,
  clientId,
  storage,
  fetch,
  urlParams = {},
  platform = 'desktop',
}: PageOptions): SimulatedPage {
  const memory = createMemory(storage, linkId);
  const sender = createSender({
    languages: [],
    linkId,
    platform,
    record: readRecord(memory.read()) ?? newRecord(clientId, urlParams),
    api: createParticipantApi(url, fetch),
    memory,
    random: () => 0,
    pause: async () => await new Promise((resolve) => setImmediate(resolve)),
  });
  const until = async (is: (state: SenderState) => boolean) =>
    await new Promise<SenderState>((resolve) => {
      const look = (): void => {
        if (!is(sender.state)) return;
        stop();
        resolve(sender.state);
      };
      const stop = sender.subscribe(look);
      look();
    });
  const ready = async () => await until(({ sending, step, closed }) => sending === 'idle' && (step ?? closed) !== null);
  const shown = async () => await until(({ isActing, step, closed }) => !isActing && (step ?? closed) !== null);
  sender.open();
  return {
    sender,
    until,
    shown,
    ready,
    async answer(answer) {
      sender.answer(answer);
      return await ready();
    },
    async back() {
      sender.back();
      return await ready();
    },
  };
}
