import { maximumBytes, maximumDepth } from '../assumptions.ts';
import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { decodeBytes } from './decodeBytes.ts';
import { countMembers, quickScan } from './quickScan.ts';
import { type TextFinding, readJson } from './readJson.ts';
import type { TextIssue } from './textIssue.ts';
import { type Placer, createPlacer } from './textPlace.ts';

/** A parsed file, or the reason why it cannot be parsed. */
export type ParseResult =
  | {
      readonly ok: true;
      readonly value: JsonObject;
      /** The decoded text, without its byte order mark. */
      readonly text: string;
      /** True if the file begins with a byte order mark. */
      readonly bom: boolean;
      /**
       * What writing the value would lose, such as a property that is there twice. The service takes any loss for
       * invalid JSON.
       */
      readonly losses: readonly TextIssue[];
    }
  | { readonly ok: false; readonly issue: TextIssue };

/**
 * Parses a guide file. Reports exactly what is wrong with an invalid file; does not check the content of the guide.
 * Never throws.
 *
 * @param source JSON as text or UTF-8, at most 50 MB, nested at most 64 levels.
 * @returns The object, with what writing it would lose; or one finding, with its code ({@link TextCode}) and its place.
 * @example
 * ```ts
 * import { parseGuide, textMessageOf } from '@guide-studio/guide-core/files';
 *
 * const parsed = parseGuide('{ "title": "Home cooking", }');
 * const message = parsed.ok ? '' : textMessageOf(parsed.issue);
 * console.log(message); // Line 1, column 26: There is a comma after the last entry. Delete it.
 * const twice = parseGuide('{ "title": "Cooking", "title": "Home cooking" }');
 * if (twice.ok) console.log(twice.value['title'], twice.losses[0]?.code); // Home cooking duplicateKey
 * ```
 */
export function parseGuide(source: string | Uint8Array): ParseResult {
  if (source.length > maximumBytes) return notAGuide(tooLarge(source.length));
  if (typeof source === 'string') {
    const bom = source.startsWith('\uFEFF');
    return parseText(bom ? source.slice(1) : source, bom);
  }
  const decoded = decodeBytes(source);
  return decoded.ok ? parseText(decoded.text, decoded.bom) : decoded;
}

function tooLarge(bytes: number): TextIssue {
  return { code: 'tooLarge', params: { bytes, maximum: maximumBytes } };
}

function notAGuide(issue: TextIssue): ParseResult {
  return { ok: false, issue };
}

function parseText(text: string, bom: boolean): ParseResult {
  const scan = quickScan(text);
  if (scan === null || scan.depth > maximumDepth) return explain(text, bom);
  const value = parseOrNothing(text);
  if (value === undefined) return explain(text, bom);
  const isKept = scan.everyNumberSurvives && countMembers(value) === scan.members;
  if (!isKept || !isJsonObject(value)) return explain(text, bom);
  return { ok: true, value, text, bom, losses: [] };
}

function parseOrNothing(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

// The slow path, for everything that is not valid at once.
function explain(text: string, bom: boolean): ParseResult {
  if (text.trim() === '') return notAGuide({ code: 'empty' });
  const { problem, losses } = readJson(text);
  const place = createPlacer(text);
  if (problem !== null) {
    return notAGuide(markersIn(text, place) ?? zerosFrom(text, problem, place) ?? placed(problem, place));
  }
  const value = JSON.parse(text) as Json;
  if (!isJsonObject(value)) return notAGuide(notAnObject(text, value, place));
  return { ok: true, value, text, bom, losses: losses.map((loss) => placed(loss, place)) };
}

function placed({ code, offset, params }: TextFinding, place: Placer): TextIssue {
  const opened = params?.['opened'];
  const more = typeof opened === 'number' ? { opened: place(opened) } : {};
  return { code, ...place(offset), params: params === undefined ? undefined : { ...params, ...more } };
}

const marker = /^(?:<{7}|={7}|>{7})(?=[ \r\n]|$)/m;

function markersIn(text: string, place: Placer): TextIssue | null {
  const found = marker.exec(text);
  return found === null ? null : { code: 'conflictMarkers', ...place(found.index) };
}

// A crash can leave zeros at the end of a file.
function zerosFrom(text: string, { offset }: TextFinding, place: Placer): TextIssue | null {
  if (text.charCodeAt(offset) !== 0 || /[^\0]/.test(text.slice(offset))) return null;
  return { code: 'zeroFilled', ...place(offset), params: { bytes: text.length - offset } };
}

function notAnObject(text: string, value: Json, place: Placer): TextIssue {
  const found = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return { code: 'notAnObject', ...place(text.search(/\S/)), params: { found } };
}
