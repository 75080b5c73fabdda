import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { failed } from '@guide-studio/host/common';
import { startLoopbackServer } from '@guide-studio/host/node';
import { expect, it } from 'vitest';

// Law: a connection on which a browser has sent nothing is closed in silence. A 408 would be taken for the answer to its
// next request.

it('a spare connection is closed without an answer', { timeout: 180_000 }, async () => {
  const server = await startLoopbackServer({
    dispatcher: async () => failed({ code: 'sessionRefused' }),
    rendererDir: fileURLToPath(new URL('../../renderer/dist', import.meta.url)),
  });
  try {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    const got: Buffer[] = [];
    socket.on('data', (bytes) => got.push(bytes));
    await once(socket, 'close');
    expect(Buffer.concat(got).toString()).toBe('');
  } finally {
    await server.close();
  }
});
