import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';

const folder = fileURLToPath(new URL('../../../packages/interview-engine/src/logic/', import.meta.url));

test('the example of the README prints what it says', async () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [, code, printed] = /```ts\n(.*?)```\n\nprints\n\n```text\n(.*?)```/su.exec(readme) ?? [];
  if (code === undefined || printed === undefined) throw new Error('The README has no example.');
  expect(code.split('\n').length).toBeLessThanOrEqual(21);
  // In the project, so that packages are found.
  const build = join(folder, '../../../../.build');
  mkdirSync(build, { recursive: true });
  const place = mkdtempSync(join(build, 'example-'));
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...parts: readonly unknown[]) => {
    lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '));
  });
  try {
    const file = join(place, 'example.ts');
    writeFileSync(file, code.replace("'./index.ts'", JSON.stringify(join(folder, 'index.ts'))));
    await import(pathToFileURL(file).href);
  } finally {
    log.mockRestore();
    rmSync(place, { recursive: true });
  }
  expect(`${lines.join('\n')}\n`).toBe(printed);
});
