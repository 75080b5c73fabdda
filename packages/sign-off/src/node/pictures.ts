import { type LookedAtMedia, lookAtMedia, mediaFileTypes, mediaHeadBytes } from '@guide-studio/guide-core/media';
import type { Pack } from '../pack/pack.ts';

/** A picture of a pack, with what it is by its content. */
export interface ReadPicture {
  readonly bytes: Uint8Array;
  readonly looked: Extract<LookedAtMedia, { readonly ok: true }>;
}

/** The pictures of a pack, by their addresses in the guide. */
export type PicturesRead = ReadonlyMap<string, ReadPicture>;

export const noPictures: PicturesRead = new Map();

/** A document with more bytes of pictures is slow to open; the rest are named only. */
const mostBytes = 100 * 1024 * 1024;

/** Reads the pictures of a pack, each once. */
export async function readPictures(
  pack: Pack,
  read: ((address: string) => Promise<Uint8Array | null>) | undefined,
): Promise<PicturesRead> {
  if (read === undefined) return noPictures;
  const found = new Map<string, ReadPicture>();
  let left = mostBytes;
  const parts = pack.blocks.flatMap(({ concepts, items }) => [...concepts, ...items]);
  for (const { address } of parts.flatMap(({ pictures }) => pictures)) {
    const bytes = found.has(address) ? null : await read(address);
    if (bytes === null || bytes.length > left) continue;
    const looked = lookAtMedia(bytes.subarray(0, mediaHeadBytes), bytes.length);
    if (!looked.ok || mediaFileTypes[looked.ending].kind !== 'image') continue;
    left -= bytes.length;
    found.set(address, { bytes, looked });
  }
  return found;
}

/** Returns pictures as addresses that contain them. */
export function dataAddresses(pictures: PicturesRead): ReadonlyMap<string, string> {
  const entries = [...pictures].map(([address, { bytes, looked }]) => {
    const { type } = mediaFileTypes[looked.ending];
    return [address, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`] as const;
  });
  return new Map(entries);
}
