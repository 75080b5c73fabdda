import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { arranged } from './canonicalText.ts';
import { guideLayout, type Layout } from './layout.ts';

/**
 * Returns a function that writes the canonical text of a guide repeatedly during editing. Blocks that are the identical
 * objects are not written again, so they must not be changed in place.
 */
export function createCanonicalText(): (guide: JsonObject) => string {
  const known = new WeakMap<JsonObject, string>();

  function blockText(block: Json): string {
    if (!isJsonObject(block)) return indented(block, elementLayout, 4);
    const text = known.get(block) ?? indented(block, elementLayout, 4);
    known.set(block, text);
    return text;
  }

  return (guide) => {
    const blocks = guide['studyGuide'];
    // Without blocks, there is nothing to cache.
    if (!Array.isArray(blocks) || blocks.length === 0) return `${indented(guide, guideLayout, 0)}\n`;
    const around = arranged({ ...guide, studyGuide: [] }, guideLayout);
    const members = Object.entries(around as JsonObject).map(([name, value]) => {
      const text = name === 'studyGuide' ? listed(blocks.map(blockText)) : indented(value, undefined, 2);
      return `  ${JSON.stringify(name)}: ${text}`;
    });
    return `{\n${members.join(',\n')}\n}\n`;
  };
}

const elementLayout = blockLayout(guideLayout);

function blockLayout(guide: Layout | undefined): Layout | undefined {
  const list = guide?.kind === 'object' ? guide.properties.get('studyGuide')?.value : undefined;
  return list?.kind === 'list' ? list.element : undefined;
}

const listed = (texts: readonly string[]): string => `[\n    ${texts.join(',\n    ')}\n  ]`;

/** Returns the indented text of a value. Line breaks in strings are escaped, so every line break here is layout. */
function indented(value: Json, layout: Layout | undefined, spaces: number): string {
  const text = JSON.stringify(arranged(value, layout), null, 2);
  return spaces === 0 ? text : text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
