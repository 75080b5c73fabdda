import type { Path } from '../json.ts';

/** A place in a text: both count from 1; `column` in UTF-16 units, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a value starts, where its key starts (the value itself in an array), and what is inside. */
interface Spot {
  readonly start: number;
  readonly properties?: ReadonlyMap<string, Spot>;
  readonly elements?: readonly Spot[];
}

const scalar = /[^\s,\]}]*/uy;
const blank = /[\s]*/uy;
const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/suy;

/** Walks a text that is known to be valid JSON and keeps only positions. */
class PositionReader {
  private readonly text: string;
  private at: number;

  constructor(text: string) {
    this.text = text;
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /** The value that starts here; `start` is where its key stood. */
  read(start?: number): Spot {
    this.skip(blank);
    const from = start ?? this.at;
    const opening = this.text[this.at];
    if (opening === '{') return { start: from, properties: this.readProperties() };
    if (opening === '[') return { start: from, elements: this.readElements() };
    this.skip(opening === '"' ? quoted : scalar);
    return { start: from };
  }

  private readProperties(): ReadonlyMap<string, Spot> {
    const properties = new Map<string, Spot>();
    this.at += 1;
    while (this.hasMore('}')) {
      const start = this.at;
      this.skip(quoted);
      const key: unknown = JSON.parse(this.text.slice(start, this.at));
      this.skip(blank);
      this.at += 1;
      properties.set(String(key), this.read(start));
    }
    return properties;
  }

  private readElements(): readonly Spot[] {
    const elements: Spot[] = [];
    this.at += 1;
    while (this.hasMore(']')) elements.push(this.read());
    return elements;
  }

  /** Steps over blanks and a comma; false once the closing bracket, or the end of a text that is not JSON, is passed. */
  private hasMore(closing: string): boolean {
    this.skip(blank);
    if (this.text[this.at] === ',') {
      this.at += 1;
      this.skip(blank);
    }
    if (this.at < this.text.length && this.text[this.at] !== closing) return true;
    this.at += 1;
    return false;
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    this.at += pattern.exec(this.text)?.[0].length ?? 1;
  }
}

function spotAt(root: Spot, path: Path): Spot {
  let spot = root;
  for (const part of path) {
    const inner = typeof part === 'number' ? spot.elements?.[part] : spot.properties?.get(part);
    if (inner === undefined) return spot;
    spot = inner;
  }
  return spot;
}

/** Finds the line of an offset by halving. */
function lineIndex(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Tells where in a guide's text the value at a path stands: the key of a property, the start of an array element. What
 * is missing is placed at the nearest thing around it. `text` must be what {@link parseGuide} accepted. The text is read
 * once, at the first question.
 */
export function createLocator(text: string): (path: Path) => Place {
  let index: { readonly root: Spot; readonly lineStarts: readonly number[] } | undefined;
  return (path) => {
    index ??= {
      root: new PositionReader(text).read(),
      lineStarts: [0, ...[...text.matchAll(/\r\n|\n|\r/gu)].map((end) => end.index + end[0].length)],
    };
    const { start } = spotAt(index.root, path);
    const line = lineIndex(index.lineStarts, start);
    return { line: line + 1, column: start - (index.lineStarts[line] ?? 0) + 1 };
  };
}
