import type { Slot } from '../doc/kinds.ts';
import { fromWire } from '../doc/fromWire.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Diff, Edit, EditKey } from './change.ts';
import { type Part, partSlots, type PartKind, partsOf } from './part.ts';
import { fromUnits, unitsOf, withValue } from './units.ts';

interface Making {
  readonly key: EditKey;
  readonly kind: PartKind;
  own: Json;
  readonly lists: Map<Slot, Making[]>;
}

type SetEdit = Extract<Edit, { type: 'set' }>;
type PlacingEdit = Extract<Edit, { type: 'add' | 'move' }>;

/**
 * Applies every change of a diff to guide A. Returns guide B in canonical form (without nulls that mean "omitted").
 *
 * @param a The older guide of the diff, as its file has it.
 * @throws If the diff was made for another guide: a bug of the caller.
 * @example
 * ```ts
 * import { applyDiff, diffGuides } from '@guide-studio/guide-core/diff';
 *
 * const before = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const after = { ...before, title: 'Cooking', studyGoal: 'Learn what people cook.' };
 * const { changes } = diffGuides(before, after);
 * const renamed = { changes: changes.filter(({ params }) => params.field === 'title') };
 * console.log(applyDiff(before, renamed)['title']); // Cooking
 * ```
 */
export function applyDiff(a: JsonObject, { changes }: Diff): JsonObject {
  const parts = partsOf(fromWire(a));
  const makings = new Map<EditKey, Making>();
  const root = making(parts.root, makings);
  const edits = changes.flatMap((change) => change.edits);
  const leaving = new Set(edits.flatMap((edit) => (edit.type === 'remove' || edit.type === 'move' ? [edit.key] : [])));
  for (const each of makings.values()) {
    for (const [slot, list] of each.lists)
      each.lists.set(
        slot,
        list.filter(({ key }) => !leaving.has(key)),
      );
  }
  for (const edit of edits) if (edit.type === 'add') makings.set(edit.key, added(edit, makings));
  setFields(
    edits.filter((edit) => edit.type === 'set'),
    makings,
  );
  place(
    edits.filter((edit) => edit.type === 'add' || edit.type === 'move'),
    makings,
  );
  const wire = wireOf(root);
  if (!isJsonObject(wire)) throw new Error('A diff cannot make anything but a guide of a guide.');
  return wire;
}

function making(part: Part, into: Map<EditKey, Making>): Making {
  const { kind, node } = part;
  const made: Making = { key: node.key, kind, own: fromUnits(unitsOf(part).values()), lists: new Map() };
  into.set(node.key, made);
  for (const { slot, parts } of part.lists)
    made.lists.set(
      slot,
      parts.map((child) => making(child, into)),
    );
  return made;
}

function added(edit: Extract<Edit, { type: 'add' }>, makings: ReadonlyMap<EditKey, Making>): Making {
  const kind = partSlots[known(makings, edit.parent).kind].find(({ slot }) => slot === edit.slot)?.kind;
  if (kind === undefined) throw new Error(`There is no ${edit.slot} where something is added.`);
  return { key: edit.key, kind, own: edit.value, lists: new Map() };
}

// Additions run from the outside in, then removals from the inside out.
function setFields(edits: readonly SetEdit[], makings: ReadonlyMap<EditKey, Making>): void {
  const coming = edits.filter(({ to }) => to !== undefined).toSorted((x, y) => x.path.length - y.path.length);
  const going = edits.filter(({ to }) => to === undefined).toSorted((x, y) => y.path.length - x.path.length);
  for (const { key, path, to } of [...coming, ...going]) {
    const target = known(makings, key);
    target.own = withValue(target.own, path, to);
  }
}

// Indexes refer to the final lists, so parts are placed in ascending order.
function place(edits: readonly PlacingEdit[], makings: ReadonlyMap<EditKey, Making>): void {
  for (const { key, parent, slot, index } of edits.toSorted((x, y) => x.index - y.index)) {
    const { lists } = known(makings, parent);
    const list = lists.get(slot) ?? [];
    list.splice(index, 0, known(makings, key));
    lists.set(slot, list);
  }
}

function known(makings: ReadonlyMap<EditKey, Making>, key: EditKey): Making {
  const found = makings.get(key);
  if (!found) throw new Error(`The diff was made for another guide: it names ${key}.`);
  return found;
}

function wireOf({ kind, own, lists }: Making): Json {
  let wire = own;
  for (const { slot, path } of partSlots[kind]) {
    const list = lists.get(slot);
    if (list && list.length > 0) wire = withValue(wire, path, list.map(wireOf));
  }
  return wire;
}
