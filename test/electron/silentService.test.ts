import { expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { double } from './electronDouble.ts';
import { studioOnDouble } from './studioOnDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

const on = studioOnDouble({ isServiceSilent: true });

test('the window does not wait for the local service; what asks the service does', async () => {
  expect(on.window.loaded).toEqual(['app://guide-studio/']);
  expect(await on.invoke(channels.call, ['file.list', {}])).toMatchObject({ ok: true });
  let isAnswered = false;
  const asking = on.invoke(channels.call, ['connection.list', {}]).finally(() => (isAnswered = true));
  // What does not need the service is answered meanwhile, also when it is asked later.
  expect(await on.invoke(channels.call, ['file.list', {}])).toMatchObject({ ok: true });
  expect(isAnswered).toBe(false);
  double.services[0]?.answerUse(1, 'http://127.0.0.1:7');
  expect(await asking).toMatchObject({ value: { connections: [{ baseUrl: 'http://127.0.0.1:7', hasKey: true }] } });
});
