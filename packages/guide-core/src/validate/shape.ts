import * as z from 'zod';
import { replacesOptions } from '../assumptions.ts';
import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { Block, Concept, ConceptSamplingConfig, CreateStudyRequest, Item, hasTrait } from '../schema/index.ts';
import { compileCheck } from './compileCheck.ts';
import { excerptOf } from './excerpt.ts';
import type { Issue } from './issue.ts';
import { toIssues } from './zodIssues.ts';

/** Reports the shape errors of one part of a guide. Paths start at that part. */
export type Shape = (value: Json) => readonly Issue[];

const inside = z.array(z.unknown()).min(1);

/** The guide without the content of its blocks. */
export const guideShape = shapeOf(CreateStudyRequest.extend({ studyGuide: inside }));
/** A block without the content of its items and its conceptSamplingConfig. */
export const blockShape = shapeOf(Block.extend({ items: inside, conceptSamplingConfig: z.unknown().optional() }));
/** A conceptSamplingConfig without the content of its concepts; may be null. */
export const conceptSamplingShape = shapeOf(ConceptSamplingConfig.extend({ concepts: inside }).nullable());
export const conceptShape = shapeOf(Concept);

const itemSchemaShape = shapeOf(Item);

/** An item. Choice and ranking items need `options` unless they carry them forward. */
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
  return (
    hasTrait(item['type'], 'canCarry') && item['options'] === undefined && !replacesOptions(item['carryForwardFrom'])
  );
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

/** There may be more errors than were found, because a list was not read to its end. */
const listsTooLong: Issue = { severity: 'error', code: 'moreIssues', path: [], params: { reason: 'listsTooLong' } };
