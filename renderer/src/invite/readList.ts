import type { ListQuestion, ListReply } from '../worker/listMessages.ts';
import { startListWorker } from '../worker/startWorker.ts';

/** What a list became. `failed`: the worker could not be started, or ended. */
export type ListReading = ListReply | { readonly kind: 'failed' };

let worker: Worker | null = null;
let last = 0;

/** Reads a list in a worker. Calls back once, unless the returned function cancelled it before, which ends the work. */
export function readList(asked: Omit<ListQuestion, 'id'>, onRead: (reading: ListReading) => void): () => void {
  last += 1;
  const id = last;
  worker ??= startListWorker();
  const own = worker;
  let isBusy = true;
  const end = (reading: ListReading): void => {
    if (!isBusy) return;
    isBusy = false;
    own.removeEventListener('message', onMessage);
    own.removeEventListener('error', onError);
    onRead(reading);
  };
  const onMessage = ({ data }: MessageEvent<ListReply>): void => {
    if (data.id === id) end(data);
  };
  const onError = (): void => {
    if (worker === own) worker = null;
    end({ kind: 'failed' });
  };
  own.addEventListener('message', onMessage);
  own.addEventListener('error', onError);
  own.postMessage({ ...asked, id }, []);
  return () => {
    if (!isBusy) return;
    isBusy = false;
    own.terminate();
    if (worker === own) worker = null;
  };
}
