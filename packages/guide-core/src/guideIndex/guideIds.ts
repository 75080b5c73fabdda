export interface ItemPlace {
  readonly block: number;
  readonly item: number;
}

/** The id of an item, and its index in its block. */
export interface NamedItem {
  readonly id: string;
  readonly item: number;
}

interface BlockIds {
  readonly ids: readonly string[];
  readonly named: readonly NamedItem[];
}

/** All externalIds of a guide, and the first item with each id. */
export interface GuideIds {
  readonly count: number;
  /** Built on demand: most callers do not need it. */
  readonly distinct: ReadonlySet<string>;
  readonly items: ReadonlyMap<string, ItemPlace>;
}

/**
 * Returns a function that collects the ids of all blocks. Most edits change no id; while the blocks have the same ids
 * as in the previous call, it returns the same result.
 */
export function createIdFinder(): (blocks: readonly BlockIds[]) => GuideIds {
  let last: { readonly blocks: readonly BlockIds[]; readonly found: GuideIds } | undefined;
  return (blocks) => {
    const found = last !== undefined && sameBlocks(last.blocks, blocks) ? last.found : findIds(blocks);
    last = { blocks, found };
    return found;
  };
}

function findIds(blocks: readonly BlockIds[]): GuideIds {
  const items = new Map<string, ItemPlace>();
  let count = 0;
  for (const [block, { ids, named }] of blocks.entries()) {
    count += ids.length;
    for (const { id, item } of named) if (!items.has(id)) items.set(id, { block, item });
  }
  let distinct: Set<string> | undefined;
  return {
    count,
    items,
    get distinct() {
      return (distinct ??= distinctOf(blocks));
    },
  };
}

function distinctOf(blocks: readonly BlockIds[]): Set<string> {
  const distinct = new Set<string>();
  for (const { ids } of blocks) for (const id of ids) distinct.add(id);
  return distinct;
}

function sameBlocks(a: readonly BlockIds[], b: readonly BlockIds[]): boolean {
  return a.length === b.length && a.every((block, at) => sameIds(block, b[at]));
}

function sameIds(a: BlockIds, b: BlockIds | undefined): boolean {
  if (a === b || b === undefined) return a === b;
  if (a.ids.length !== b.ids.length || a.named.length !== b.named.length) return false;
  return (
    a.ids.every((id, at) => id === b.ids[at]) &&
    a.named.every(({ id, item }, at) => id === b.named[at]?.id && item === b.named[at].item)
  );
}
