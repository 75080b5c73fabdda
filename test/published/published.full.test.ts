import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { createApiClient, valueOf } from '@guide-studio/api-client';
import { block, guide, open } from '@guide-studio/guide-core/author';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import { chromium } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from '../e2e/browser.ts';
import { addresses } from '../../tools/releasing/addresses.mjs';
import { report } from '../size.ts';
import { bundledSize, bundlers } from './bundlers.ts';
import { type Installed, installed, root, run } from './installed.ts';
import { runtimes } from './runtimes.ts';

const libraries = ['guide-core', 'interview-engine', 'api-contract', 'api-client', 'sign-off'] as const;
type Library = (typeof libraries)[number];

let made: Installed;
let service: RunningService;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  made = await installed();
  service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined } });
  env = { GUIDE_API_URL: service.url, GUIDE_API_KEY: service.newKey ?? '' };
  const client = createApiClient({ baseUrl: service.url, apiKey: service.newKey ?? '' });
  const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
  valueOf(await client.call('createStudy', { bodyText: JSON.stringify(cooking) }));
  for (const name of libraries) writeFileSync(join(made.folder, `${name}.ts`), exampleOf(name).code);
}, 600_000);
afterAll(async () => await service.close());

/** The first example of a README, and what the README says that it prints. */
function exampleOf(name: Library): { readonly code: string; readonly prints: string } {
  const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const [, code = '', rest = ''] = /```ts\n([\s\S]*?)```\n([\s\S]*)/u.exec(text) ?? [];
  const [, prints = ''] = /^\s*prints\n\n```text\n([\s\S]*?)```/u.exec(rest) ?? [];
  return { code, prints };
}

const tarballOf = (name: string): Uint8Array => {
  const packed = made.packed.find((each) => each.name === name);
  if (packed === undefined) throw new Error(`${name} is not packed.`);
  return readFileSync(packed.file);
};
const fullName = (name: Library): string => `@guide-studio/${name}`;

describe('the packages to publish', () => {
  it('are six, of one version, with licence and README, and nothing of the workspace', () => {
    expect(made.packed.map(({ name }) => name)).toEqual([...libraries.map(fullName), 'guide-studio']);
    expect(new Set(made.packed.map(({ version }) => version)).size).toBe(1);
    for (const { name, version } of made.packed) {
      const folder = join(made.folder, 'node_modules', name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
      expect(manifest).toMatchObject({ type: 'module', license: 'MIT', engines: { node: expect.any(String) } });
      expect(manifest['private']).toBeUndefined();
      for (const field of ['description', 'keywords', 'files', 'exports']) {
        expect(manifest[field], `${name}: ${field}`).toBeTruthy();
      }
      const has = (field: string) => manifest[field] !== undefined;
      expect(has('homepage'), `${name}: homepage`).toBe(addresses.homepage !== '');
      for (const field of ['repository', 'bugs']) expect(has(field), field).toBe(addresses.repository !== '');
      const dependencies = Object.entries(manifest['dependencies'] as Record<string, string>);
      for (const [dependency, at] of dependencies) {
        expect(at, `${name} needs ${dependency}`).toMatch(/^\^?\d+\.\d+\.\d+$/u);
        if (dependency.startsWith('@guide-studio/')) expect(at).toBe(version);
      }
      expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT');
      expect(readFileSync(join(folder, 'README.md'), 'utf8'), 'links of the repository').not.toMatch(/\]\(\.\.?\//u);
    }
    const core = JSON.parse(
      readFileSync(join(made.folder, 'node_modules/@guide-studio/guide-core/package.json'), 'utf8'),
    ) as {
      readonly dependencies: object;
    };
    expect(Object.keys(core.dependencies)).toEqual(['zod']);
    report(
      'packages',
      Object.fromEntries(made.packed.map(({ name, size, files }) => [name, { kB: Math.round(size / 1024), files }])),
    );
  });

  it.each(libraries)('%s: publint and attw find nothing', async (name) => {
    const folder = join(made.folder, 'node_modules', fullName(name));
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
    const result = await checkPackage(createPackageFromTarballData(tarballOf(fullName(name))));
    if (result.types === false) throw new Error(`${name} has no types.`);
    // The packages are ES modules: Node 10 knows no exports, and `require` of them is no promise.
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  it.each(['bundler', 'nodenext'])(
    'have types that hold under strict and moduleResolution %s',
    async (moduleResolution) => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: false,
        // Users may publish what they make: every type of it must have a name.
        declaration: true,
        outDir: 'types',
        target: 'ES2023',
        lib: ['ES2023', 'DOM'],
        module: moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext',
        moduleResolution,
        types: ['node'],
      };
      const file = `tsconfig.${moduleResolution}.json`;
      writeFileSync(
        join(made.folder, file),
        JSON.stringify({ compilerOptions, files: libraries.map((name) => `${name}.ts`) }),
      );
      expect(
        await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file], made.folder),
      ).toBe('');
    },
  );
});

