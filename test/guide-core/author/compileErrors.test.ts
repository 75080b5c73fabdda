import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalText, type CreateStudyRequest, type Json } from '@guide-studio/guide-core';
import { toCode } from '@guide-studio/guide-core/author';
import { beforeAll, expect, test } from 'vitest';
import { randomGuides, validFiles } from './codedGuides.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.build', 'codes');

/** The wrong guides, each below a comment with the error that the compiler must report for it. */
const source = readFileSync(fileURLToPath(new URL('wrongGuides.test.ts', import.meta.url)), 'utf8');
const wrongGuides = source.slice(0, source.indexOf('const wrong:'));
const mark = /\/\/ @ts-expect-error -- (\d+) (TS\d+)/u;

const codes = [...validFiles().map(([, guide]) => guide), ...randomGuides()].map(codeOf);
const misnamed = codes.find((code) => code.includes(".includes('"))?.replaceAll(".includes('", ".includes('no such ");

function codeOf(guide: Json): string {
  return toCode(JSON.parse(canonicalText(guide)) as CreateStudyRequest);
}

interface CompileError {
  readonly file: string;
  readonly line: number;
  readonly error: string;
}

/** Compiles all files as one program. Returns its errors. */
function compiled(files: Readonly<Record<string, string>>): readonly CompileError[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    allowImportingTsExtensions: true,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/^(\S+\.ts)\((\d+),\d+\): error (TS\d+)/gmu)].map(([, file = '', line, error = '']) => ({
    file,
    line: Number(line),
    error,
  }));
}

let errors: readonly CompileError[] = [];

beforeAll(() => {
  errors = compiled({
    ...Object.fromEntries(codes.map((code, at) => [`${at}.ts`, code])),
    'misnamed.ts': misnamed ?? '',
    // A comment that expects an error takes any; without it, each is reported.
    'wrong.ts': wrongGuides.replaceAll(/@ts-expect-error/gu, ''),
  });
});

const errorsIn = (name: string) => errors.filter(({ file }) => file === name);

test('the code of every guide is typed, and not with a name changed', () => {
  expect(errors.filter(({ file }) => file !== 'misnamed.ts' && file !== 'wrong.ts')).toEqual([]);
  expect(errorsIn('misnamed.ts').length).toBeGreaterThan(0);
});

test('each wrong guide has the error of its comment, and there are no others', () => {
  const expected = wrongGuides.split('\n').flatMap((line, at) => {
    const [, , error] = mark.exec(line) ?? [];
    return error === undefined ? [] : [[at + 2, error]];
  });
  expect(expected).toHaveLength(55);
  // What is used before it is there is also used before it has a value.
  const found = errorsIn('wrong.ts').filter(({ error }) => error !== 'TS2454');
  expect(found.map(({ line, error }) => [line, error])).toEqual(expected);
});
