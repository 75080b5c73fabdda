import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InterviewStep, openApiOf, operations, pathOf } from '@guide-studio/api-contract';
import type { Step } from '@guide-studio/interview-engine';
import { createApp, type Service } from '@guide-studio/study-service';
import { startService } from '@guide-studio/study-service/node';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** What the layers in front of the app serve. */
const inFront: ReadonlySet<string> = new Set([
  'healthz',
  'readyz',
  'metrics',
  'openapi',
  'ownService',
  'participantPage',
  'pageFile',
]);

test('the app serves the operations of the table, and nothing else', () => {
  // Its routes depend on no part of the service.
  const { routes } = createApp({ store: {} } as Service);
  const rows = operations.filter(({ id }) => !inFront.has(id)).map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(rows.toSorted());
});

test('a running service has something at the address of every operation, and its own document', async () => {
  const pageDir = await mkdtemp(join(tmpdir(), 'open-api-page-'));
  onTestFinished(() => rm(pageDir, { recursive: true }));
  await mkdir(join(pageDir, 'page'));
  await writeFile(join(pageDir, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(pageDir, 'page', 'abc.css'), '');
  const service = await startService({ port: 0, data: ':memory:', pageDir, log: { write: () => undefined } });
  onTestFinished(() => service.close());
  for (const { id, method, path } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'file' ? 'abc.css' : 'abc']);
    const url = `${service.url}${pathOf(path, Object.fromEntries(names) as Record<string, string>)}`;
    const { status, body } = await fetch(url, { method }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    }));
    expect(body, id).not.toContain('Nothing is served at this address');
    expect(status, id).not.toBe(405);
  }
  expect(await (await fetch(`${service.url}/openapi.json`)).json()).toEqual(openApiOf(service.url));
});

test('the steps of the document are those of the interview engine', () => {
  expectTypeOf<Step>().toExtend<Frozen<InterviewStep>>();
  expectTypeOf<Frozen<InterviewStep>>().toExtend<Step>();
});
