import * as z from 'zod';

/**
 * Returns the client's version of a response schema: the same types, but objects may have unknown fields, and null
 * counts as omitted for optional values. The service's own responses must match the strict schema.
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  return loosened(schema) as z.ZodType<z.output<Schema>>;
}

function loosened(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return looseObject(schema.shape);
  if (schema instanceof z.ZodArray) return z.array(loosened(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return loosened(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) {
    return loosened(schema.unwrap() as z.ZodType)
      .nullish()
      .transform((value) => value ?? undefined);
  }
  return schema;
}

function looseObject(shape: Record<string, z.ZodType>): z.ZodType {
  const fields = Object.entries(shape).map(([name, field]) => [name, loosened(field)] as const);
  return z.looseObject(Object.fromEntries(fields));
}
