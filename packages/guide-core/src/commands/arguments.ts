import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { BlockType } from '../schema/block.ts';
import { Conditional, MatchingCriteria, Operator } from '../schema/conditional.ts';
import { itemTypes } from '../schema/item.ts';
import type { CommandId } from './registry.ts';

const key = z.string();
const keys = z.array(key);
const index = z.int().nonnegative();
const json = z.custom<Json>(isJson);
const wire = z.custom<JsonObject>((value) => isJsonObject(value) && isJson(value)).optional();
// Callers have already parsed the guide as JSON, so it is not walked again here.
const wholeGuide = z.custom<JsonObject>(isJsonObject);
const count = z.int().positive().nullable();
const criterion = z.union([
  z.object({
    source: key,
    matchingCriteria: MatchingCriteria,
    choices: keys,
    kept: z.array(z.string()).optional(),
    row: key.optional(),
  }),
  z.object({ parameter: z.string(), value: z.string() }),
]);
const itemType = z.enum(itemTypes);

/** The schema of each command's arguments. Arguments are JSON and may come from outside this program. */
export const argumentsOf: Readonly<Record<CommandId, z.ZodType>> = {
  'block.add': z.object({ type: BlockType, wire, index: index.optional() }),
  'item.add': z.object({ block: key, type: itemType, wire, index: index.optional() }),
  'option.add': z.object({ item: key, text: z.string().optional(), index: index.optional() }),
  'row.add': z.object({ item: key, text: z.string().optional(), index: index.optional() }),
  'concept.add': z.object({ block: key, wire, index: index.optional() }),
  'media.add': z.object({ owner: key, wire, index: index.optional() }),
  'criterion.add': z.object({ owner: key, criterion, index: index.optional() }),
  'criterion.set': z.object({ key, criterion }),
  'conditional.set': z.object({ owner: key, conditional: Conditional }),
  'conditional.clear': z.object({ owner: key }),
  'conditional.operator': z.object({ owner: key, operator: Operator }),
  'carryForward.set': z.object({ item: key, source: key.nullable() }),
  'exclusiveOption.set': z.object({ option: key, on: z.boolean() }),
  'selectBounds.set': z.object({ item: key, min: count, max: count }),
  'field.set': z.object({ key, path: z.array(z.union([z.string(), index])), value: json.optional() }),
  'externalId.rename': z.object({ key, to: z.string() }),
  'option.reword': z.object({ key, text: z.string() }),
  'row.reword': z.object({ key, text: z.string() }),
  'item.convert': z.object({ key, type: itemType, keep: z.boolean().optional(), instead: key.optional() }),
  'node.insert': z.object({
    parent: key,
    kind: z.enum(['block', 'concept', 'item', 'option', 'row', 'media']),
    wires: z.array(z.custom<JsonObject>((value) => isJsonObject(value) && isJson(value))).min(1),
    index: index.optional(),
    how: z.enum(['paste', 'insert']),
  }),
  'node.move': z.object({ keys, parent: key, index }),
  'node.moveAlong': z.object({ keys, parent: key, index }),
  'node.duplicate': z.object({ keys }),
  'node.remove': z.object({ keys, instead: key.optional() }),
  'guide.replace': z.object({
    guide: wholeGuide,
    reason: z.enum(['json', 'merge', 'reload', 'restore', 'takeBack']),
    typing: z.string().optional(),
  }),
};

/** Returns true for values that JSON can represent: no undefined, no functions, only finite numbers. */
function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isJsonObject(value) && Object.values(value).every(isJson);
}
