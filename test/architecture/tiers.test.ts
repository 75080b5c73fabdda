import { spawnSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { full, type Step } from '../running/parts.mjs';
import { isFull } from '../size.ts';
import { filesBelow, read, root } from './sources.ts';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/u.test(file);
const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
const files = filesBelow('test').filter(isTest).toSorted();

/** Returns what a tool of this project prints, at the size of a test run. */
function printed(size: 'usual' | 'full', tool: string, ...args: readonly string[]): string {
  const env = { ...process.env, TEST_SIZE: size };
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

function unitFiles(size: 'usual' | 'full'): readonly string[] {
  const found = JSON.parse(printed(size, 'vitest/vitest.mjs', 'list', '--filesOnly', '--json')) as { file: string }[];
  return found.map(({ file }) => fromRoot(file)).toSorted();
}

function specFiles(size: 'usual' | 'full'): readonly string[] {
  const config = join('test', 'e2e', 'playwright.config.ts');
  const listed = printed(size, '@playwright/test/cli.js', 'test', '-c', config, '--list', '--reporter=json');
  const { config: found, suites } = JSON.parse(listed) as { config: { rootDir: string }; suites: { file: string }[] };
  return [...new Set(suites.map(({ file }) => fromRoot(join(found.rootDir, file))))].toSorted();
}

// Asking both tools for all their files takes seconds: `npm test` asks for its own, `npm run test:full` for both.
const sizes = isFull ? (['usual', 'full'] as const) : (['usual'] as const);

describe.each(sizes)('a run at the size “%s”', (size) => {
  let unit: readonly string[] = [];
  let specs: readonly string[] = [];
  beforeAll(() => {
    unit = unitFiles(size);
    specs = specFiles(size);
  });

  it('has every test of its size, each once', () => {
    const expected = files.filter((file) => size === 'full' || !file.includes('.full.'));
    expect(expected.length).toBeGreaterThan(300);
    expect(unit).toEqual(expected.filter((file) => !isSpec(file)));
    expect(specs).toEqual(expected.filter(isSpec));
  });
});

describe('the parts of test:full', () => {
  const steps = Object.values(full).flat(2);
  const takes = ({ tool, args }: Step, file: string): boolean =>
    tool === (isSpec(file) ? 'playwright' : 'vitest') && args.some((arg) => file.startsWith(arg));

  it.each([
    ['unit tests', files.filter((file) => !isSpec(file))],
    ['specs', files.filter(isSpec)],
  ])('have each of the %s in one part', (_, all) => {
    for (const file of all) {
      const titles = steps.filter((step) => takes(step, file)).map(({ title }) => title);
      expect(titles, file).toHaveLength(1);
    }
  });

  it('run each night, all of them', () => {
    const [, listed = ''] = /^ +part: \[(.+)\]$/mu.exec(read('.github/workflows/full.yml')) ?? [];
    expect(listed.split(', ')).toEqual(Object.keys(full));
  });
});
