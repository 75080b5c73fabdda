import type * as z from 'zod';
import { mostIssues } from '../assumptions.ts';
import { guideLayout, propertyNames } from '../format/layout.ts';
import { type Json, type Path, isJsonObject } from '../json.ts';
import { isEnough } from './firstIssues.ts';
import type { Issue, ShapeCode } from './issue.ts';

/** Converts zod issues, up to the maximum: one issue per unknown property, with the params that the message needs. */
export function toIssues(found: readonly z.core.$ZodIssue[], value: Json): readonly Issue[] {
  const issues: Issue[] = [];
  for (const issue of found) {
    if (isEnough(issues)) break;
    issues.push(...toIssue(issue, value));
  }
  return issues;
}

function toIssue(issue: z.core.$ZodIssue, root: Json): readonly Issue[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const received = kindOf(valueAt(root, path));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, mostIssues + 1)
        .map((key) => shapeIssue('unrecognized_keys', [...path, key], { key, ...meantBy(key) }));
    case 'invalid_type':
      return [shapeIssue('invalid_type', path, { expected: expectedKind(issue.expected), received })];
    case 'invalid_value':
      return [shapeIssue('invalid_value', path, { values: issue.values, received })];
    case 'invalid_format':
      return [shapeIssue('invalid_format', path, { format: issue.format })];
    case 'invalid_union':
      return [shapeIssue('invalid_union', path, { received, ...variantsOf(issue) })];
    case 'too_small':
      return [shapeIssue('too_small', path, { of: issue.origin, minimum: issue.minimum, inclusive: issue.inclusive })];
    case 'too_big':
      return [shapeIssue('too_big', path, { of: issue.origin, maximum: issue.maximum, inclusive: issue.inclusive })];
    case 'custom':
      return [shapeIssue('custom', path, issue.params)];
    default:
      return [shapeIssue('custom', path, { reason: issue.code })];
  }
}

// A known name that differs only in case, spaces, dashes or underscores is probably what was meant.
function meantBy(key: string): { readonly didYouMean?: string } {
  const plain = plainName(key);
  const didYouMean = plain === '' ? undefined : knownNames().get(plain);
  return didYouMean === undefined || didYouMean === key ? {} : { didYouMean };
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

let names: Map<string, string> | undefined;

function knownNames(): ReadonlyMap<string, string> {
  names ??= new Map(propertyNames(guideLayout).map((name) => [plainName(name), name]));
  return names;
}

function shapeIssue(code: ShapeCode, path: Path, params?: Readonly<Record<string, unknown>>): Issue {
  return { severity: 'error', code, path, params };
}

function expectedKind(expected: string): string {
  return expected === 'int' ? 'integer' : expected;
}

function variantsOf(issue: z.core.$ZodIssueInvalidUnion): { readonly values?: unknown } {
  return 'options' in issue ? { values: issue.options } : {};
}

function valueAt(root: Json, path: Path): Json | undefined {
  let at: Json | undefined = root;
  for (const step of path) {
    if (Array.isArray(at)) at = typeof step === 'number' ? (at as readonly Json[])[step] : undefined;
    else if (isJsonObject(at)) at = Object.hasOwn(at, step) ? at[step] : undefined;
    else return undefined;
  }
  return at;
}

function kindOf(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
