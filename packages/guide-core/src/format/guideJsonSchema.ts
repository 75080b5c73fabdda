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
 * The JSON Schema (draft 7) of a guide file, for editors and other tools. Generated from the schemas: everything that
 * is a matter of shape, except that no text may hold NUL or half a surrogate pair, and what each property means. The
 * rules are not expressible.
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
