import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../packages/study-service/src/node/listen.ts';

/** A server whose answers wait until the test releases them. */
async function heldServer() {
  let entered = (): void => undefined;
  let release = (): void => undefined;
  const inside = new Promise<void>((resolve) => (entered = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  const answer = async () => {
    entered();
    await held;
    return new Response('whole', { status: 200 });
  };
  return { server: await listen(answer, '127.0.0.1', 0), inside, release };
}

test('a stop finishes current answers, also on a connection that would stay open, and then ends', async () => {
  const { server, inside, release } = await heldServer();
  const agent = new Agent({ keepAlive: true });
  const sent = request(server.url, { agent });
  const answered = once(sent, 'response');
  sent.end();
  await inside;
  const closed = server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  release();
  const [response] = await answered;
  expect(await new Response(response).text()).toBe('whole');
  await closed;
  agent.destroy();
});
