import { existsSync, readFileSync } from 'node:fs';
import { adviceIds, type Issue, ruleIds, whyOf } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { shapeWords } from '../../packages/guide-core/src/validate/messages.en.ts';

const findings = [
  ...ruleIds.map((id) => [id, 'rules', 'expectIssues'] as const),
  ...adviceIds.map((id) => [id, 'advice', 'expectAdvice'] as const),
];

/** Expects a sentence about why a finding matters, in both languages and differently. */
function expectWhy(code: Issue['code']): void {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    whyOf({ severity: 'error', code, path: [] }, language),
  );
  expect(english).toMatch(/^\p{Lu}.*\.$/u);
  expect(german).toMatch(/^\p{Lu}.*\.$/u);
  expect(german).not.toBe(english);
}

describe('every finding has its module, its test and its entry', () => {
  test.each(findings)('%s', (id, folder, harness) => {
    const module = `packages/guide-core/src/${folder}/${id}.ts`;
    expect(existsSync(module), module).toBe(true);
    expect(readFileSync(module, 'utf8')).toContain(`export const ${id}: `);
    const own = `test/guide-core/${folder}/${id}.test.ts`;
    expect(existsSync(own), own).toBe(true);
    expect(readFileSync(own, 'utf8')).toContain(`${harness}(`);
    expectWhy(id);
  });
});

test.each(Object.keys(shapeWords) as Issue['code'][])('%s says why it matters in both languages', (code) => {
  expectWhy(code);
});
