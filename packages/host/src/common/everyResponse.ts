import type { ApiFailure } from '@guide-studio/api-contract';

/** A page of responses to read: `page` counts from 0, `perPage` is its size. */
export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
}

/** A response, or data about one, with its number in the study. */
interface Numbered {
  readonly readableId: number;
}

/** Responses that were read. */
interface Read<One = Numbered> {
  readonly ok: true;
  readonly value: readonly One[];
}

/** All readable responses. `unread` has the numbers of responses that are too large for the client. */
interface ReadAll<One> extends Read<One> {
  readonly unread: readonly number[];
}

/** A page that the client or the host could not read. */
type NotRead =
  | { readonly ok: false; readonly failure: ApiFailure }
  | { readonly ok: false; readonly error: { readonly code: string; readonly failure?: ApiFailure } };

type OneOf<Page> = Page extends Read<infer One extends Numbered> ? One : never;
type FailureOf<Page> = Extract<Page, { readonly ok: false }>;

/** Page sizes are powers of two, so that a page of another size starts where the last one ended. */
const firstPerPage = 8;
export const mostPerPage = 1024;
/** Target size of a page in characters, so that it loads quickly even on a slow line. */
const wantedPage = 4_000_000;

/**
 * Reads all responses, page by page, until a page has nothing new. The first pages are small; later ones grow with the
 * size of the responses. A page that is too large or too slow is read again in halves. A response that moves to the
 * next page meanwhile counts once. `told` receives the count so far. Returns the responses by number; a response that
 * is too large by itself is listed in `unread`. Returns the failed page if one fails for another reason.
 */
export async function everyResponse<Page extends Read | NotRead>(
  readPage: (asked: AskedPage) => Promise<Page>,
  told?: (count: number) => void,
): Promise<ReadAll<OneOf<Page>> | FailureOf<Page>> {
  const known = new Map<number, OneOf<Page>>();
  let asked: AskedPage = { page: 0, perPage: firstPerPage };
  // A service may return fewer than requested, or all at once. Then only its own pages are followed.
  let isExact = true;
  let before: readonly Numbered[] = [];
  let most = mostPerPage;
  const unread = new Map<number, FailureOf<Page>>();
  for (;;) {
    const read = await readPage(asked);
    if (!read.ok) {
      const failure = read as FailureOf<Page>;
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
    for (const response of read.value as readonly OneOf<Page>[]) known.set(response.readableId, response);
    isExact &&= read.value.length === asked.perPage;
    const isEnd = known.size === count && (!isExact || isSame(read.value, before));
    if (isEnd) {
      const left = [...unread.keys()].filter((number) => !known.has(number));
      return { ok: true, value: byNumber([...known.values()]), unread: left };
    }
    told?.(known.size);
    before = read.value;
    asked = isExact ? nextPage(asked, read.value, most) : { ...asked, page: asked.page + 1 };
  }
}

/** Returns true if a smaller page may succeed. */
function isTooMuch(read: NotRead): boolean {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' || failure?.kind === 'timeout';
}

/** Returns the number of the response that was too large, if known. */
function numberIn(read: NotRead): number | undefined {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' ? failure.number : undefined;
}

function failureIn(read: NotRead): ApiFailure | undefined {
  return 'failure' in read ? read.failure : read.error.failure;
}

/** Returns the next page, up to twice as large, sized by the responses just read. */
function nextPage({ page, perPage }: AskedPage, read: readonly Numbered[], most: number): AskedPage {
  const fitting = (wantedPage * perPage) / JSON.stringify(read).length;
  const offset = (page + 1) * perPage;
  let next = 1;
  while (next * 2 <= Math.min(fitting, perPage * 2, most) && offset % (next * 2) === 0) next *= 2;
  return { page: offset / next, perPage: next };
}

/** A service without pages returns the same responses again. */
function isSame(one: readonly Numbered[], other: readonly Numbered[]): boolean {
  return one.length === other.length && one.every(({ readableId }, at) => readableId === other[at]?.readableId);
}

function byNumber<One extends Numbered>(responses: One[]): readonly One[] {
  return responses.sort((one, other) => one.readableId - other.readableId);
}
