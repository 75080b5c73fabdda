import { nodeToWire } from '../doc/toWire.ts';
import { insideUnit, type PartReference, partSlots, fromUnits, type Unit, withValue } from '../diff/guideParts.ts';
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts';
import type { Chosen, ChosenUnits } from './chooseUnits.ts';
import type { Arrangement } from './decideContent.ts';
import type { MergeNode, ThreeGuides } from './threeGuides.ts';

export interface Written {
  readonly guides: ThreeGuides;
  /** References to parts that are not alive are left out. */
  readonly presence: { readonly isAlive: (node: MergeNode) => boolean };
  readonly chosen: ReadonlyMap<MergeNode, ChosenUnits>;
  /** Called with the object of each part. */
  readonly onPart?: (part: object, node: MergeNode) => void;
}

type Lists = Pick<Arrangement, 'listOf'>;

/** Returns the merged guide. Identical parts are the objects of ours, unless something they refer to was renamed. */
export function writeGuide(content: Written, arrangement: Lists): JsonObject {
  const guide = wireOf(content, arrangement, content.guides.nodes.root);
  if (!isJsonObject(guide)) throw new Error('Merging guides cannot make anything but a guide.');
  return guide;
}

function wireOf(content: Written, arrangement: Lists, node: MergeNode): Json {
  const wire = partOf(content, arrangement, node);
  if (isJsonObject(wire)) content.onPart?.(wire, node);
  return wire;
}

function partOf(content: Written, arrangement: Lists, node: MergeNode): Json {
  if (node.isSame && node.ours) return sameWire(content, node, nodeToWire(node.ours.node));
  const units: Unit[] = [];
  for (const chosen of content.chosen.get(node)?.values() ?? []) {
    const value = spelled(content, chosen);
    if (value !== undefined) units.push({ path: chosen.unit.path, value });
  }
  let wire = fromUnits(units);
  for (const { slot, path } of partSlots[node.kind]) {
    const list = arrangement.listOf(node, slot);
    if (list.length > 0)
      wire = withValue(
        wire,
        path,
        list.map((child) => wireOf(content, arrangement, child)),
      );
  }
  return wire;
}

function sameWire(content: Written, node: MergeNode, ours: Json): Json {
  let wire = ours;
  for (const chosen of content.chosen.get(node)?.values() ?? []) {
    const value = spelled(content, chosen);
    if (value !== chosen.unit.value) wire = withValue(wire, chosen.unit.path, value);
  }
  return wire;
}

/** Returns a chosen value as spelled in the merged guide, without references that no longer resolve. */
export function spelled(content: Written, { unit, side, references }: Chosen): Json | undefined {
  let { value } = unit;
  const gone: Path[] = [];
  for (const reference of references) {
    const path = insideUnit(reference, unit.path);
    if (path === null || !reference.target) continue;
    const target = content.guides.nodes.of(reference.target, side);
    // The base's version is only displayed.
    if (side !== 'base' && !content.presence.isAlive(target)) gone.push(path);
    else {
      const name = currentName(content, target, reference);
      if (name !== reference.value) value = withValue(value, path, name);
    }
  }
  return withoutMentions(value, gone);
}

function currentName(
  { guides, chosen }: Written,
  target: MergeNode,
  { target: part, value, byText }: PartReference,
): Json {
  if (target.isSame) return value;
  const was = part ? guides.unitsOf(part) : null;
  const [id, text] = ['externalId', 'text'].map((key) => chosen.get(target)?.get(key)?.unit.value);
  if (was?.get('externalId')?.value === id && was?.get('text')?.value === text) return value;
  return (byText ? (text ?? id) : (id ?? text)) ?? value;
}

/**
 * Returns a condition without some of its references, or a carry-forward without its source; `undefined` if nothing is
 * left. A choice is removed alone if others are left; a question or row is removed with its criterion.
 */
function withoutMentions(value: Json, paths: readonly Path[]): Json | undefined {
  if (paths.length === 0) return value;
  if (!isJsonObject(value) || !Array.isArray(value['criteria'])) return undefined;
  const criteria = (value['criteria'] as readonly Json[]).flatMap((criterion, at) => {
    const left = withoutInCriterion(
      criterion,
      paths.filter((path) => path[1] === at).map((path) => path.slice(2)),
    );
    return left === undefined ? [] : [left];
  });
  return criteria.length > 0 ? { ...value, criteria } : undefined;
}

function withoutInCriterion(criterion: Json, paths: readonly Path[]): Json | undefined {
  if (paths.length === 0) return criterion;
  if (!isJsonObject(criterion) || paths.some(([field]) => field !== 'choices')) return undefined;
  const gone = new Set(paths.map(([, place]) => place));
  const choices = Array.isArray(criterion['choices']) ? (criterion['choices'] as readonly Json[]) : [];
  const left = choices.filter((_, place) => !gone.has(place));
  return left.length > 0 ? { ...criterion, choices: left } : undefined;
}
