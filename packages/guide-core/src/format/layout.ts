import type * as z from 'zod';
import { type Json, isJsonObject } from '../json.ts';
import { CreateStudyRequest } from '../schema/index.ts';
import { byIdentity } from '../remember.ts';
import { schemaProperty } from './schemaLine.ts';

/** A property of an object: its position and whether null may be omitted. */
export interface Property {
  readonly rank: number;
  /** True if null means the same as omitting the property: nullable and optional. */
  readonly nullIsOmitted: boolean;
  readonly value: Layout | undefined;
}

/** The properties of an object in the order of the contract, taken from the schemas. */
export interface ObjectLayout {
  readonly kind: 'object';
  readonly properties: ReadonlyMap<string, Property>;
  /** For a union: the layout of each variant, selected by the value of one property. */
  readonly variants?: { readonly by: string; readonly of: ReadonlyMap<unknown, ObjectLayout> };
}

/** The layout of a value of the contract; `undefined` for a plain value. */
export type Layout = ObjectLayout | { readonly kind: 'list'; readonly element: Layout | undefined };

/** The layout of a guide, derived from the schema of the create request, so that the two cannot drift apart. */
export const guideLayout = layoutOf(CreateStudyRequest);

/** The layout of a guide file: the line that names its JSON Schema comes first. */
export const fileLayout: ObjectLayout = {
  kind: 'object',
  properties: new Map([
    [schemaProperty, { rank: -1, nullIsOmitted: false, value: undefined }],
    ...propertiesOf(CreateStudyRequest.shape),
  ]),
};

function layoutOf(schema: z.core.$ZodType): Layout | undefined {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return layoutOf(def.innerType);
    case 'array':
      return { kind: 'list', element: layoutOf(def.element) };
    case 'object':
      return { kind: 'object', properties: propertiesOf(def.shape) };
    case 'union':
      return 'discriminator' in def ? unionLayout(String(def.discriminator), def.options) : undefined;
    default:
      return undefined;
  }
}

function propertiesOf(shape: Readonly<Record<string, z.core.$ZodType>>): Map<string, Property> {
  const properties = new Map<string, Property>();
  for (const [name, schema] of Object.entries(shape)) {
    const { optin, innerType } = unwrapOptional(schema);
    const nullIsOmitted = optin && (innerType as z.core.$ZodTypes)._zod.def.type === 'nullable';
    properties.set(name, { rank: properties.size, nullIsOmitted, value: layoutOf(schema) });
  }
  return properties;
}

function unwrapOptional(schema: z.core.$ZodType): { optin: boolean; innerType: z.core.$ZodType } {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'optional' ? { optin: true, innerType: def.innerType } : { optin: false, innerType: schema };
}

function unionLayout(by: string, options: readonly z.core.$ZodType[]): ObjectLayout {
  const of = new Map<unknown, ObjectLayout>();
  const properties = new Map<string, Property>();
  for (const option of options) {
    const layout = layoutOf(option);
    if (layout?.kind !== 'object') continue;
    for (const value of literalsOf(option, by)) of.set(value, layout);
    for (const [name, property] of layout.properties) {
      if (!properties.has(name)) properties.set(name, { ...property, rank: properties.size });
    }
  }
  return { kind: 'object', properties, variants: { by, of } };
}

function literalsOf(schema: z.core.$ZodType, property: string): readonly unknown[] {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  const discriminator = def.type === 'object' ? (def.shape[property] as z.core.$ZodTypes | undefined) : undefined;
  const literal = discriminator?._zod.def;
  return literal?.type === 'literal' ? literal.values : [];
}

/**
 * Returns the layout of this object: in a union, that of the variant its discriminator names. If it names none, only
 * properties common to all variants count as known.
 */
export function layoutFor(layout: ObjectLayout, value: Json): ObjectLayout {
  if (layout.variants === undefined) return layout;
  const named = isJsonObject(value) ? layout.variants.of.get(value[layout.variants.by]) : undefined;
  return named ?? commonLayout(layout);
}

const commonLayout = byIdentity((layout: ObjectLayout): ObjectLayout => {
  const variants = [...(layout.variants?.of.values() ?? [])];
  const shared = [...layout.properties].filter(([name]) => variants.every((variant) => variant.properties.has(name)));
  const common: ObjectLayout = { kind: 'object', properties: new Map(shared) };
  return common;
});

/** Returns every property name in a layout. */
export function propertyNames(layout: Layout | undefined): readonly string[] {
  if (layout === undefined) return [];
  if (layout.kind === 'list') return propertyNames(layout.element);
  return [...layout.properties].flatMap(([name, { value }]) => [name, ...propertyNames(value)]);
}

/** The names of properties for which null means omitted. */
export const layoutNulls: ReadonlySet<string> = new Set(nullNames(guideLayout));

function nullNames(layout: Layout | undefined): readonly string[] {
  if (layout === undefined) return [];
  if (layout.kind === 'list') return nullNames(layout.element);
  const variants = [...(layout.variants?.of.values() ?? [])];
  const own = [...layout.properties].flatMap(([name, { nullIsOmitted, value }]) => [
    ...(nullIsOmitted ? [name] : []),
    ...nullNames(value),
  ]);
  return [...own, ...variants.flatMap(nullNames)];
}
