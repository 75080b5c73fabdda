import { gzipSync } from 'node:zlib';
import { createApiClient } from '@guide-studio/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listed } from './listed.ts';
import { numbersFrom } from '../size.ts';
import { type BadServer, type Behaviour, startBadServer } from './badServer.ts';

let server: BadServer;
beforeEach(async () => {
  server = await startBadServer();
});
afterEach(() => server.close());

const maxBytes = 10_000;
function read() {
  const client = createApiClient({ baseUrl: server.url, apiKey: 'key', fetch, maxBytes, retryDelaysMs: [] });
  return client.call('listResponses', { params: { linkId: 'abc' } });
}

const response = (number: number, words = '') => listed(number, { answers: { 'Q1: Why?': words } });

/** Sends a text in pieces, repeating the given lengths. */
function inPieces(text: string | Buffer, lengths: () => number, headers: Record<string, string> = {}): Behaviour {
  return (answer) => {
    answer.writeHead(200, headers);
    const bytes = Buffer.from(text);
    for (let at = 0, length = 0; at < bytes.length; at += length) {
      length = lengths();
      answer.write(bytes.subarray(at, at + length));
    }
    answer.end();
  };
}

describe('a list of responses', () => {
  it('is read whatever its texts hold, its spaces, and the pieces it comes in', async () => {
    const seed = 7;
    const pick = numbersFrom(seed);
    const texts = ['', '"', '\\', '\\"', ']', '},{', '[[[', 'ä€😀', '\n\t', '","', '\u0000', '\\\\"]'];
    for (let turn = 0; turn < 40; turn += 1) {
      const textOf = () => Array.from({ length: pick(6) }, () => texts[pick(texts.length)]).join('');
      const list = Array.from({ length: pick(5) }, (_, at) => response(at, textOf()));
      const text = pick(2) === 0 ? JSON.stringify(list) : ` \n${JSON.stringify(list, null, 2)}\r\n\t`;
      server.behave(inPieces(text, () => 1 + pick(turn % 2 === 0 ? 7 : 2000)));
      expect(await read(), `seed ${seed}, turn ${turn}`).toEqual({ ok: true, status: 200, value: list });
    }
  });

  it('may be larger than the limit of each of its elements, packed too', async () => {
    const list = Array.from({ length: 50 }, (_, at) => response(at, 'x'.repeat(5000)));
    server.behave(inPieces(gzipSync(JSON.stringify(list)), () => 500, { 'content-encoding': 'gzip' }));
    expect(await read()).toEqual({ ok: true, status: 200, value: list });
  });

  it('with an element over the limit ends there, and reports which one it was', async () => {
    let sent = 0;
    server.behave((answer) => {
      answer.writeHead(200);
      answer.write(`[${JSON.stringify(response(0))}, ${JSON.stringify(response(7)).slice(0, -1)}, "endless": "`);
      const more = (): void => {
        if (answer.destroyed || sent > 5000) return void answer.end();
        sent += 1;
        answer.write('x'.repeat(1000), () => setImmediate(more));
      };
      more();
    });
    const failure = { kind: 'tooLarge', limitBytes: maxBytes, element: 1, number: 7, mayHaveHappened: false };
    expect(await read()).toEqual({ ok: false, failure });
    expect(sent).toBeLessThan(5000);
  });

  it.each([1, 100, 1_000_000])(
    'names the element over the limit by its number, in pieces of %i bytes',
    async (length) => {
      const large = (more: object) => [{ ...more, words: `"readableId":8${'x'.repeat(maxBytes)}` }];
      const numbers = [{ id: 'a', readableId: 7 }, { id: 'a', response_number: 7 }, { words: '"readableId":8' }].map(
        large,
      );
      for (const [at, list] of numbers.entries()) {
        server.behave(inPieces(JSON.stringify(list, null, at), () => length));
        const failure = { kind: 'tooLarge', limitBytes: maxBytes, element: 0, mayHaveHappened: false };
        expect(await read()).toEqual({ ok: false, failure: at < 2 ? { ...failure, number: 7 } : failure });
      }
    },
  );

  const one = JSON.stringify(response(1));
  it.each([
    ['', 'notJson'],
    ['[', 'notJson'],
    [`[${one}`, 'notJson'],
    [`[${one},`, 'notJson'],
    [`[${one},]`, 'notJson'],
    [`[,${one}]`, 'notJson'],
    [`[${one} ${one}]`, 'notJson'],
    [`[${one}]]`, 'notJson'],
    [`[${one}] x`, 'notJson'],
    [`[${one}}]`, 'notJson'],
    [`[${one.slice(0, -1)}]`, 'notJson'],
    ['<html>', 'notJson'],
    ['{"responses":[]}', 'unexpectedBody'],
    ['"text"', 'unexpectedBody'],
    ['[1]', 'unexpectedBody'],
    [`[${one},{}]`, 'unexpectedBody'],
  ])('that is %s is %s', async (text, kind) => {
    server.behave(inPieces(text, () => 3));
    expect(await read()).toMatchObject({ ok: false, failure: { kind } });
  });

  it('names the place of an element that lacks something', async () => {
    server.behave(inPieces(JSON.stringify([response(1), { ...response(2), tags: 'none' }]), () => 100));
    expect(await read()).toMatchObject({ ok: false, failure: { kind: 'unexpectedBody', path: [1, 'tags'] } });
  });
});
