import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiOf, operations } from '@guide-studio/api-contract';
import { startService } from '@guide-studio/study-service/node';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { heyApiProgram, openapiFetchProgram } from './clientPrograms.ts';
import { root, run } from './installed.ts';
import { type OpenApiTools, openApiTools } from './openApiTools.ts';

let tools: OpenApiTools;

beforeAll(async () => {
  tools = await openApiTools();
}, 600_000);

/** Returns an empty folder with the document, and with what compiles strictly. */
function folderFor(name: string): string {
  const folder = join(tools.folder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiOf('http://127.0.0.1:4310'), null, 2));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    outDir: 'made',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  return folder;
}

/** A service with a page, in memory, until the test ends. */
async function startedService() {
  const pageDir = mkdtempSync(join(tmpdir(), 'generated-clients-'));
  onTestFinished(() => rmSync(pageDir, { recursive: true }));
  mkdirSync(join(pageDir, 'page'));
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(pageDir, 'page', 'abc.css'), '/* */');
  const service = await startService({ port: 0, data: ':memory:', pageDir, log: { write: () => undefined } });
  onTestFinished(() => service.close());
  return service;
}

/** Compiles a program, and runs it against a new service. Returns the operations that it called. */
async function calledBy(folder: string, program: string): Promise<readonly string[]> {
  writeFileSync(join(folder, 'program.ts'), program);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(await run(process.execPath, [compiler, '-p', '.'], folder).catch(printedBy)).toBe('');
  const service = await startedService();
  const env = { BASE: service.url, KEY: service.newKey ?? '' };
  return JSON.parse(await run(process.execPath, ['made/program.js'], folder, env)) as readonly string[];
}

/** The compiler says on standard output what is wrong. */
const printedBy = (error: { readonly stdout?: string }): string => error.stdout ?? String(error);

const everyOperation = operations.map(({ method, path }) => `${method} ${path}`).toSorted();

describe('the OpenAPI document', () => {
  it('passes the recommended rules of redocly, but that health checks have no refusal', async () => {
    const folder = folderFor('lint');
    const printed = await tools.use('redocly', ['lint', 'openapi.json', '--format', 'json'], folder);
    const { totals, problems } = JSON.parse(printed) as {
      readonly totals: { readonly errors: number };
      readonly problems: readonly {
        readonly ruleId: string;
        readonly location: readonly { readonly pointer?: string }[];
      }[];
    };
    expect(totals.errors).toBe(0);
    expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([
      'operation-4xx-response #/paths/~1healthz/get/responses',
      'operation-4xx-response #/paths/~1readyz/get/responses',
    ]);
  });

  it('makes a client with openapi-typescript and openapi-fetch that calls every operation', async () => {
    const folder = folderFor('openapi-fetch');
    await tools.use('openapi-typescript', ['openapi.json', '-o', 'schema.d.ts'], folder);
    expect((await calledBy(folder, openapiFetchProgram)).toSorted()).toEqual(everyOperation);
  });

  it('makes a client with @hey-api/openapi-ts that calls every operation', async () => {
    const folder = folderFor('hey-api');
    // Node wants the endings of files in imports.
    const config = { input: 'openapi.json', output: { path: 'client', module: { extension: '.js' } } };
    const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'];
    writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify({ ...config, plugins })};`);
    await tools.use('openapi-ts', [], folder);
    expect((await calledBy(folder, heyApiProgram)).toSorted()).toEqual(everyOperation);
  });
});
