import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, pathOf } from '@guide-studio/api-contract';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type RunningService, type ServiceOptions, startService } from '@guide-studio/study-service/node';
import { onTestFinished } from 'vitest';

/** A service in memory, which ends with the test. */
export interface Operated {
  readonly service: RunningService;
  readonly key: string;
  /** Every line of the log. */
  readonly log: readonly string[];
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  create(guide?: unknown): Promise<Response>;
}

export const smallGuide: CreateStudyRequest = {
  title: 'Small',
  studyGuide: [{ type: 'flat', title: 'Block', items: [{ type: 'open_ended', text: 'Why?' }] }],
};

export async function operated(faults?: unknown, options: Partial<ServiceOptions> = {}): Promise<Operated> {
  const folder = await mkdtemp(join(tmpdir(), 'operated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const faultFile = join(folder, 'faults.json');
  if (faults !== undefined) await writeFile(faultFile, JSON.stringify(faults));
  const log: string[] = [];
  const service = await startService({
    port: 0,
    data: ':memory:',
    log: { write: (line) => void log.push(line) },
    ...(faults === undefined ? {} : { faultFile }),
    ...options,
  });
  onTestFinished(() => service.close());
  const key = service.newKey ?? '';
  return {
    service,
    key,
    log,
    get: (path, headers = {}) => fetch(`${service.url}${path}`, { headers }),
    create: (guide = smallGuide) =>
      fetch(`${service.url}${endpoints.createStudy.path}`, {
        method: 'POST',
        headers: { 'x-api-key': key },
        body: JSON.stringify(guide),
      }),
  };
}

/** An address of every endpoint, with its method. */
export const addresses = Object.values(endpoints).map(({ id, family, method, path }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'abc'] as const);
  return { id, family, method, path: pathOf(path, Object.fromEntries(names)) };
});
