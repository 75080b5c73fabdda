import type { ApiFailure, ApiResult, Endpoint } from '@guide-studio/api-contract';
import type { BodyReader } from '@guide-studio/api-contract/internal';
import { interpret, interpretElement } from './interpret.ts';
import { createListSplitter } from './listSplitter.ts';
import { giveUp, readBody } from './readBody.ts';

/** The limits of a list after decompression: for each element, and in total. */
export interface ListLimits {
  readonly elementBytes: number;
  readonly listBytes: number;
}

interface Answered {
  readonly endpoint: Endpoint;
  readonly status: number;
}

/**
 * Reads a list element by element while it arrives and keeps only the parsed elements. Memory is limited per element;
 * the total limit only ensures that the list ends. A body that is not a list is read as a whole.
 */
export async function readList(
  reader: BodyReader,
  { endpoint, status }: Answered,
  { elementBytes, listBytes }: ListLimits,
): Promise<ApiResult<unknown>> {
  const splitter = createListSplitter(elementBytes);
  const value: unknown[] = [];
  const give = async (failure: ApiFailure): Promise<ApiResult<never>> => {
    await giveUp(reader);
    return { ok: false, failure };
  };
  const tooLarge = (limit: Omit<Extract<ApiFailure, { kind: 'tooLarge' }>, 'kind' | 'mayHaveHappened'>) =>
    give({ kind: 'tooLarge', ...limit, mayHaveHappened: true });
  const notJson: ApiFailure = { kind: 'notJson', status, mayHaveHappened: true };
  let length = 0;
  for (;;) {
    const { done, value: chunk } = await reader.read();
    if (done || chunk === undefined) break;
    length += chunk.length;
    if (length > listBytes) return await tooLarge({ limitBytes: listBytes });
    const split = splitter.push(chunk);
    if (split === 'broken') return await give(notJson);
    if (split === 'notAList') {
      const body = await readBody(reader, elementBytes, chunk);
      return body === null ? await tooLarge({ limitBytes: elementBytes }) : interpret(endpoint, status, body);
    }
    if ('tooLarge' in split) {
      const element = value.length + split.at;
      return await tooLarge({ limitBytes: elementBytes, element, ...numberIn(split.tooLarge) });
    }
    for (const bytes of split.elements) {
      const read = interpretElement(endpoint, status, bytes, value.length);
      if (!read.ok) return await give(read.failure);
      value.push(read.value);
    }
  }
  return splitter.ended() ? { ok: true, status, value } : await give(notJson);
}

/** Returns the number of a response of either family from its beginning. Quotation marks inside texts are escaped. */
function numberIn(beginning: Uint8Array): { readonly number?: number } {
  const text = String.fromCharCode(...beginning);
  const number = /[{,]\s*"(?:readableId|response_number)"\s*:\s*(\d{1,15})[,\s}]/.exec(text)?.[1];
  return number === undefined ? {} : { number: Number(number) };
}
