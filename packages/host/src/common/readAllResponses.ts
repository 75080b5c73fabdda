import {
  type AskedPage,
  type FailureOfPage,
  type OneOfPage,
  type ReadPage,
  responsePages,
  type UnreadPage,
} from '@guide-studio/api-contract/internal';

/** All readable responses by number. `unread` has the numbers of responses that are too large for the client. */
interface AllResponses<One> extends ReadPage<One> {
  readonly unread: readonly number[];
}

/**
 * Reads all responses; see {@link responsePages}. One that is read twice counts once. `onProgress` receives the count
 * so far. Returns the failed page if one fails.
 */
export async function readAllResponses<Page extends ReadPage | UnreadPage>(
  readPage: (asked: AskedPage) => Promise<Page>,
  onProgress?: (count: number) => void,
): Promise<AllResponses<OneOfPage<Page>> | FailureOfPage<Page>> {
  const known = new Map<number, OneOfPage<Page>>();
  const pages = responsePages(readPage);
  for (;;) {
    const { done, value } = await pages.next();
    if (done !== true) {
      const count = known.size;
      for (const response of value) known.set(response.readableId, response);
      if (known.size > count) onProgress?.(known.size);
      continue;
    }
    if (!value.ok) return value;
    const byNumber = [...known.values()].sort((one, other) => one.readableId - other.readableId);
    return { ok: true, value: byNumber, unread: value.unread };
  }
}
