// Specification, "Items": a question with carryForwardFrom inherits the options of its source.
import { hasTrait } from '../schema/itemTraits.ts';
import type { PartReader, ReferenceGuide } from './reader.ts';
import { carriedFrom } from './source.ts';

/**
 * Returns the options that participants may see in an item and that choices about it name: its own or, if it carries
 * options forward, those of its source, which may carry them too. Undefined if they cannot be known: the item has no
 * list of options, its source does not exist, or the chain of sources is circular. Its own options do not replace those
 * of a missing source (docs/decisions/conditions.md, "What references mean").
 *
 * `known` is optional and speeds up guides with long chains. It belongs to one version of a guide.
 */
export function optionsOf<Part>(
  item: Part,
  guide: ReferenceGuide<Part>,
  known?: Map<Part, readonly Part[] | undefined>,
): readonly Part[] | undefined {
  const { read } = guide;
  // Nearly every question has its own options.
  if (carriedFrom(item, read) === null) return read.list(item, 'options');
  const passed = new Map<Part, readonly Part[] | undefined>();
  let options: readonly Part[] | undefined;
  for (let at: Part | undefined = item; at !== undefined && !passed.has(at); ) {
    if (known?.has(at) === true) {
      options = known.get(at);
      break;
    }
    passed.set(at, undefined);
    const id: string | null = carriedFrom(at, read);
    if (id === null) options = read.list(at, 'options');
    at = id === null ? undefined : guide.itemNamed(id);
  }
  if (known) for (const each of passed.keys()) known.set(each, options);
  return options;
}

/** Returns the rows of an item, or undefined if it has none. */
export function rowsOf<Part>(item: Part, read: PartReader<Part>): readonly Part[] | undefined {
  return hasTrait(read.field(item, 'type'), 'hasRows') ? read.list(item, 'rows') : undefined;
}
