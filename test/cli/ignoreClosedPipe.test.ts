import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { ignoreClosedPipe } from '../../packages/cli/src/ignoreClosedPipe.ts';

function failing(code: string, isTTY = false): () => void {
  const stream = Object.assign(new EventEmitter(), { isTTY }) as unknown as EventEmitter & NodeJS.WritableStream;
  ignoreClosedPipe(stream);
  return () => void stream.emit('error', Object.assign(new Error(code), { code }));
}

test.each(['EPIPE', 'ECONNRESET', 'EOF', 'ERR_STREAM_DESTROYED'])(
  'a reader that has gone (%s) is no failure',
  (code) => {
    expect(failing(code)).not.toThrow();
  },
);

test('a closed terminal is no failure; the same error of a file is', () => {
  expect(failing('EIO', true)).not.toThrow();
  expect(failing('EIO')).toThrow('EIO');
});

test('a full disk is a failure', () => {
  expect(failing('ENOSPC', true)).toThrow('ENOSPC');
});
