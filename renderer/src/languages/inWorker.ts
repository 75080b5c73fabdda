import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import type { Translation } from '@guide-studio/guide-core/translations';
import { uiLanguage } from '../i18n/index.ts';
import { readGuide } from '../session/index.ts';
import { startTranslationWorker } from '../worker/startWorker.ts';
import type { TranslationQuestion, TranslationReply } from '../worker/translationMessages.ts';
import { useTranslations } from '../translations/translations.ts';

type Question = TranslationQuestion extends infer One
  ? One extends TranslationQuestion
    ? Omit<One, 'id' | 'guide' | 'known' | 'language'>
    : never
  : never;

/** What came of a question; null if the worker could not be started, or ended. */
export type Answer = TranslationReply | null;

/** No file for translators takes as long, in milliseconds: one that does unpacks to far more than it says. */
const longestMs = 60_000;

/**
 * Asks a worker of its own to write or read a file for translators: what is hostile in a file ends with the worker. `stop`
 * ends it, and so does a minute; the answer is null then.
 */
export async function askWorker(question: Question, stop: AbortSignal): Promise<Answer> {
  const worker = startTranslationWorker();
  return await new Promise((resolve) => {
    const late = setTimeout(() => end(null), longestMs);
    const end = (answer: Answer): void => {
      clearTimeout(late);
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<TranslationReply>) => end(data));
    worker.addEventListener('error', () => end(null));
    stop.addEventListener('abort', () => end(null));
    worker.postMessage({ id: 1, ...question, guide: guideNow(), known: knownNow(), language: uiLanguage }, []);
  });
}

const guideNow = (): JsonObject => toWire(readGuide().editor.doc);

const knownNow = (): ReadonlyMap<LanguageCode, readonly Translation[]> =>
  new Map([...useTranslations.getState().known].map(([language, all]) => [language, [...all.values()]]));
