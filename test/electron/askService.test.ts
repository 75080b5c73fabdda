import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { askService } from '../../electron/src/askService.ts';

/** A process whose messages are given to `postMessage`. */
function port(postMessage: (message: { readonly id: number }) => void) {
  return Object.assign(new EventEmitter(), { postMessage });
}

const parts = { model: null, transcriber: null };

test('answers come to who asked, in any order', async () => {
  const ids: number[] = [];
  const own = port(({ id }) => ids.push(id));
  const ask = askService(own);
  const [first, second] = [ask('faults', null), ask('use', parts)];
  const connection = { baseUrl: 'http://127.0.0.1:7', apiKey: 'key' };
  own.emit('message', { id: ids[1], answer: connection });
  own.emit('message', { id: ids[0], answer: parts });
  expect([await first, await second]).toEqual([parts, connection]);
});

test('a process that ends, or has ended, answers null', async () => {
  const own = port(() => undefined);
  const ask = askService(own);
  const waiting = ask('faults', null);
  own.emit('exit');
  expect([await waiting, await ask('faults', null)]).toEqual([null, null]);
});

test('a message that cannot be sent, since the process has just ended, is answered with null', async () => {
  const ask = askService(
    port(() => {
      throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    }),
  );
  expect(await ask('stop', null)).toBeNull();
  expect(await ask('use', parts)).toBeNull();
});
