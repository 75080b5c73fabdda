import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { vi } from 'vitest';
import type { Question, Reply } from '../../../renderer/src/worker/messages.ts';

/** Forecasts as the worker of the window does, in the thread of the test. */
class ForecastWorker extends EventTarget {
  postMessage(sent: Question): void {
    const question = structuredClone(sent);
    if (question.kind !== 'forecast') throw new Error(`This worker only forecasts. It was asked for ${question.kind}.`);
    const result = forecast(question.guide as unknown as Guide, question.question);
    const data: Reply = { kind: 'forecast', version: question.version, result };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    // Nothing runs beside the test.
  }
}

/** Puts a worker that forecasts in the place of that of the browser, until `vi.unstubAllGlobals`. */
export const stubForecastWorker = (): unknown => vi.stubGlobal('Worker', ForecastWorker);
