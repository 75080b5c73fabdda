import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalText, type CreateStudyRequest, type Json, parseGuide, verdict } from '@guide-studio/guide-core';
import * as author from '@guide-studio/guide-core/author';
import { describe, expect, test } from 'vitest';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = fileURLToPath(new URL('../../e2e/guides', import.meta.url));
const shared = fileURLToPath(new URL('../../../../shared/guides', import.meta.url));

/** Returns the guide files of a folder; none if it is not there. */
function guidesIn(folder: string): readonly (readonly [name: string, text: string])[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.guide.json'));
    return names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
  } catch {
    return [];
  }
}

/** Runs generated code, which is plain JavaScript but for its import and export. */
function built(code: string): Json {
  const [, names = '', rest = ''] =
    /^import \{ (.+?) \} from '@guide-studio\/guide-core\/author';\n([^]*)$/u.exec(code) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- code of our own, which is what is tested
  const run = new Function('author', `const { ${names} } = author;\n${rest.replace('export default', 'return')}`);
  return run(author) as Json;
}

const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');

test('the example of the README builds to a valid guide', () => {
  const [, example = ''] = /```ts\n([^]*?)```/u.exec(readme) ?? [];
  expect(verdict(built(example)).code).toBeNull();
  expect(author.toCode(built(example) as never)).toContain('.includes(');
});

function expectSame(guide: Json): void {
  const text = canonicalText(guide);
  const code = author.toCode(JSON.parse(text) as CreateStudyRequest);
  expect(canonicalText(built(code)), code).toBe(text);
  expect(/[ \t]$/mu.test(code), code).toBe(false);
}

describe('a guide as code', () => {
  const files = [...guidesIn(own), ...guidesIn(shared)].filter(([, text]) => {
    const parsed = parseGuide(text);
    return parsed.ok && verdict(parsed.value).code === null;
  });

  test.each(files)('%s builds to the same bytes', (_, text) => {
    const parsed = parseGuide(text);
    if (parsed.ok) expectSame(parsed.value);
  });

  test('random guides build to the same bytes (seeds 0 to 1999)', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const guide = randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 5 }) as Json;
      expect(verdict(guide).code, String(seed)).toBeNull();
      expectSame(guide);
    }
  });

  test('is typed: the compiler accepts the code of all of these, and not with a name changed (seeds 0 to 1999)', () => {
    const folder = join(root, '.build', 'codes');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const guides = files.flatMap(([, text]) => {
      const parsed = parseGuide(text);
      return parsed.ok ? [parsed.value] : [];
    });
    for (let seed = 0; seed < 2000; seed += 1) {
      guides.push(randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 5 }));
    }
    const codes = guides.map((guide) => author.toCode(JSON.parse(canonicalText(guide)) as CreateStudyRequest));
    for (const [at, code] of codes.entries()) writeFileSync(join(folder, `${at}.ts`), code);
    const wrong = codes.find((code) => code.includes(".includes('"))?.replaceAll(".includes('", ".includes('no such ");
    writeFileSync(join(folder, 'wrong.ts'), wrong ?? '');
    const compilerOptions = { strict: true, noEmit: true, target: 'ES2023', module: 'NodeNext', types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true }, include: ['*.ts'] }),
    );
    const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], {
      cwd: folder,
      encoding: 'utf8',
    });
    const lines = stdout.split('\n').filter((line) => /^\S+\.ts\(/u.test(line));
    expect(lines.filter((line) => !line.startsWith('wrong.ts'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });
});
