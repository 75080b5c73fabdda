import {
  type Issue,
  type Json,
  type JsonObject,
  createValidator,
  messageOf,
  validate,
  verdict,
} from '@guide-studio/guide-core';
import { expect } from 'vitest';

/** What a test expects of one issue. */
export type Expected = Pick<Issue, 'code' | 'path' | 'params'>;

/**
 * The laws that hold for every guide, checked on the one at hand: exactly these issues in this order, the same from the
 * incremental validator, a verdict that agrees, the guide left as it was, and a sentence for each issue.
 */
export function expectIssues(guide: Json, expected: readonly Expected[]): void {
  const before = JSON.stringify(guide);
  const issues = validate(guide);
  expect(issues.map(({ code, path, params }) => ({ code, path, params }))).toEqual(expected);
  const incremental = createValidator();
  expect(incremental(guide)).toEqual(issues);
  expect(incremental(guide)).toEqual(issues);
  expect(verdict(guide).code === null).toBe(expected.length === 0);
  expect(JSON.stringify(guide)).toBe(before);
  for (const issue of issues) expectWording(issue);
}

/** A finding has a sentence in both languages. */
export function expectWording(issue: Issue): void {
  expectSentence(messageOf(issue));
  expectSentence(messageOf(issue, 'de'));
  expect(messageOf(issue, 'de')).not.toBe(messageOf(issue));
}

/** A message names a place, ends as a sentence does, and holds nothing that was left unfilled. */
export function expectSentence(message: string): void {
  expect(message).toMatch(/^[^a-z].*[.)]$/su);
  expect(message).not.toMatch(/undefined|\[object|NaN|!/u);
}

/** A guide around some blocks. */
export function guideOf(...studyGuide: readonly Json[]): JsonObject {
  return { title: 'A guide', studyGuide };
}

export function flat(...items: readonly Json[]): JsonObject {
  return { type: 'flat', title: 'Block', items };
}

export function screening(...items: readonly Json[]): JsonObject {
  return { type: 'screening', title: 'Screener', items };
}

export function conceptBlock(concepts: readonly Json[], ...items: readonly Json[]): JsonObject {
  return { type: 'concept', title: 'Concepts', conceptSamplingConfig: { concepts }, items };
}

export function concept(more: JsonObject = {}): JsonObject {
  return { nickname: 'A', content: { title: 'A' }, ...more };
}

/** A multiple_choice item with the options a and b. */
export function choice(more: JsonObject = {}): JsonObject {
  return { text: 'Which?', type: 'multiple_choice', options: [{ text: 'a' }, { text: 'b' }], ...more };
}

export function matrix(more: JsonObject = {}): JsonObject {
  return { text: 'Rate', type: 'matrix', options: [{ text: 'a' }, { text: 'b' }], rows: [{ text: 'r' }], ...more };
}

export function open(more: JsonObject = {}): JsonObject {
  return { text: 'Why?', type: 'open_ended', ...more };
}

/** A conditional with one criterion about the choice a. */
export function asks(questionId: string, more: JsonObject = {}): JsonObject {
  const criterion = {
    type: 'selectedTemplateOptions',
    questionId,
    matchingCriteria: 'mustSelect',
    choices: ['a'],
    ...more,
  };
  return { conditional: { operator: 'and', criteria: [criterion] } };
}
