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
  const { carrying, first } = carryChain(item, guide, known);
  const options = first === undefined ? undefined : known?.has(first) ? known.get(first) : read.list(first, 'options');
  if (known) for (const each of carrying) known.set(each, options);
  return options;
}

/** The items through which options are carried into an item. */
export interface CarryChain<Part> {
  /** The item and its sources, as far as they carry options forward, nearest first. */
  readonly carrying: ReadonlySet<Part>;
  /** The item that has the options, or undefined if a source does not exist or the chain is circular. */
  readonly first: Part | undefined;
}

/** Follows `carryForwardFrom` from an item to the item with the options, or to one whose options are `known`. */
export function carryChain<Part>(
  item: Part,
  guide: ReferenceGuide<Part>,
  known?: ReadonlyMap<Part, unknown>,
): CarryChain<Part> {
  const carrying = new Set<Part>();
  for (let at: Part | undefined = item; at !== undefined && !carrying.has(at); ) {
    const id: string | null = known?.has(at) === true ? null : carriedFrom(at, guide.read);
    if (id === null) return { carrying, first: at };
    carrying.add(at);
    at = guide.itemNamed(id);
  }
  return { carrying, first: undefined };
}

/** Returns the rows of an item, or undefined if it has none. */
export function rowsOf<Part>(item: Part, read: PartReader<Part>): readonly Part[] | undefined {
  return hasTrait(read.field(item, 'type'), 'hasRows') ? read.list(item, 'rows') : undefined;
}
