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
export const conceptShape: Shape = (concept) => onceIfUnfinished(conceptSchemaShape(concept));

const conceptSchemaShape = shapeOf(Concept);
const itemSchemaShape = shapeOf(Item);

/** An item. Choice and ranking items need `options` unless they carry them forward. */
export const itemShape: Shape = (item) => {
  const issues = onceIfUnfinished(itemSchemaShape(item));
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

/**
 * A condition begins without a question and without choices. Until the question is chosen, nobody can choose any, so
 * that is one finding.
 */
function onceIfUnfinished(issues: readonly Issue[]): readonly Issue[] {
  const lacking = (name: 'questionId' | 'choices') =>
    issues.filter(({ code, path }) => code === 'too_small' && path.length > 1 && path.at(-1) === name);
  const withoutChoices = new Map(lacking('choices').map((issue) => [criterionOf(issue), issue]));
  const unfinished = new Map(
    lacking('questionId').flatMap((issue) => {
      const choices = withoutChoices.get(criterionOf(issue));
      return choices === undefined ? [] : [[issue, choices] as const];
    }),
  );
  if (unfinished.size === 0) return issues;
  const dropped = new Set(unfinished.values());
  return issues
    .filter((issue) => !dropped.has(issue))
    .map((issue) =>
      unfinished.has(issue) ? { ...issue, params: { ...issue.params, reason: 'unfinishedCondition' } } : issue,
    );
}

const criterionOf = ({ path }: Issue): string => path.slice(0, -1).join('/');

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
