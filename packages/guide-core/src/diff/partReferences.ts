import { childrenOf, objectFields } from '../doc/node.ts';
import type { Reference } from '../doc/resolveReference.ts';
import { referencesBy } from '../doc/references.ts';
import type { Path } from '../json.ts';
import type { Part, Parts } from './part.ts';
import { remembered } from '../remember.ts';

/** A reference to another part, at its path in the wire value of the item or concept that contains it. */
export interface PartReference {
  readonly path: Path;
  readonly value: string;
  /** The part it refers to, or null if it does not resolve. */
  readonly target: Part | null;
  readonly byText: boolean;
}

/** The references of a guide, by the part that contains them. Read on demand. */
export interface PartReferences {
  get(part: Part): readonly PartReference[];
  /** Every part that contains references. */
  all(): Iterable<readonly [part: Part, references: readonly PartReference[]]>;
}

const none: readonly PartReference[] = [];

/** Returns the references of a guide. Those of a part are read at the first call and remembered. */
export function referencesOf(parts: Parts): PartReferences {
  const known = new Map<Part, readonly PartReference[]>();
  const get = (part: Part): readonly PartReference[] => {
    if (!mayRefer(part)) return none;
    return remembered(known, part, () => read(parts, part));
  };
  const all = () => parts.above.map((part) => [part, get(part)] as const).filter(([, { length }]) => length > 0);
  return { get, all };
}

function mayRefer({ kind, node }: Part): boolean {
  if (kind !== 'item' && kind !== 'concept') return false;
  const { conditional, carryForwardFrom } = objectFields(node);
  return conditional !== undefined || carryForwardFrom !== undefined;
}

function read(parts: Parts, owner: Part): readonly PartReference[] {
  const places = new Map(childrenOf(owner.node, 'criteria').map((criterion, at) => [criterion.key, at]));
  const at = { block: owner.block?.index ?? 0, order: owner.kind === 'item' ? owner.number - 1 : null };
  // A choice almost always names an answer of the question before it.
  let near: Part | null = null;
  return referencesBy(parts.doc, owner.node, at).map(({ kind, holder, path, value, target: key, byText }) => {
    const target = key === null ? null : (targetOf(parts, key, kind, value, near) ?? null);
    if (kind === 'question') near = target;
    const place = places.get(holder);
    return { path: place === undefined ? path : ['conditional', 'criteria', place, ...path], value, target, byText };
  });
}

// A question is found by its id; only an answer must be searched.
function targetOf(
  parts: Parts,
  key: string,
  kind: Reference['kind'],
  value: string,
  near: Part | null,
): Part | undefined {
  const item = kind === 'question' || kind === 'carryForward' ? parts.itemNamed(value) : undefined;
  return item?.node.key === key ? item : parts.find(key, near);
}

/** Returns the path of a reference inside a unit's value, or null if it is not inside that unit. */
export function insideUnit(reference: PartReference, unit: readonly string[]): Path | null {
  return unit.every((step, at) => reference.path[at] === step) ? reference.path.slice(unit.length) : null;
}
