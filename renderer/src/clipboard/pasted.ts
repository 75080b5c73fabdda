import { blockTypes, itemTypes, type Json, type JsonObject } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { type OutlineBlock, outlineText, parseGuide, readOutline } from '@guide-studio/guide-core/files';
import { blockWire, isJsonObject, type InsertableKind } from '@guide-studio/guide-core/internal';

/** Longest text taken from the clipboard, in characters: a guide of 3,000 questions has about a million. */
export const maximumPaste = 4_000_000;

/** Parts of one kind from outside this guide. */
export interface Parts {
  readonly kind: InsertableKind;
  readonly wires: readonly JsonObject[];
  /** The questions they depend on in the guide they come from, in order. */
  readonly needed?: readonly JsonObject[];
}

/** Marks our own parts in JSON text. */
const mark = 'guideStudioParts';
/** The clipboard type of copied parts, beside the readable text. */
export const partsType = 'application/x-guide-studio-parts+json';
const kinds: readonly InsertableKind[] = ['block', 'concept', 'item', 'option', 'row', 'media'];

/** Returns parts as the text that {@link readParts} reads again. */
export function partsText({ kind, wires, needed = [] }: Parts): string {
  return JSON.stringify({ [mark]: 1, kind, parts: wires, ...(needed.length > 0 ? { needed } : {}) });
}

/** Returns our own parts from a text, or null for any other text, or one that is too long or too deep. */
function readParts(text: string): Parts | null {
  const value = readJson(text);
  const { kind: named, parts, needed } = value?.[mark] === 1 ? value : {};
  const kind = kinds.find((each) => each === named);
  if (!kind || !Array.isArray(parts) || parts.length === 0 || !parts.every(isJsonObject)) return null;
  const isNeeded = Array.isArray(needed) && needed.length > 0 && needed.every(isJsonObject);
  return { kind, wires: parts, ...(isNeeded ? { needed } : {}) };
}

/**
 * Returns the parts of a text that this application or the API wrote: JSON of parts or of a guide, or questions as they
 * are copied. Null for any other text, or one that is too long.
 */
export function readExact(text: string): readonly Parts[] | null {
  if (text.length > maximumPaste || text.trim() === '') return null;
  const wire = readParts(text) ?? readWire(text);
  if (wire !== null) return [wire];
  // What is copied begins so; any other text is not read and written at each key press.
  if (!/^\s*(?:# |1\. )/u.test(text)) return null;
  const { blocks } = readOutline(text);
  const loose = blocks.length === 1 && blocks[0]?.block === null;
  const nodes = fromWire({ studyGuide: blocks.map(blockWire) }).root.children.blocks ?? [];
  const written = outlineText(loose ? (nodes[0]?.children.items ?? []) : nodes);
  return written.trim() === text.trim() ? outlineParts(blocks) : null;
}

/** Returns the parts in JSON of a guide, a block or a question, as the API writes it. */
function readWire(text: string): Parts | null {
  const value = readJson(text);
  if (!value) return null;
  const guide = value['studyGuide'];
  if (Array.isArray(guide) && guide.length > 0 && guide.every(isJsonObject)) return { kind: 'block', wires: guide };
  const type = value['type'];
  if (blockTypes.some((each) => each === type) && Array.isArray(value['items']))
    return { kind: 'block', wires: [value] };
  if (itemTypes.some((each) => each === type)) return { kind: 'item', wires: [value] };
  return null;
}

/** Parses with the limits for files: length, depth, and no values that would be lost. */
function readJson(text: string): JsonObject | null {
  if (text.length > maximumPaste || !text.trimStart().startsWith('{')) return null;
  const parsed = parseGuide(text);
  return parsed.ok && parsed.losses.length === 0 ? parsed.value : null;
}

/** Returns the parts on a clipboard, in the most exact form it has: parts, JSON of a guide, an outline. */
export function pastedParts(data: Pick<DataTransfer, 'getData'>): readonly Parts[] {
  const exact = readParts(data.getData(partsType));
  return exact ? [exact] : readLines(data.getData('text/plain'));
}

/**
 * Returns the parts that a text becomes where it is pasted between others: each line is a question or an answer. Texts of
 * other people are read by the import.
 */
function readLines(text: string): readonly Parts[] {
  if (text.length > maximumPaste || text.trim() === '') return [];
  const wire = readParts(text) ?? readWire(text);
  return wire ? [wire] : outlineParts(readOutline(text).blocks);
}

/** Returns the questions before the first heading, then the blocks. */
function outlineParts(outline: readonly OutlineBlock[]): readonly Parts[] {
  const loose = outline.flatMap(({ block, items }) => (block ? [] : items));
  const blocks = outline.filter(({ block }) => block !== null).map((block) => blockWire(block));
  const parts: readonly Parts[] = [
    { kind: 'item', wires: loose },
    { kind: 'block', wires: blocks },
  ];
  return parts.filter(({ wires }) => wires.length > 0);
}

/** Returns a value of a part if it is a text, otherwise an empty text. */
export function stringOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
