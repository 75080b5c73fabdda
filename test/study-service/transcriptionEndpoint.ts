import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a transcriber gets it. */
export interface ReceivedSound {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Buffer };
}

/** What a transcriber does with a sound. */
export type TranscriberBehaviour = (response: ServerResponse, sound: ReceivedSound) => void | Promise<void>;

/** An endpoint for transcriptions on this machine that behaves as told. */
export async function startTranscriptionEndpoint() {
  let behaviour: TranscriberBehaviour = transcribesTo('Well.');
  const sounds: ReceivedSound[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    const fields: Record<string, string> = {};
    let file: ReceivedSound['file'] = { name: '', type: '', bytes: Buffer.alloc(0) };
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value;
      else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    }
    const sound = { path: request.url ?? '', authorization: request.headers.authorization, fields, file };
    sounds.push(sound);
    await behaviour(response, sound);
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    sounds,
    behave(next: TranscriberBehaviour): void {
      behaviour = next;
      sounds.length = 0;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

interface SpokenSegment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Answers with this text, as `verbose_json` or as `json`, as it is asked. */
export const transcribesTo =
  (text: string, segments: readonly SpokenSegment[] = [], more: object = {}): TranscriberBehaviour =>
  (response, { fields }) => {
    const detailed = fields['response_format'] === 'verbose_json' ? { segments, ...more } : {};
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ text, ...detailed }));
  };

/** Answers when it is let go. */
export function held(then: TranscriberBehaviour): { readonly behaviour: TranscriberBehaviour; go(): void } {
  let go = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    go = resolve;
  });
  return {
    behaviour: async (response, sound) => {
      await open;
      await then(response, sound);
    },
    go: () => go(),
  };
}
