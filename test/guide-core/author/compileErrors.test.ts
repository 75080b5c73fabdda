import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CreateStudyRequest, type Json, verdict } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { toCode } from '@guide-studio/guide-core/author';
import { beforeAll, expect, test } from 'vitest';
import { randomGuides, validFiles } from './codedGuides.ts';
import { filesOf, type Mistake, mistakes, placesOf } from './mistakes/index.ts';
import { usualCode } from './usualCode.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The wrong guides, each below a comment with the error that the compiler must report for it. */
const source = readFileSync(fileURLToPath(new URL('wrongGuides.test.ts', import.meta.url)), 'utf8');
const wrongGuides = source.slice(0, source.indexOf('const wrong:'));
const mark = /\/\/ @ts-expect-error -- (\d+) (TS\d+)/u;

const usual = readFileSync(fileURLToPath(new URL('usualCode.ts', import.meta.url)), 'utf8');

const codes = [...validFiles().map(([, guide]) => guide), ...randomGuides()].map(codeOf);
const misnamed = codes.find((code) => code.includes(".includes('"))?.replaceAll(".includes('", ".includes('no such ");

function codeOf(guide: Json): string {
  return toCode(JSON.parse(canonicalText(guide)) as CreateStudyRequest);
}

interface CompileError {
  readonly file: string;
  readonly line: number;
  readonly error: string;
  readonly text: string;
}

/** Compiles all files as one program. Returns its errors. */
function compiled(program: string, files: Readonly<Record<string, string>>): readonly CompileError[] {
  const folder = join(root, '.build', program);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' });
  const errors = stdout.matchAll(/^(\S+\.ts)\((\d+),\d+\): error (TS\d+): (.*(?:\n .*)*)/gmu);
  return [...errors].map(([, file = '', line, error = '', text = '']) => ({ file, line: Number(line), error, text }));
}

let errors: readonly CompileError[] = [];

/** Code that cannot be read has errors of its own. The compiler then looks for no others, so it is another program. */
const isUnreadable = ({ compiler }: Mistake): boolean => /^TS1[01]\d\d$/u.test(compiler ?? '');

beforeAll(() => {
  const mistaken = (which: (mistake: Mistake) => boolean) =>
    Object.fromEntries(
      mistakes.flatMap((mistake, at) =>
        which(mistake) ? Object.entries(filesOf(mistake)).map(([name, code]) => [`${at}/${name}`, code]) : [],
      ),
    );
  const unreadable = compiled('unreadableCodes', mistaken(isUnreadable));
  const readable = compiled('codes', {
    ...Object.fromEntries(codes.map((code, at) => [`${at}.ts`, code])),
    'usual.ts': usual,
    'misnamed.ts': misnamed ?? '',
    // A comment that expects an error takes any; without it, each is reported.
    'wrong.ts': wrongGuides.replaceAll(/@ts-expect-error/gu, ''),
    ...mistaken((mistake) => !isUnreadable(mistake)),
  });
  errors = [...readable, ...unreadable];
});

const errorsIn = (name: string) => errors.filter(({ file }) => file === name);

test('the code of every guide is typed, and not with a name changed', () => {
  const right = errors.filter(({ file }) => !['misnamed.ts', 'wrong.ts'].includes(file) && !file.includes('/'));
  expect(right).toEqual([]);
  expect(errorsIn('misnamed.ts').length).toBeGreaterThan(0);
});

test('each wrong guide has the error of its comment, and there are no others', () => {
  const expected = wrongGuides.split('\n').flatMap((line, at) => {
    const [, , error] = mark.exec(line) ?? [];
    return error === undefined ? [] : [[at + 2, error]];
  });
  expect(expected).toHaveLength(56);
  // What is used before it is there is also used before it has a value.
  const found = errorsIn('wrong.ts').filter(({ error }) => error !== 'TS2454');
  expect(found.map(({ line, error }) => [line, error])).toEqual(expected);
});

test('errors that types cannot name are sentences', () => {
  const textOf = (number: number): string => {
    const at = wrongGuides.split('\n').findIndex((line) => mark.exec(line)?.[1] === `${number}`);
    return errorsIn('wrong.ts').find(({ line }) => line === at + 2)?.text ?? '';
  };
  for (const number of [10, 11, 12]) expect(textOf(number)).toContain('Specify at least one.');
  for (const number of [23, 24, 25, 26, 27, 28, 29])
    expect(textOf(number)).toContain('Only the last option of a choice with several: true may exclude the others.');
  expect(textOf(30)).toContain('The number of answers can be limited with several: true only.');
  expect(textOf(32)).toContain('A choice needs options, or another choice from which it shows those selected.');
  for (const number of [33, 34, 35, 36])
    expect(textOf(number)).toContain('Options can be taken from a choice with several: true only.');
  expect(textOf(50)).toContain('The screener must be the first block.');
  expect(textOf(56)).toContain('A choice has no setting followUp.');
});

test.each(Object.entries(usualCode))('code for %s is typed, and makes a valid guide', (_, code) => {
  expect(errorsIn('usual.ts')).toEqual([]);
  const made = code();
  expect(made && verdict(made).code).toBeNull();
});

test.each(mistakes.map((mistake, at) => [mistake.name, mistake, at] as const))(
  'the compiler names the line of %s, or lets the build do it',
  (_, mistake, at) => {
    const own = errors.filter(({ file }) => file.startsWith(`${at}/`));
    if (mistake.compiler !== undefined) expect(own.map(({ error }) => error)).toContain(mistake.compiler);
    const places = new Set(own.map(({ file, line }) => `${file.slice(`${at}/`.length)}:${line}`));
    expect(places).toEqual(new Set(mistake.compiler === undefined ? [] : placesOf(mistake, 'compiler')));
  },
);