describe.each(runtimes)('on $name', ({ args, program }) => {
  let runtime: string;
  beforeAll(async () => {
    runtime = await program();
  }, 300_000);

  it.each(libraries)('the first example of %s does what its README says', async (name) => {
    const { code, prints } = exampleOf(name);
    writeFileSync(join(made.folder, `${name}.mjs`), code);
    expect(await run(runtime, [...args, `${name}.mjs`], made.folder, env)).toBe(prints);
    if (name === 'sign-off')
      expect(readFileSync(join(made.folder, 'cooking.docx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('the command checks, builds from code and writes code', async () => {
    const study = `import { block, guide, open } from '@guide-studio/guide-core/author';
const title: string = 'Cooking';
export default guide(title, {}, [block('Last week', [open('What did you cook?')])]);
`;
    writeFileSync(join(made.folder, 'study.ts'), study);
    const bin = join(made.folder, 'node_modules/guide-studio/packages/cli/bin/guide.mjs');
    const guide = (...words: string[]) => run(runtime, [...args, bin, ...words], made.folder);
    const text = await guide('build', 'study.ts');
    writeFileSync(join(made.folder, 'study.guide.json'), text);
    expect(await guide('validate', 'study.guide.json')).toContain('valid');
    writeFileSync(join(made.folder, 'again.ts'), await guide('to-code', 'study.guide.json'));
    expect(await guide('build', 'again.ts')).toBe(text);
  });
});

describe('in a browser', () => {
  let server: Server | undefined;
  afterAll(() => server?.close());

  it.each(Object.entries(bundlers))(
    'guide-core costs at most 60 kB gzipped to read, check and write guides, bundled by %s',
    async (name, bundler) => {
      const uses = {
        'read, check and write':
          "export { readGuide } from '@guide-studio/guide-core';\nexport { canonicalText } from '@guide-studio/guide-core/files';",
        'guides in code': "export { guide, block, choice, open, screening } from '@guide-studio/guide-core/author';",
        'check only': "export { validate } from '@guide-studio/guide-core';",
        'guide-core': "export * from '@guide-studio/guide-core';",
        'interview-engine': "export * from '@guide-studio/interview-engine';",
        'api-client': "export * from '@guide-studio/api-client';",
      };
      const sizes: Record<string, { readonly all: number; readonly zod: number }> = {};
      for (const [use, code] of Object.entries(uses)) sizes[use] = await bundledSize(bundler, made.folder, code);
      report(`gzipped bytes in a browser, by ${name}`, sizes);
      expect(sizes['read, check and write']?.all).toBeLessThanOrEqual(60 * 1024);
      expect(sizes['guides in code']?.all).toBeLessThanOrEqual(60 * 1024);
    },
    300_000,
  );

  it.skipIf(findChromium() === undefined)(
    'a page and a worker bundled by Vite check a guide (needs a Chromium)',
    async () => {
      const check =
        "import { validate } from '@guide-studio/guide-core';\nconst found = validate({ title: '', studyGuide: [] }).map(({ code }) => code);\n";
      const files = {
        'index.html': '<!doctype html><title>wait</title><script type="module" src="./page.js"></script>',
        'page.js': `${check}
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => { document.title = JSON.stringify([found, data]); };
`,
        'worker.js': `${check}postMessage(found);\n`,
      };
      const site = join(made.folder, 'site');
      mkdirSync(site, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
      await build({
        root: site,
        configFile: false,
        logLevel: 'error',
        worker: { format: 'es' },
        build: { outDir: 'dist' },
      });
      server = createServer((request, response) => {
        const path = request.url === '/' ? '/index.html' : (request.url ?? '');
        if (path === '/favicon.ico') return response.writeHead(404).end();
        response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
        return response.end(readFileSync(join(site, 'dist', path)));
      });
      await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
      const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });
      try {
        const page = await browser.newPage();
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await page.waitForFunction(() => document.title !== 'wait');
        const [inPage, inWorker] = JSON.parse(await page.title()) as [string[], string[]];
        expect(inPage.length).toBeGreaterThan(0);
        expect(inWorker).toEqual(inPage);
      } finally {
        await browser.close();
      }
    },
  );
});

describe('the JSON Schema', () => {
  it('is a file of guide-core at a stable place, and is what the command prints', async () => {
    const folder = join(made.folder, 'node_modules/@guide-studio/guide-core');
    const schema = readFileSync(join(folder, 'guide.schema.json'), 'utf8');
    const bin = join(made.folder, 'node_modules/guide-studio/packages/cli/bin/guide.mjs');
    expect(JSON.parse(schema)).toEqual(JSON.parse(await run(process.execPath, [bin, 'schema'], made.folder)));
  });
});
