import type { ApiFailure } from './failure.ts';

/** A page of responses to read: `page` counts from 0, `perPage` is its size. */
export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
}

/** A response, or data about one, with its number in the study. */
export interface NumberedResponse {
  readonly readableId: number;
}

/** Responses that were read. */
export interface ReadPage<One = NumberedResponse> {
  readonly ok: true;
  readonly value: readonly One[];
}

/** All readable responses were read. `unread` has the numbers of those that are too large for the client. */
export interface PagesRead {
  readonly ok: true;
  readonly unread: readonly number[];
}

/** A page that the client or the host could not read. */
export type UnreadPage =
  | { readonly ok: false; readonly failure: ApiFailure }
  | { readonly ok: false; readonly error: { readonly code: string; readonly failure?: ApiFailure } };

/** The responses of a page, and its failure. */
export type OneOfPage<Page> = Page extends ReadPage<infer One extends NumberedResponse> ? One : never;
export type FailureOfPage<Page> = Extract<Page, { readonly ok: false }>;

/** Page sizes are powers of two, so that a page of another size starts where the last one ended. */
const firstPerPage = 8;
/** The largest page that is asked for. */
export const mostPerPage = 1024;
/** Target size of a page in characters, so that it loads quickly even on a slow line. */
const wantedPage = 4_000_000;

/**
 * Reads a list of responses page by page and yields each page, until one has nothing new. The first pages are small;
 * later ones grow with the size of the responses. A page that is too large or too slow is read again in halves. A
 * response that moves to the next page meanwhile is yielded twice. Returns the numbers of responses that are too large by
 * themselves, or the failed page if one fails for another reason.
 */
export async function* responsePages<Page extends ReadPage | UnreadPage>(
  readPage: (asked: AskedPage) => Promise<Page>,
): AsyncGenerator<readonly OneOfPage<Page>[], PagesRead | FailureOfPage<Page>> {
  const known = new Set<number>();
  let asked: AskedPage = { page: 0, perPage: firstPerPage };
  // A service may return fewer than requested, or all at once. Then only its own pages are followed.
  let isExact = true;
  let before: readonly NumberedResponse[] = [];
  let most = mostPerPage;
  const unread = new Map<number, FailureOfPage<Page>>();
  for (;;) {
    const read = await readPage(asked);
    if (!read.ok) {
      const failure = read as FailureOfPage<Page>;
      if (!isExact || !isTooMuch(read)) return failure;
      if (asked.perPage > 1) {
        asked = { page: asked.page * 2, perPage: asked.perPage / 2 };
        most = asked.perPage;
        continue;
      }
      const number = numberIn(read);
      // The same response again: the service does not support pages.
      if (number === undefined || unread.has(number)) return failure;
      unread.set(number, failure);
      asked = { ...asked, page: asked.page + 1 };
      most = mostPerPage;
      continue;
    }
    // The service returns more than requested, so more than the one response would be skipped.
    const [passed] = unread.values();
    if (passed !== undefined && read.value.length > asked.perPage) return passed;
    const count = known.size;
    for (const { readableId } of read.value) known.add(readableId);
    yield read.value as readonly OneOfPage<Page>[];
    isExact &&= read.value.length === asked.perPage;
    const isEnd = known.size === count && (!isExact || isSame(read.value, before));
    if (isEnd) return { ok: true, unread: [...unread.keys()].filter((number) => !known.has(number)) };
    before = read.value;
    asked = isExact ? nextPage(asked, read.value, most) : { ...asked, page: asked.page + 1 };
  }
}

/** Returns true if a smaller page may succeed. */
function isTooMuch(read: UnreadPage): boolean {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' || failure?.kind === 'timeout';
}

/** Returns the number of the response that was too large, if known. */
function numberIn(read: UnreadPage): number | undefined {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' ? failure.number : undefined;
}

function failureIn(read: UnreadPage): ApiFailure | undefined {
  return 'failure' in read ? read.failure : read.error.failure;
}

/** Returns the next page, up to twice as large, sized by the responses just read. */
function nextPage({ page, perPage }: AskedPage, read: readonly NumberedResponse[], most: number): AskedPage {
  const fitting = (wantedPage * perPage) / JSON.stringify(read).length;
  const offset = (page + 1) * perPage;
  let next = 1;
  while (next * 2 <= Math.min(fitting, perPage * 2, most) && offset % (next * 2) === 0) next *= 2;
  return { page: offset / next, perPage: next };
}

/** A service without pages returns the same responses again. */
function isSame(one: readonly NumberedResponse[], other: readonly NumberedResponse[]): boolean {
  return one.length === other.length && one.every(({ readableId }, at) => readableId === other[at]?.readableId);
}
