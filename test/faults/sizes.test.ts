import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFull, report } from '../size.ts';

const bench = join(import.meta.dirname, '../bench/run.mjs');

/** Returns every number in a result with this name, at any depth. */
function valuesOf(name: string, result: unknown): readonly number[] {
  if (typeof result !== 'object' || result === null) return [];
  return Object.entries(result).flatMap(([key, value]) =>
    key === name && typeof value === 'number' ? [value] : valuesOf(name, value),
  );
}

describe.skipIf(!isFull)('the largest guides (half a minute; with `npm run test:full`)', () => {
  test('are merged and exported in less than 1 GB, as commands', { timeout: 600_000 }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bench, 'sizes'], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const { results } = JSON.parse(stdout) as { readonly results: { readonly sizes: unknown } };
    const peaks = valuesOf('peak', results.sizes);
    report('largest guides', { megabytesAtMost: peaks });
    expect(peaks.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...peaks)).toBeLessThan(1000);
  });
});
