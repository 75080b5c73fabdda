import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerMessages } from '../../packages/cli/src/studio/answerMessages.ts';
import { within } from '../eventually.ts';
import { temporaryFolder } from './guide.ts';

const use = { id: 1, ask: 'use', about: { model: null, transcriber: null } } as const;

test('an answer that cannot be sent, since the application has ended, stops the service and ends its process', async () => {
  const database = join(temporaryFolder(), 'service.db');
  const places = { database, report: () => undefined, log: () => undefined };
  let url = '';
  const ended = new Promise<unknown>((resolve) => {
    const receive = answerMessages(
      places,
      ({ answer }) => {
        url = (answer as { readonly baseUrl: string }).baseUrl;
        throw Object.assign(new Error('The channel is closed'), { code: 'ERR_IPC_CHANNEL_CLOSED' });
      },
      resolve,
    );
    receive(use);
  });
  expect(await within('the end of the process', ended)).toBeNull();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  expect(existsSync(database)).toBe(true);
});
