import type { FindQuery, Match } from '@guide-studio/guide-core/find';
import type { ExpressionReply } from '../worker/expressionMessages.ts';
import { startExpressionWorker } from '../worker/startWorker.ts';

/** How long an expression may take before its search is ended, in milliseconds. */
const patience = 2_000;

/** Why a search ended before all texts were searched. `failed`: the worker could not be started. */
export type SearchStop = 'tooLong' | 'failed';

/** More of what a search found, or why there is no more. */
export interface FoundInTexts {
  /** The matches in the texts that follow those of earlier calls. */
  readonly matches: readonly (readonly Match[])[];
  /** True once all texts were searched. */
  readonly isAll: boolean;
  readonly stop: SearchStop | null;
}

interface Search {
  readonly query: FindQuery;
  readonly texts: readonly string[];
  readonly onFound: (found: FoundInTexts) => void;
}

let worker: Worker | null = null;
/** The search that the worker is busy with. */
let current: Search | null = null;
let line: readonly Search[] = [];
let clock: ReturnType<typeof setTimeout> | undefined;

/**
 * Searches texts with a valid regular expression in a worker, one search after the other. A search that has no answer 2
 * s after it began is ended with its worker, so no expression can hold up the window. Calls back until `isAll` or
 * `stop`. Returns a function that cancels: it does not call back from then on.
 */
export function searchTexts(
  query: FindQuery,
  texts: readonly string[],
  onFound: (found: FoundInTexts) => void,
): () => void {
  const search = { query, texts, onFound };
  line = [...line, search];
  begin();
  return () => {
    line = line.filter((each) => each !== search);
    if (current === search) endWorker();
    begin();
  };
}

function begin(): void {
  const [next, ...rest] = line;
  if (current !== null || next === undefined) return;
  [current, line] = [next, rest];
  worker ??= listenedTo(startExpressionWorker());
  worker.postMessage({ query: next.query, texts: next.texts }, []);
}

function listenedTo(one: Worker): Worker {
  // What an ended worker had sent may arrive after its end.
  one.addEventListener('message', ({ data }: MessageEvent<ExpressionReply>) => one === worker && take(data));
  one.addEventListener('error', () => one === worker && stop('failed'));
  return one;
}

function take(reply: ExpressionReply): void {
  if (reply.kind === 'begins') clock = setTimeout(() => stop('tooLong'), patience);
  else if (reply.kind === 'tooLarge') stop('tooLong');
  else {
    const { matches, isLast } = reply;
    const search = current;
    if (isLast) finish();
    search?.onFound({ matches, isAll: isLast, stop: null });
    begin();
  }
}

function stop(why: SearchStop): void {
  const search = current;
  endWorker();
  search?.onFound({ matches: [], isAll: false, stop: why });
  begin();
}

function endWorker(): void {
  worker?.terminate();
  worker = null;
  finish();
}

function finish(): void {
  clearTimeout(clock);
  current = null;
}
