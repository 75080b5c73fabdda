import type { ServiceAnswer, ServiceAsk, ServiceMessages } from '@guide-studio/host/node';

/** The part of a child process that carries messages. */
export interface ServicePort {
  postMessage(message: ServiceAsk): void;
  on(event: 'message', listener: (message: ServiceAnswer) => void): unknown;
  once(event: 'exit', listener: () => void): unknown;
}

/** Asks the study service. Resolves to its answer; null if it ended before. */
export type AskService = <Name extends keyof ServiceMessages>(
  ask: Name,
  about: ServiceMessages[Name]['about'],
) => Promise<ServiceMessages[Name]['answer'] | null>;

/** Returns what asks the service behind a port. Answers may come in any order. */
export function askService(port: ServicePort): AskService {
  const waiting = new Map<number, (answer: ServiceAnswer['answer']) => void>();
  let last = 0;
  let hasEnded = false;
  port.on('message', ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  port.once('exit', () => {
    hasEnded = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return async (ask, about) => {
    if (hasEnded) return null;
    return await new Promise((resolve) => {
      last += 1;
      // The messages are trusted: the program is ours and of the same build, and answers as `ServiceMessages` say.
      waiting.set(last, resolve);
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
        port.postMessage({ id: last, ask, about } as ServiceAsk);
      } catch {
        // It has ended, and its exit is yet to be reported.
        waiting.delete(last);
        resolve(null);
      }
    });
  };
}
