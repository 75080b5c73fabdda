import type { Response as ListedResponse } from '@guide-studio/api-contract';

/** Responses as they were read. */
interface Read {
  readonly ok: true;
  readonly value: readonly ListedResponse[];
}

/**
 * Reads page after page until one brings nothing new, whatever size of page the service gives. A response that moved
 * from one page to the next while they were read counts once. Listed by number; `told` hears how many there are so far.
 * The first page that fails is the answer.
 */
export async function everyResponse<Page extends Read | { readonly ok: false }>(
  readPage: (page: number) => Promise<Page>,
  told?: (count: number) => void,
): Promise<Read | Extract<Page, { readonly ok: false }>> {
  const known = new Map<string, ListedResponse>();
  for (let page = 0; ; page += 1) {
    const read = await readPage(page);
    if (!read.ok) return read as Extract<Page, { readonly ok: false }>;
    const before = known.size;
    for (const response of read.value) known.set(response.id, response);
    if (known.size === before) return { ok: true, value: byNumber([...known.values()]) };
    told?.(known.size);
  }
}

function byNumber(responses: ListedResponse[]): readonly ListedResponse[] {
  return responses.sort((one, other) => one.readableId - other.readableId);
}
