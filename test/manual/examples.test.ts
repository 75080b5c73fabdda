import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'node:util';
import { createApiClient, valueOf } from '@guide-studio/api-client';
import { block, guide, open } from '@guide-studio/guide-core/author';
import { startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../published/installed.ts';

// Law: the examples in comments of the libraries run as they are, and print what they say. Those that read
// `GUIDE_API_URL` and `GUIDE_API_KEY` find a service with one study.

interface Example {
  /** The file and the line of its comment. */
  readonly place: string;
  readonly code: string;
}

const libraries = ['guide-core', 'interview-engine', 'api-contract', 'api-client', 'sign-off'];
const folder = join(root, '.build/examples');

const sources = libraries.flatMap((name) => {
  const source = join(root, 'packages', name, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return files.map((path) => join(source, path));
});

/** Returns the code of `@example` tags, and of fenced blocks in the pages of entries. */
function examplesIn(path: string): readonly Example[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/\/\*\*\n([^]*?)\n? *\*\//gu)].flatMap(({ 1: comment = '', index }) => {
    const words = comment.replaceAll(/^ *\* ?/gmu, '');
    const tagged = [...words.matchAll(/^@example\n([^]*?)(?=^@|$(?![^]))/gmu)].map(({ 1: code = '' }) => code);
    const fenced = words.includes('@module ') ? [...words.matchAll(/^```ts\n([^]*?)^```/gmu)] : [];
    const line = text.slice(0, index).split('\n').length;
    const place = `${relative(root, path)}:${line}`;
    const codes = [
      ...tagged.map((code) => /^```ts\n([^]*?)^```/mu.exec(code)?.[1] ?? code),
      ...fenced.map(([, code = '']) => code),
    ];
    return codes.map((code) => ({ place, code: `${code.trimEnd()}\n` }));
  });
}

/** Returns what the comments behind `console.log(…)` say that it prints. */
const promisedBy = (code: string): readonly string[] =>
  [...code.matchAll(/console\.log\(.*\);(?: \/\/ (.*))?$/gmu)].map(([, text = '']) => text);

const examples = sources.flatMap(examplesIn);

describe('examples of the reference', () => {
  beforeAll(async () => {
    const service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined } });
    const apiKey = service.newKey ?? '';
    const client = createApiClient({ baseUrl: service.url, apiKey });
    const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
    valueOf(await client.call('createStudy', { bodyText: JSON.stringify(cooking) }));
    vi.stubEnv('GUIDE_API_URL', service.url);
    vi.stubEnv('GUIDE_API_KEY', apiKey);
    return async () => {
      vi.unstubAllEnvs();
      await service.close();
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('exist for each library', () => {
    for (const name of libraries)
      expect(
        examples.some(({ place }) => place.includes(`/${name}/`)),
        name,
      ).toBe(true);
  });

  it.each(examples.map((example, number) => ({ ...example, number })))(
    '$place prints what it says',
    async (example) => {
      mkdirSync(folder, { recursive: true });
      const path = join(folder, `${example.number}.ts`);
      writeFileSync(path, example.code);
      const printed: string[] = [];
      const log = vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(format(...values)));
      try {
        await import(/* @vite-ignore */ path);
      } finally {
        log.mockRestore();
      }
      expect(printed).toEqual(promisedBy(example.code));
      expect(printed, 'an example shows a result').not.toEqual([]);
    },
  );
});
