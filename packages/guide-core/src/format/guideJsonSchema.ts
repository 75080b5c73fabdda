import { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { described } from './described.ts';
import { CreateStudyRequest, MultipleChoiceItem, RankingItem } from '../schema/index.ts';

const needsOptions = new Set<z.core.$ZodType>([MultipleChoiceItem, RankingItem]);
const optionsOrCarried: z.core.JSONSchema.BaseSchema[] = [
  { required: ['options'] },
  { required: ['carryForwardFrom'], properties: { carryForwardFrom: { type: 'string' } } },
];

/**
 * Returns the JSON Schema (draft 7) of a guide file, for editors and other tools. Generated from the schemas:
 * everything about the shape, except that texts must not contain NUL or unpaired surrogates, and the description of
 * each property. The rules cannot be expressed.
 */
export function guideJsonSchema(): JsonObject {
  const schema = z.toJSONSchema(CreateStudyRequest, {
    target: 'draft-7',
    io: 'input',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      if (needsOptions.has(zodSchema)) jsonSchema.anyOf = optionsOrCarried;
    },
  });
  return described({ title: 'Interview study guide', ...(schema as JsonObject) });
}
