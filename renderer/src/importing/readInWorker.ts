import { listText, uiLanguage, words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { ImportReply, ReadFile } from '../worker/importMessages.ts';
import { startImportWorker } from '../worker/startWorker.ts';

/** A file or a pasted text to read. */
export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How far the reading of a source is. */
export type Reading =
  /** `done`: from 0 to 1. */
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'read'; readonly read: ReadFile }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }
  /** The worker could not be started, or ended. */
  | { readonly kind: 'failed' };

let worker: Worker | null = null;
let last = 0;

/**
 * Reads a source in a worker and calls back while it does, until it is read or refused. Returns a function that cancels:
 * it ends the work, and does not call back from then on.
 */
export function readInWorker(
  { name, bytes }: Source,
  accepted: readonly number[],
  onReading: (reading: Reading) => void,
): () => void {
  last += 1;
  const id = last;
  worker ??= startImportWorker();
  const own = worker;
  let isBusy = true;
  const end = (reading: Reading): void => {
    isBusy = false;
    onReading(reading);
  };
  const onMessage = ({ data }: MessageEvent<ImportReply>): void => {
    if (data.id !== id || !isBusy) return;
    if (data.kind === 'progress') onReading({ kind: 'reading', done: data.done });
    else if (data.kind === 'read') end({ kind: 'read', read: data.read });
    else if (data.kind === 'unknown')
      end({ kind: 'refused', sentences: [words.importing.unknown(listText(data.formats))] });
    else end({ kind: 'refused', sentences: data.sentences });
  };
  const onError = (): void => {
    if (worker === own) worker = null;
    if (isBusy) end({ kind: 'failed' });
  };
  own.addEventListener('message', onMessage);
  own.addEventListener('error', onError);
  own.postMessage({ id, name, bytes, accepted, language: uiLanguage }, []);
  onReading({ kind: 'reading', done: 0 });
  return () => {
    own.removeEventListener('message', onMessage);
    own.removeEventListener('error', onError);
    if (!isBusy) return;
    isBusy = false;
    own.terminate();
    if (worker === own) worker = null;
  };
}
