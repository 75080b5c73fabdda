import { joined } from './readBody.ts';

/** What a splitter makes of a piece of a text: the elements that ended in it, or why it is given up. */
export type Split =
  | { readonly elements: readonly Uint8Array[] }
  /** How the element begins that is larger than it may be, and which one of the elements of this piece it is. */
  | { readonly tooLarge: Uint8Array; readonly at: number }
  | 'notAList'
  | 'broken';

/** Takes a JSON list apart into its elements while it arrives. */
export interface ListSplitter {
  push(chunk: Uint8Array): Split;
  /** Whether the list was complete. */
  ended(): boolean;
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** How much of an element that is too large is told: its ids are there. */
const beginningBytes = 300;
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Finds where the elements of a list begin and end, by strings and brackets alone; each is to be parsed on its own.
 * Only the element that is arriving is kept, at most `maxBytes` of it.
 */
export function createListSplitter(maxBytes: number): ListSplitter {
  let place: 'before' | 'first' | 'next' | 'element' | 'after' = 'before';
  let depth = 0;
  let inText = false;
  let escaped = false;
  let kept: Uint8Array[] = [];
  let keptBytes = 0;

  /** Follows one byte of an element. True when it is not part of it: what divides or ends the list. */
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
    const whole = joined([...kept, end], keptBytes + end.length);
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
        // A copy: what is kept must not hold the whole piece that it came in.
        kept.push(chunk.slice(start));
        keptBytes += chunk.length - start;
        if (keptBytes > maxBytes) return tooLarge(joined(kept, keptBytes), elements.length);
      }
      return { elements };
    },
    ended: () => place === 'after',
  };
}
