import {
  blockTypes,
  blockWire,
  isJsonObject,
  itemTypes,
  type JsonObject,
  type OutlineBlock,
  type OutlineRemark,
  parseGuide,
  type PartKind,
  readOutline,
} from '@guide-studio/guide-core';

/** More than this is not taken from the clipboard, in characters: a guide of 3,000 questions has about a million. */
export const maximumPaste = 4_000_000;

/** Parts of one kind that come from outside this guide. */
export interface Parts {
  readonly kind: PartKind;
  readonly wires: readonly JsonObject[];
  /** The questions of where they come from on which they depend, in order. */
  readonly needed?: readonly JsonObject[];
}

/** What marks our own parts in a text of JSON. */
const mark = 'guideStudioParts';
/** The type under which parts are copied beside the readable text. */
export const partsType = 'application/x-guide-studio-parts+json';
const kinds: readonly PartKind[] = ['block', 'concept', 'item', 'option', 'row', 'media'];

export function partsText({ kind, wires, needed = [] }: Parts): string {
  return JSON.stringify({ [mark]: 1, kind, parts: wires, ...(needed.length > 0 ? { needed } : {}) });
}

/** Our own parts from a text; null when it is something else, too much or too deep. */
function readParts(text: string): Parts | null {
  const value = readJson(text);
  const { kind: named, parts, needed } = value?.[mark] === 1 ? value : {};
  const kind = kinds.find((each) => each === named);
  if (!kind || !Array.isArray(parts) || parts.length === 0 || !parts.every(isJsonObject)) return null;
  const isNeeded = Array.isArray(needed) && needed.length > 0 && needed.every(isJsonObject);
  return { kind, wires: parts, ...(isNeeded ? { needed } : {}) };
}

/** JSON of a guide, a block or a question, as the API writes it. */
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

/** The same bounds as for files: length, depth, and nothing that does not survive. */
function readJson(text: string): JsonObject | null {
  if (text.length > maximumPaste || !text.trimStart().startsWith('{')) return null;
  const parsed = parseGuide(text);
  return parsed.ok && parsed.losses.length === 0 ? parsed.value : null;
}

/** What a clipboard holds, from the most exact form to the least: parts, JSON of a guide, an outline. */
export function pastedParts(data: Pick<DataTransfer, 'getData'>): readonly Parts[] {
  const exact = readParts(data.getData(partsType));
  return exact ? [exact] : readPasted(data.getData('text/plain')).parts;
}

/** What a text becomes, with remarks on the lines of an outline that may mean something else. */
export function readPasted(text: string): {
  readonly parts: readonly Parts[];
  readonly remarks: readonly OutlineRemark[];
} {
  if (text.length > maximumPaste || text.trim() === '') return { parts: [], remarks: [] };
  const wire = readParts(text) ?? readWire(text);
  if (wire) return { parts: [wire], remarks: [] };
  const { blocks, remarks } = readOutline(text);
  return { parts: outlineParts(blocks), remarks };
}

/** The questions before the first heading, then the blocks. */
function outlineParts(outline: readonly OutlineBlock[]): readonly Parts[] {
  const loose = outline.flatMap(({ block, items }) => (block ? [] : items));
  const blocks = outline.filter(({ block }) => block !== null).map((block) => blockWire(block));
  const parts: readonly Parts[] = [
    { kind: 'item', wires: loose },
    { kind: 'block', wires: blocks },
  ];
  return parts.filter(({ wires }) => wires.length > 0);
}
