import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { addresses } from '../../tools/releasing/addresses.mjs';

/** Addresses on the web, of mail and of repositories that have the name of the product. */
const named = String.raw`guide-?studio\.(org|com|net|io|dev|app|eu|de)\b|@guide-?studio\.|(github|gitlab)\.com[:/]guide-?studio`;

it('no file names an address of the project but the one list of them, which has none yet', () => {
  const root = new URL('../..', import.meta.url);
  const found = (() => {
    try {
      const options = { cwd: root, encoding: 'utf8' } as const;
      return execFileSync('git', ['grep', '-inIE', named, '--', ':!tools/releasing/addresses.mjs'], options).split(
        '\n',
      );
    } catch {
      return []; // git grep ends with 1 if it finds nothing.
    }
  })();
  expect(found.filter((line) => line !== '' && !line.startsWith('test/architecture/addresses.test.ts'))).toEqual([]);
  for (const address of Object.values(addresses)) expect(address).toMatch(/^(?:|https:\/\/.*[^/])$/u);
});
