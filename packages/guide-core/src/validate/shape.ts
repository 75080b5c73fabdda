import { z } from 'zod';
import { replacesOptions } from '../assumptions.ts';
import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { Block, Concept, ConceptSamplingConfig, CreateStudyRequest, Item } from '../schema/index.ts';
import { compileCheck } from './compileCheck.ts';
import { excerptOf } from './excerpt.ts';
import type { Issue } from './issue.ts';
import { toIssues } from './zodIssues.ts';

/** Reports what is wrong with the shape of one part of a guide; paths start at that part. */
export type Shape = (value: Json) => readonly Issue[];

const inside = z.array(z.unknown()).min(1);

/** The guide without what is inside its blocks. */
export const guideShape = shapeOf(CreateStudyRequest.extend({ studyGuide: inside }));
/** A block without what is inside its items and its conceptSamplingConfig. */
export const blockShape = shapeOf(Block.extend({ items: inside, conceptSamplingConfig: z.unknown().optional() }));
/** A conceptSamplingConfig without what is inside its concepts; null is fine. */
export const conceptSamplingShape = shapeOf(ConceptSamplingConfig.extend({ concepts: inside }).nullable());
export const conceptShape = shapeOf(Concept);

const itemSchemaShape = shapeOf(Item);

/** An item, with the `options` that a choice or ranking needs unless it carries them forward. */
export const itemShape: Shape = (item) => {
  const issues = itemSchemaShape(item);
  return isJsonObject(item) && lacksOptions(item) ? [...issues, missingOptions] : issues;
};

const missingOptions: Issue = {
  severity: 'error',
  code: 'invalid_type',
  path: ['options'],
  params: { expected: 'array', received: 'missing', reason: 'optionsOrCarryForward' },
};

function lacksOptions(item: JsonObject): boolean {
  const needsThem = item['type'] === 'multiple_choice' || item['type'] === 'ranking';
  return needsThem && item['options'] === undefined && !replacesOptions(item['carryForwardFrom']);
}

function shapeOf(schema: z.ZodType): Shape {
  const fits = compileCheck(schema);
  return (value) => {
    if (fits(value)) return fine;
    const { value: excerpt, isCut } = excerptOf(value);
    const { error } = schema.safeParse(excerpt);
    const issues = error === undefined ? fine : toIssues(error.issues, value);
    return isCut ? [...issues, listsTooLong] : issues;
  };
}

const fine: readonly Issue[] = [];

/** More may be wrong than was found, since a list was not looked at to its end. */
const listsTooLong: Issue = { severity: 'error', code: 'moreIssues', path: [], params: { reason: 'listsTooLong' } };
