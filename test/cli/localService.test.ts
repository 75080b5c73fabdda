import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalService } from '../../packages/cli/src/studio/localService.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-service-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const database = () => join(folder, 'service', 'study-service.db');

test('a link given out yesterday works today: the service comes back on its port', async () => {
  const first = await startLocalService({ database: database(), log: () => undefined });
  await first.close();
  const second = await startLocalService({ database: database(), log: () => undefined });
  await second.close();
  expect(second.url).toBe(first.url);
});

test('does not wait for a port that another program has taken', async () => {
  const first = await startLocalService({ database: database(), log: () => undefined });
  await first.close();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(new URL(first.url).port), '127.0.0.1', resolve));
  const second = await startLocalService({ database: database(), log: () => undefined });
  await second.close();
  await new Promise((resolve) => other.close(resolve));
  expect(second.url).not.toBe(first.url);
});
