import { type Issue, type Json, advise, createAdviser, validate } from '@guide-studio/guide-core';
import { expect } from 'vitest';
import { expectFixesMend, expectWording } from '../rules/expectIssues.ts';

/** The warning that a test expects. */
export type Expected = Pick<Issue, 'code' | 'path' | 'params'>;

/**
 * Checks the laws of advice on one guide: the service accepts it, exactly these warnings come in this order, the
 * incremental adviser agrees, each has a sentence in both languages, and every fix that it declares removes it.
 */
export function expectAdvice(guide: Json, expected: readonly Expected[]): void {
  expect(validate(guide)).toEqual([]);
  const found = advise(guide);
  expect(found.map(({ code, path, params }) => ({ code, path, params }))).toEqual(expected);
  for (const issue of found) {
    expect(['serious', 'warning']).toContain(issue.severity);
    expectWording(issue);
  }
  expectFixesMend(guide, found);
  const incremental = createAdviser();
  expect(incremental(guide)).toEqual(found);
  expect(incremental(guide)).toEqual(found);
}
