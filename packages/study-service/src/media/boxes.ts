/** A box of an MP4 file (ISO 14496-12) in memory. */
interface Box {
  readonly type: string;
  readonly content: DataView;
}

/** The type and size of a box, from its first 16 bytes; null if they are no head of a box. */
export interface BoxHead {
  readonly type: string;
  /** With the head. 0: the box ends with the file. */
  readonly size: number;
  readonly headBytes: number;
}

/** Reads the head of a box. */
export function readHead(view: DataView, at = 0): BoxHead | null {
  if (view.byteLength - at < 8) return null;
  const short = view.getUint32(at);
  const type = Array.from({ length: 4 }, (_, index) => String.fromCharCode(view.getUint8(at + 4 + index))).join('');
  if (!/^[\w ]{4}$/.test(type)) return null;
  if (short !== 1) return short === 0 || short >= 8 ? { type, size: short, headBytes: 8 } : null;
  if (view.byteLength - at < 16) return null;
  const size = Number(view.getBigUint64(at + 8));
  return size >= 16 ? { type, size, headBytes: 16 } : null;
}

/** Returns the boxes inside a box. Throws a `RangeError` for boxes that do not fit. */
function boxesIn(view: DataView): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const head = readHead(view, at);
    if (head === null) throw new RangeError('no box');
    const size = head.size === 0 ? view.byteLength - at : head.size;
    const content = new DataView(view.buffer, view.byteOffset + at + head.headBytes, size - head.headBytes);
    if (at + size > view.byteLength) throw new RangeError('a box is cut off');
    boxes.push({ type: head.type, content });
    at += size;
  }
  return boxes;
}

/** Returns the contents of all boxes at a path such as `trak`, `mdia`, `mdhd`. */
export function contentsAt(view: DataView, ...path: readonly string[]): readonly DataView[] {
  const [type, ...rest] = path;
  if (type === undefined) return [view];
  return boxesIn(view)
    .filter((box) => box.type === type)
    .flatMap(({ content }) => contentsAt(content, ...rest));
}
