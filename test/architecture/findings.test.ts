import { existsSync, readFileSync } from 'node:fs';
import { adviceIds, ruleIds, whyOf } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';

const findings = [
  ...ruleIds.map((id) => [id, 'rules', 'expectIssues'] as const),
  ...adviceIds.map((id) => [id, 'advice', 'expectAdvice'] as const),
];

describe('every finding has its module, its test and its entry', () => {
  test.each(findings)('%s', (id, folder, harness) => {
    const module = `packages/guide-core/src/${folder}/${id}.ts`;
    expect(existsSync(module), module).toBe(true);
    expect(readFileSync(module, 'utf8')).toContain(`export const ${id}: `);
    const own = `test/guide-core/${folder}/${id}.test.ts`;
    expect(existsSync(own), own).toBe(true);
    expect(readFileSync(own, 'utf8')).toContain(`${harness}(`);
    for (const language of ['en', 'de'] as const) {
      const issue = { severity: 'error', code: id, path: [] } as const;
      expect(whyOf(issue, language)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
