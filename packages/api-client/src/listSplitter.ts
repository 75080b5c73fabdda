import { joinedBytes } from '@guide-studio/api-contract/internal';

/** The result of a chunk: the elements that ended in it, or why splitting failed. */
export type Split =
  | { readonly elements: readonly Uint8Array[] }
  /** The beginning of an element that is too large, and its index among the elements of this chunk. */
  | { readonly tooLarge: Uint8Array; readonly at: number }
  | 'notAList'
  | 'broken';

/** Splits a JSON list into its elements while it arrives. */
export interface ListSplitter {
  push(chunk: Uint8Array): Split;
  /** Returns true if the list was complete. */
  ended(): boolean;
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** The reported part of an element that is too large. It contains the element's ids. */
const beginningBytes = 300;
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Returns a splitter that finds the elements of a list by strings and brackets alone; the elements are parsed
 * separately. Only the current element is kept, up to `maxBytes`.
 */
export function createListSplitter(maxBytes: number): ListSplitter {
  let place: 'before' | 'first' | 'next' | 'element' | 'after' = 'before';
  let depth = 0;
  let inText = false;
  let escaped = false;
  let kept: Uint8Array[] = [];
  let keptBytes = 0;

  /** Processes one byte of an element. Returns true if the byte separates elements or ends the list. */
  function leaves(byte: number): boolean {
    if (inText) {
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) inText = false;
      return false;
    }
    if (byte === quote) inText = true;
    else if (byte === openList || byte === openObject) depth += 1;
    else if (depth > 0 && (byte === closeList || byte === closeObject)) depth -= 1;
    else return depth === 0 && (byte === comma || byte === closeList);
    return false;
  }

  function take(end: Uint8Array): Uint8Array {
    const whole = joinedBytes([...kept, end], keptBytes + end.length);
    kept = [];
    keptBytes = 0;
    return whole;
  }

  function tooLarge(element: Uint8Array, at: number): Split {
    return { tooLarge: element.subarray(0, beginningBytes), at };
  }

  return {
    push(chunk) {
      const elements: Uint8Array[] = [];
      let start = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        if (place === 'element') {
          if (!leaves(byte)) continue;
          elements.push(take(chunk.subarray(start, at)));
          place = byte === comma ? 'next' : 'after';
        } else if (!spaces.has(byte)) {
          if (place === 'after') return 'broken';
          if (place === 'before') {
            if (byte !== openList) return 'notAList';
            place = 'first';
          } else if (place === 'first' && byte === closeList) place = 'after';
          else if (byte === comma || byte === closeList) return 'broken';
          else {
            place = 'element';
            start = at;
            leaves(byte);
          }
        }
      }
      const at = elements.findIndex(({ length }) => length > maxBytes);
      if (at !== -1) return tooLarge(elements[at] ?? chunk, at);
      if (place === 'element') {
        // A copy, so that the whole chunk is not kept in memory.
        kept.push(chunk.slice(start));
        keptBytes += chunk.length - start;
        if (keptBytes > maxBytes) return tooLarge(joinedBytes(kept, keptBytes), elements.length);
      }
      return { elements };
    },
    ended: () => place === 'after',
  };
}
