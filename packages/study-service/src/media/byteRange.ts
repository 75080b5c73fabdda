/** Bytes from `from` to before `to`. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads a `Range` header (RFC 9110) for a file of this size. Returns null if the whole file is to be sent: without a
 * header, and for one that is not understood or names several ranges. `outside`: no byte of the range exists.
 */
export function readRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'outside' : { from: size - count, to: size };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'outside' : { from, to: last === '' ? size : Math.min(Number(last) + 1, size) };
}
