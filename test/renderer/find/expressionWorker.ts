import { vi } from 'vitest';
import type { ExpressionQuestion, ExpressionReply } from '../../../renderer/src/worker/expressionMessages.ts';
import { searchByExpression } from '../../../renderer/src/worker/searchByExpression.ts';

/** A worker for regular expressions that answers when the test says so. */
export class HandWorker extends EventTarget {
  readonly asked: ExpressionQuestion[] = [];
  isEnded = false;

  postMessage(question: ExpressionQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  reply(reply: ExpressionReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }

  /** Answers the last question as the worker does. */
  answer(): void {
    const question = this.asked.at(-1);
    if (question === undefined) throw new Error('Nothing was asked.');
    searchByExpression(question, (reply) => this.reply(reply));
  }
}

/** Puts workers by hand in the place of those of the browser, until `vi.unstubAllGlobals`. Returns those started. */
export function stubWorkers(): readonly HandWorker[] {
  const workers: HandWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends HandWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  return workers;
}

/** Ends the worker that runs, so that the next test starts one of its own. */
export function endWorkers(workers: readonly HandWorker[]): void {
  workers.at(-1)?.dispatchEvent(new Event('error'));
}
