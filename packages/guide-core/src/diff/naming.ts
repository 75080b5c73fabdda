import { childrenOf } from '../doc/node.ts';
import { type Reference, references } from '../doc/references.ts';
import type { Path } from '../json.ts';
import type { Part, Parts } from './part.ts';

/** One mention of another part, at its path in the wire value of the item or concept that makes it. */
export interface Mention {
  readonly path: Path;
  readonly value: string;
  /** What it means; null when it means nothing. */
  readonly target: Part | null;
  readonly byText: boolean;
}

/** Every mention of a guide by the part that makes it. */
export type Mentions = ReadonlyMap<Part, readonly Mention[]>;

export function mentionsOf(parts: Parts): Mentions {
  const mentions = new Map<Part, Mention[]>();
  const places = new Map<Part, ReadonlyMap<string, number>>();
  // A choice nearly always is an answer of the question that was named just before it.
  let near: Part | null = null;
  for (const reference of references(parts.doc)) {
    const owner = parts.find(reference.owner);
    if (!owner) continue;
    const { path, value, byText } = { ...reference, path: pathIn(owner, reference, places) };
    const target: Part | null = reference.target === null ? null : (parts.find(reference.target, near) ?? null);
    if (reference.kind === 'question') near = target;
    const mention = { path, value, target, byText };
    const list = mentions.get(owner);
    if (list) list.push(mention);
    else mentions.set(owner, [mention]);
  }
  return mentions;
}

function pathIn(owner: Part, { holder, path }: Reference, places: Map<Part, ReadonlyMap<string, number>>): Path {
  if (holder === owner.node.key) return path;
  const known =
    places.get(owner) ?? new Map(childrenOf(owner.node, 'criteria').map((criterion, at) => [criterion.key, at]));
  places.set(owner, known);
  return ['conditional', 'criteria', known.get(holder) ?? 0, ...path];
}

/** The part of a unit's value that holds a mention: the mention's path without that of the unit. */
export function insideUnit(mention: Mention, unit: readonly string[]): Path | null {
  return unit.every((step, at) => mention.path[at] === step) ? mention.path.slice(unit.length) : null;
}
