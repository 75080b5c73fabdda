import {
  type Issue,
  type Json,
  type JsonObject,
  createValidator,
  messageOf,
  validate,
  verdict,
} from '@guide-studio/guide-core';
import { createEditorState } from '@guide-studio/guide-core/edit';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { expect } from 'vitest';
import { triedFixes } from '../../../packages/guide-core/src/fixes/fixesFor.ts';
import * as parts from '../../guideParts.ts';
import { wordingFaults } from '../wordingFaults.ts';

/** The issue that a test expects. */
export type Expected = Pick<Issue, 'code' | 'path' | 'params'>;

/**
 * Checks the laws for every guide on this one: exactly these issues in this order, the same from the
 * incremental validator, a verdict that agrees, an unchanged guide, a sentence for each issue, and fixes that remove it.
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
  expectFixesMend(guide, issues);
}

/** Expects that every fix a finding declares removes it: the editor does not offer one that does not. */
export function expectFixesMend(guide: Json, issues: readonly Issue[]): void {
  if (issues.length === 0 || !isJsonObject(guide)) return;
  const state = createEditorState(guide);
  const useless = issues.flatMap((issue) =>
    triedFixes(state, issue).flatMap(({ transaction, isMended, isTrial }) =>
      isMended || isTrial ? [] : [`${transaction.name.command} does not fix ${issue.code}`],
    ),
  );
  expect(useless).toEqual([]);
}

/** Expects a sentence in both languages for a finding, which names JSON only to readers of the file. */
export function expectWording(issue: Issue): void {
  expectSentence(messageOf(issue));
  expectSentence(messageOf(issue, 'de'));
  expect(wordingFaults(issue)).toEqual([]);
}

/** Expects a message that names a place, ends like a sentence, and has no unfilled parameter. */
export function expectSentence(message: string): void {
  expect(message).toMatch(/^[^a-z].*[.)]$/su);
  expect(message).not.toMatch(/undefined|\[object|NaN|!/u);
}

// The parts of `guideParts.ts` whose wording does not matter to a rule. Every choice has the options a and b.

/** Returns a guide with these blocks. */
export function guideOf(...studyGuide: readonly Json[]): JsonObject {
  return { title: 'A guide', studyGuide };
}

export const flat = (...items: readonly Json[]): JsonObject => ({ ...parts.flat(), items });

export const screening = (...items: readonly Json[]): JsonObject => ({ ...parts.screening(), items });

export const conceptBlock = (concepts: readonly Json[], ...items: readonly Json[]): JsonObject =>
  parts.conceptBlock('Concepts', { concepts }, ...items);

export const concept = (more: JsonObject = {}): JsonObject => parts.concept('A', more);

export const choice = (more: JsonObject = {}): JsonObject => parts.choice('Which?', ['a', 'b'], more);

export const matrix = (more: JsonObject = {}): JsonObject => parts.matrix('Rate', ['r'], ['a', 'b'], more);

export const open = (more: JsonObject = {}): JsonObject => parts.open('Why?', more);

/** Returns a conditional with one criterion about the choice a. */
export const asks = (questionId: string, more: JsonObject = {}): JsonObject =>
  parts.when({ ...parts.selected(questionId, 'a'), ...more });
