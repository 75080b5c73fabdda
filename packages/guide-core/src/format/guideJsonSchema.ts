import type * as z from 'zod';
import type { JsonObject } from '../json.ts';
import * as schemas from '../schema/index.ts';
import { described } from './described.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

const { CreateStudyRequest, MultipleChoiceItem, RankingItem } = schemas;
const needsOptions = new Set<z.core.$ZodType>([MultipleChoiceItem, RankingItem]);
const optionsOrCarried: z.core.JSONSchema.BaseSchema[] = [
  { required: ['options'] },
  { required: ['carryForwardFrom'], properties: { carryForwardFrom: { type: 'string' } } },
];

/**
 * Returns the JSON Schema (draft 7) of a guide, for editors and other tools; {@link fileSchema} returns that of its
 * file. Generated from the schemas: everything about the shape, except that texts must not contain NUL or unpaired
 * surrogates, and the description of each property. The rules cannot be expressed.
 */
export function guideJsonSchema(): JsonObject {
  const schema = jsonSchemaOf(CreateStudyRequest, {
    id: 'guide',
    title: 'Interview study guide',
    parts: schemas,
    override: ({ zodSchema, jsonSchema }) => {
      if (needsOptions.has(zodSchema)) jsonSchema.anyOf = optionsOrCarried;
    },
  });
  return described(schema);
}
