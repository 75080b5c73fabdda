import { type Json, isJsonObject } from '../json.ts';
import { numberSurvives } from './numberSurvives.ts';

/** What a single fast pass over a JSON text can determine without parsing it. */
export interface QuickScan {
  readonly depth: number;
  /** The number of `name: value` pairs in the text. */
  readonly members: number;
  readonly everyNumberSurvives: boolean;
}

/** Scans a text that need not be JSON. Returns null if a string does not end. */
export function quickScan(text: string): QuickScan | null {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  let everyNumberSurvives = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20) continue;
    if (code === 0x22) {
      at = endOfString(text, at);
      if (at < 0) return null;
    } else if (code === 0x3a) members += 1;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, (depth += 1));
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfNumber(text, at);
      everyNumberSurvives &&= isPlainInteger(text, at, end) || numberSurvives(text.slice(at, end));
      at = end - 1;
    }
  }
  return { depth: deepest, members, everyNumberSurvives };
}

/** Returns the number of properties in a value. A number below that of the text means that some were written twice. */
export function countMembers(value: Json): number {
  let count = 0;
  if (Array.isArray(value)) {
    for (const element of value as readonly Json[]) if (typeof element === 'object') count += countMembers(element);
  } else if (isJsonObject(value)) {
    for (const name in value) {
      count += 1;
      const member = value[name];
      if (typeof member === 'object') count += countMembers(member);
    }
  }
  return count;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
  return slashes % 2 === 1;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isPartOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

function isPartOfNumber(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2d || code === 0x2b || (code | 0x20) === 0x65;
}

// Up to 15 digits always survive; all others are checked exactly.
function isPlainInteger(text: string, start: number, end: number): boolean {
  if (end - start > 15 || text.charCodeAt(start) === 0x2d) return false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}
