import type * as z from 'zod';
import { isTypo } from '../isTypo.ts';

/** The parts of a test, and of what it expects, as a writer needs them. */
const parts = ['name', 'note', 'urlParams', 'seed', 'firstConcepts', 'answers', 'expect'];
const expectations = ['outcome', 'shown', 'notShown', 'inOrder', 'exactly', 'options', 'concepts', 'closing'];

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  array: 'a list in square brackets',
  object: 'an object in braces',
};

/** Examples of values by name, by the place in the entry. */
const records: Readonly<Record<string, string>> = {
  answers: '{ "age": "18 to 34" }',
  urlParams: '{ "panel": "A" }',
  'expect.options': '{ "brand": ["Alpha", "Beta"] }',
};

/**
 * Returns what is wrong with an entry of a tests file, and what to write, in English. At most three problems are
 * described.
 */
export function entryProblem(error: z.ZodError): string {
  return error.issues.slice(0, 3).map(describeIssue).join(' ');
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const { path } = issue;
  const [first] = path;
  const where = placeOf(path);
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  switch (issue.code) {
    case 'invalid_type':
      if (path.length === 0) return 'It is not an object. Write { "name": "…", "expect": { … } }.';
      if (isMissing && where === '“name”') return 'It has no “name”. Add one, such as "name": "A parent".';
      if (isMissing && where === '“expect”') {
        return 'It has no “expect”. Add what must be shown, such as "expect": { "outcome": "complete" }.';
      }
      return `${where} must be ${kindOf(issue.expected, path.join('.'))}.`;
    case 'invalid_key':
      return `${placeOf(path.slice(0, -1))} has a name that is empty or too long. Correct it.`;
    case 'invalid_format':
      return `${where} is not one that the editor gives. Remove it.`;
    case 'unrecognized_keys': {
      if (path.length === 0) return noParts(issue.keys, 'a test', parts);
      return noParts(issue.keys, where, where === '“expect”' ? expectations : []);
    }
    case 'invalid_value':
      return `${where} must be ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}.`;
    case 'too_small':
      return `${where} is empty. Write at least one character.`;
    case 'too_big':
      return `${where} is too long. The maximum is ${issue.maximum} characters.`;
    case 'invalid_union':
      if (first === 'answers') {
        return `${where} is not an answer. Write a text or an option in quotation marks, a list of options, or { "selected": […], "custom": "…" } for an answer of their own.`;
      }
      if (first === 'urlParams') return `${where} must be a text in quotation marks, or a list of such texts.`;
      if (path[1] === 'options') return `${where} must be a list of options.`;
      return `${where} must be a question, or { "question": "…", "concept": "…" }.`;
    default:
      return `${where}: ${issue.message}.`;
  }
}

/** Returns what a value must be, in words, with an example if it is an object. */
function kindOf(expected: string, at: string): string {
  const example = records[at];
  if (expected === 'record') return `an object${example === undefined ? ' in braces' : ` such as ${example}`}`;
  return kinds[expected] ?? `a ${expected}`;
}

/** Returns that keys are no parts of a test or of a part of it, and what to write. `known`: the parts there are. */
function noParts(keys: readonly string[], of: string, known: readonly string[]): string {
  const quotedKeys = keys.map((key) => `“${key}”`).join(' and ');
  const isNone = keys.length === 1 ? `${quotedKeys} is not a part of ${of}.` : `${quotedKeys} are not parts of ${of}.`;
  const meant = keys.flatMap((key) => known.find((part) => isTypo(key, part)) ?? []);
  if (meant.length === keys.length) return `${isNone} Did you mean ${meant.map((part) => `“${part}”`).join(' and ')}?`;
  if (known.length > 0) return `${isNone} Use one of these: ${known.join(', ')}.`;
  return `${isNone} Remove ${keys.length === 1 ? 'it' : 'them'}.`;
}

/** Returns the place in the entry, such as “expect.shown”, entry 2. */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.filter((one) => typeof one !== 'number');
  const numbers = path.filter((one) => typeof one === 'number');
  return [`“${names.map(String).join('.')}”`, ...numbers.map((at) => `entry ${at + 1}`)].join(', ');
}
