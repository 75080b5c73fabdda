import * as z from 'zod';
import type { JsonObject } from '../json.ts';

type Override = Exclude<Parameters<typeof z.toJSONSchema>[1], undefined>['override'];

/**
 * Returns the JSON Schema (draft 7) of a zod schema. `$id` names no host, and parts that are used several times are
 * definitions with the names in `parts`.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  {
    id,
    title,
    parts,
    override,
  }: {
    readonly id: string;
    readonly title: string;
    /** Anything by name; only schemas count. */
    readonly parts: Readonly<Record<string, unknown>>;
    readonly override?: Override;
  },
): JsonObject {
  const names = z.registry<{ id: string }>();
  for (const [name, part] of Object.entries(parts))
    if (part instanceof z.ZodType && part !== schema) names.add(part, { id: name });
  const made = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    reused: 'ref',
    metadata: names,
    ...(override === undefined ? {} : { override }),
  });
  return { $id: `urn:guide-studio:schema:${id}:1`, title, ...(made as JsonObject) };
}
