import { type BodyReader, readerUntil } from './bodyReader.ts';
import { joinedBytes } from './joinedBytes.ts';
import type { Signal } from './signal.ts';

// What every environment has, so that this package compiles without the types of one.
interface Platform {
  readonly TextDecoder: new () => { decode(bytes: Uint8Array): string };
}
const { TextDecoder } = globalThis as unknown as Platform;

/**
 * Returns the text of a body, cut after the part in which it has more than `mostBytes`: for texts whose form says that
 * they are shorter. Rejects with the reason of `signal` as soon as it is aborted, and if the connection is lost.
 */
export async function shortText(
  body: { getReader(): BodyReader } | null | undefined,
  mostBytes: number,
  signal: Signal,
): Promise<string> {
  const reader = readerUntil(body, signal);
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= mostBytes) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return new TextDecoder().decode(joinedBytes(chunks, size));
    chunks.push(value);
    size += value.length;
  }
  await reader.cancel().catch(() => undefined);
  return new TextDecoder().decode(joinedBytes(chunks, size));
}
