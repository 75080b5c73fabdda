import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = readFileSync(fileURLToPath(new URL('wrongGuides.test.ts', import.meta.url)), 'utf8');
const mark = /\/\/ @ts-expect-error -- (\d+) (TS\d+)/u;

/** A comment that expects an error takes any; here each has the one of what is wrong, on the line below it. */
test('each wrong guide has the error of its comment, and there are no others', () => {
  const folder = join(root, '.build', 'wrong');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = source.slice(0, source.indexOf('const wrong:'));
  writeFileSync(join(folder, 'wrong.ts'), code.replaceAll(/@ts-expect-error/gu, ''));
  const compilerOptions = { strict: true, noEmit: true, target: 'ES2023', module: 'NodeNext', types: ['node'] };
  const more = { allowImportingTsExtensions: true, typeRoots: [join(root, 'node_modules/@types')] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, files: ['wrong.ts'] }),
  );
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/^wrong\.ts\((\d+),\d+\): error (TS\d+)/gmu)].map(([, line, error]) => [
    Number(line),
    error,
  ]);
  const expected = code.split('\n').flatMap((line, at) => {
    const [, , error] = mark.exec(line) ?? [];
    return error === undefined ? [] : [[at + 2, error]];
  });
  expect(expected).toHaveLength(55);
  // What is used before it is there is also used before it has a value.
  expect(found.filter(([, error]) => error !== 'TS2454')).toEqual(expected);
});
