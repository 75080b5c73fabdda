import type { ApiFailure } from '@guide-studio/api-contract';

/** Which page of the responses to read: `page` from 0, of `perPage` responses each. */
export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
}

/** A response, or what is told of one, by its number in the study. */
interface Numbered {
  readonly readableId: number;
}

/** Responses as they were read. */
interface Read<One = Numbered> {
  readonly ok: true;
  readonly value: readonly One[];
}

/** All responses that can be read. `unread`: the numbers of those that are larger than the client takes. */
interface ReadAll<One> extends Read<One> {
  readonly unread: readonly number[];
}

/** A page that could not be read, by a client or by the host. */
type NotRead =
  | { readonly ok: false; readonly failure: ApiFailure }
  | { readonly ok: false; readonly error: { readonly code: string; readonly failure?: ApiFailure } };

type OneOf<Page> = Page extends Read<infer One extends Numbered> ? One : never;
type FailureOf<Page> = Extract<Page, { readonly ok: false }>;

/** Sizes of pages are powers of two, so that a page of another size begins where the one before ended. */
const firstPerPage = 8;
export const mostPerPage = 1024;
/** What a page should come to, in characters: read in a moment also on a slow line. */
const wantedPage = 4_000_000;

/**
 * Reads every response, page after page until one brings nothing new. The first pages are small; the others are as
 * large as the responses allow, and one that was too large or took too long is read again in halves. A response that
 * moved from one page to the next while they were read counts once. One that is too large even alone is left out and named.
 * Listed by number; `told` hears how many there are so far. The first page that fails for another reason is the answer.
 */
export async function everyResponse<Page extends Read | NotRead>(
  readPage: (asked: AskedPage) => Promise<Page>,
  told?: (count: number) => void,
): Promise<ReadAll<OneOf<Page>> | FailureOf<Page>> {
  const known = new Map<number, OneOf<Page>>();
  let asked: AskedPage = { page: 0, perPage: firstPerPage };
  // A service may give fewer than asked for, or all of them at once: then only its own pages are followed.
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
      // The same one again: a service that knows no pages.
      if (number === undefined || unread.has(number)) return failure;
      unread.set(number, failure);
      asked = { ...asked, page: asked.page + 1 };
      most = mostPerPage;
      continue;
    }
    // A service that gives more than asked for: more than the one would be left out.
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

/** A smaller page may succeed where this one failed. */
function isTooMuch(read: NotRead): boolean {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' || failure?.kind === 'timeout';
}

/** Which response was too large, as far as that is known. */
function numberIn(read: NotRead): number | undefined {
  const failure = failureIn(read);
  return failure?.kind === 'tooLarge' ? failure.number : undefined;
}

function failureIn(read: NotRead): ApiFailure | undefined {
  return 'failure' in read ? read.failure : read.error.failure;
}

/** The page behind this one, up to twice as large: as many responses as the wanted size holds of those just read. */
function nextPage({ page, perPage }: AskedPage, read: readonly Numbered[], most: number): AskedPage {
  const fitting = (wantedPage * perPage) / JSON.stringify(read).length;
  const offset = (page + 1) * perPage;
  let next = 1;
  while (next * 2 <= Math.min(fitting, perPage * 2, most) && offset % (next * 2) === 0) next *= 2;
  return { page: offset / next, perPage: next };
}

/** A service that knows no pages gives the same again. */
function isSame(one: readonly Numbered[], other: readonly Numbered[]): boolean {
  return one.length === other.length && one.every(({ readableId }, at) => readableId === other[at]?.readableId);
}

function byNumber<One extends Numbered>(responses: One[]): readonly One[] {
  return responses.sort((one, other) => one.readableId - other.readableId);
}
