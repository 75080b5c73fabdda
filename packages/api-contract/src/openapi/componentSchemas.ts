import * as z from 'zod';
import { errors } from '../errors.ts';
import { SentGuide } from '../resources/index.ts';
import { answeredSchemas, sentSchemas } from './namedSchemas.ts';
import type { OpenApiNode } from './openApiNode.ts';

type Direction = 'input' | 'output';

const names = new Map<z.ZodType, string>(
  [...Object.entries(sentSchemas), ...Object.entries(answeredSchemas)].map(([name, schema]) => [schema, name]),
);

/** Returns a reference to a schema of this document. */
export const refTo = (name: string): OpenApiNode => ({ $ref: `#/components/schemas/${name}` });

/** Returns a reference to a named schema, or the schema itself if it has no name. */
export function schemaOf(schema: z.ZodType, io: Direction): OpenApiNode {
  const name = names.get(schema);
  return name === undefined ? plain(z.toJSONSchema(schema, optionsFor(io))) : refTo(name);
}

/** Returns every schema of the document by name. */
export function componentSchemas(): OpenApiNode {
  const code = { type: 'string', enum: Object.keys(errors) };
  const failure = { error: { type: 'string' }, code };
  const issues = { type: 'array', items: refTo('ErrorIssue') };
  const required = ['error', 'code'];
  return withDiscriminators({
    ...written('input', sentSchemas),
    ...written('output', answeredSchemas),
    Error: { type: 'object', properties: failure, required, additionalProperties: false },
    ValidationError: { type: 'object', properties: { ...failure, issues }, required, additionalProperties: false },
  });
}

/** Returns some of the named schemas, with references to all that have a name. */
function written(io: Direction, wanted: Readonly<Record<string, unknown>>): Readonly<Record<string, OpenApiNode>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const uri = (id: string) => refTo(id)['$ref'] as string;
  const { schemas } = z.toJSONSchema(registry, { ...optionsFor(io), uri });
  const found = Object.entries(schemas).filter(([id]) => Object.hasOwn(wanted, id));
  return Object.fromEntries(found.map(([id, schema]) => [id, plain(schema)]));
}

function optionsFor(io: Direction) {
  return { target: 'draft-2020-12', io, override: fitting, unrepresentable: 'any' } as const;
}

/**
 * Removes the safe integer range and the format patterns that Zod adds: correct, but not part of the contract. What was
 * sent as a guide is one.
 */
function fitting(one: { readonly zodSchema: unknown; readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { zodSchema, jsonSchema } = one;
  if (zodSchema === SentGuide) Object.assign(jsonSchema, refTo('CreateStudyRequest'));
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** Removes what says which document a schema is: here it is a part of one. */
function plain(schema: object): OpenApiNode {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema' && keyword !== '$id'));
}

/** Adds to each union of named schemas the property by which its variants differ, if they have one. */
function withDiscriminators(schemas: Readonly<Record<string, OpenApiNode>>): OpenApiNode {
  const discriminated = ([name, schema]: [string, OpenApiNode]) => {
    const references = ((schema['oneOf'] ?? []) as readonly OpenApiNode[]).map(({ $ref }) => String($ref));
    const mapping = mappingOf(references, schemas);
    return [name, mapping === null ? schema : { ...schema, discriminator: mapping }] as const;
  };
  return Object.fromEntries(Object.entries(schemas).map(discriminated));
}

function mappingOf(references: readonly string[], schemas: Readonly<Record<string, OpenApiNode>>): OpenApiNode | null {
  const [first, ...others] = references.map((reference) => constantsOf(schemas[reference.split('/').at(-1) ?? '']));
  const propertyName = Object.keys(first ?? {}).find((name) =>
    others.every((constants) => Object.hasOwn(constants, name)),
  );
  if (first === undefined || propertyName === undefined) return null;
  const mapping = [first, ...others].map((constants, at) => [constants[propertyName], references[at]] as const);
  return { propertyName, mapping: Object.fromEntries(mapping) as unknown };
}

/** Returns the properties of a schema that can only have one value, with that value. */
function constantsOf(schema: OpenApiNode = {}): Readonly<Record<string, unknown>> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, OpenApiNode>>);
  return Object.fromEntries(
    properties.flatMap(([name, { const: only }]) => (only === undefined ? [] : [[name, only]])),
  );
}
