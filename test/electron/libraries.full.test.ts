import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../../tools/packaging/sbom.mjs');
let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'guide-studio-libraries-'));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

// The script installs the tools of packaging first, which takes a minute on a clean checkout.
const run = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8' });

test('the list of libraries names what is part of the program, and not what only its developers need', () => {
  const file = join(out, 'list.cdx.json');
  expect(run(file).status).toBe(0);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'zod', 'libsql', 'pino', 'electron-updater']));
  for (const name of ['vitest', 'oxlint', 'knip']) expect(names).not.toContain(name);
  expect(run().stderr).toContain('Name the file');
});
