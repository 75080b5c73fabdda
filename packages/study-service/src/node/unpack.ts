import { pipeline, Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import type { Unpack } from '../bodyBytes.ts';

/**
 * Unpacks bytes. A gzip body may have several members, whose texts follow one another (RFC 1952); the
 * `DecompressionStream` of newer Node versions refuses that.
 */
export const unpack: Unpack = (bytes, packing) => {
  const stream = packing === 'gzip' ? createGunzip() : createInflate();
  // What fails is thrown where the stream is read.
  return pipeline(Readable.from(bytes), stream, () => undefined);
};
