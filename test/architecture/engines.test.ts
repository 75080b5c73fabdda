import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const { satisfies, minVersion } = createRequire(import.meta.url)('semver') as {
  satisfies(version: string, range: string): boolean;
  minVersion(range: string): { readonly version: string } | null;
};

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

/** The parts of a package's entry in the lock file that matter here. */
interface Locked {
  readonly engines?: { readonly node?: string };
}

test('npm install warns of no engine on the oldest Node that the project supports', () => {
  const { engines } = read('package.json') as { readonly engines: { readonly node: string } };
  const oldest = minVersion(engines.node)?.version ?? '';
  expect(oldest).toBe('20.19.0');
  const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
  const refusing = Object.entries(packages).flatMap(([path, { engines: wanted }]) =>
    wanted?.node === undefined || satisfies(oldest, wanted.node) ? [] : `${path} wants Node ${wanted.node}`,
  );
  // For Electron and its installer see docs/decisions/building.md.
  expect(refusing).toEqual([]);
});
