import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { arranged } from './canonicalText.ts';
import { fileLayout, guideLayout, type Layout, layoutFor } from './layout.ts';
import { remembered } from '../remember.ts';

/**
 * Returns a function that writes the canonical text of a guide repeatedly during editing, in pieces: each item is one,
 * and so is what is between items. Blocks and items that are the identical objects are not written again, so they must
 * not be changed in place; their pieces are the identical strings.
 */
export function createCanonicalPieces(): (guide: JsonObject) => readonly string[] {
  // With the layout, which depends on the type of the block that the item is in.
  const itemTexts = new WeakMap<JsonObject, { readonly layout: Layout | undefined; readonly text: string }>();
  const blockPieces = new WeakMap<JsonObject, readonly string[]>();

  function itemText(item: Json, layout: Layout | undefined): string {
    if (!isJsonObject(item)) return indented(item, layout, 8);
    const known = itemTexts.get(item);
    if (known && known.layout === layout) return known.text;
    const text = indented(item, layout, 8);
    itemTexts.set(item, { layout, text });
    return text;
  }

  function piecesOfBlock(block: Json): readonly string[] {
    if (!isJsonObject(block)) return [indented(block, blockLayout, 4)];
    const itemLayout = elementLayout(blockLayout, block, 'items');
    return remembered(blockPieces, block, () =>
      split(block, blockLayout, 'items', 4, (item) => [itemText(item, itemLayout)]),
    );
  }

  return (guide) => [...split(guide, fileLayout, 'studyGuide', 0, piecesOfBlock), '\n'];
}

/** Returns a function like {@link createCanonicalPieces} that joins the pieces. */
export function createCanonicalText(): (guide: JsonObject) => string {
  const pieces = createCanonicalPieces();
  return (guide) => pieces(guide).join('');
}

const blockLayout = elementLayout(guideLayout, {}, 'studyGuide');

const listIn = (owner: JsonObject, name: string): readonly Json[] => {
  const list = owner[name];
  return Array.isArray(list) ? list : [];
};

function elementLayout(layout: Layout | undefined, owner: JsonObject, name: string): Layout | undefined {
  if (layout?.kind !== 'object') return undefined;
  const list = layoutFor(layout, owner).properties.get(name)?.value;
  return list?.kind === 'list' ? list.element : undefined;
}

/** Writes an object whose list `name` is written by `piecesOf`, element by element. `spaces`: its indentation. */
function split(
  owner: JsonObject,
  layout: Layout | undefined,
  name: string,
  spaces: number,
  piecesOf: (element: Json) => readonly string[],
): string[] {
  const elements = listIn(owner, name);
  if (elements.length === 0) return [indented(owner, layout, spaces)];
  const around = arranged({ ...owner, [name]: [] }, layout) as JsonObject;
  const margin = ' '.repeat(spaces);
  const pieces: string[] = [];
  let text = '{';
  for (const [member, value] of Object.entries(around)) {
    text += `${text === '{' ? '' : ','}\n${margin}  ${JSON.stringify(member)}: `;
    if (member === name) {
      pieces.push(`${text}[\n${margin}    `);
      elements.forEach((element, at) => {
        if (at > 0) pieces.push(`,\n${margin}    `);
        for (const piece of piecesOf(element)) pieces.push(piece);
      });
      text = `\n${margin}  ]`;
    } else text += indented(value, undefined, spaces + 2);
  }
  pieces.push(`${text}\n${margin}}`);
  return pieces;
}

/** Returns the indented text of a value. Line breaks in strings are escaped, so every line break here is layout. */
function indented(value: Json, layout: Layout | undefined, spaces: number): string {
  const text = JSON.stringify(arranged(value, layout), null, 2);
  // Joined, the text is one string; replaced, V8 would keep it as a tree of its parts, twice as large.
  return spaces === 0 ? text : text.split('\n').join(`\n${' '.repeat(spaces)}`);
}
