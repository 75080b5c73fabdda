import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a model gets it. */
export interface ChatRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** What a model does with a request. */
export type Behaviour = (response: ServerResponse, request: ChatRequest) => void;

/** A chat endpoint on this machine that behaves as told, once for each request; at the end of the list, like the last. */
export async function startChatEndpoint() {
  let behaviours: readonly Behaviour[] = [];
  const requests: ChatRequest[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as ChatRequest['body'];
    const asked = { authorization: request.headers.authorization, body };
    requests.push(asked);
    const [next, ...others] = behaviours;
    if (others.length > 0) behaviours = others;
    next?.(response, asked);
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(...some: readonly Behaviour[]): void {
      behaviours = some;
      requests.length = 0;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

/** Answers with this content of a message. */
export const answersWith =
  (content: unknown, tokens = 100): Behaviour =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: text } }], usage: { total_tokens: tokens } }));
  };

/** Asks a question. */
export const asks = (probe: string, reason = 'It leaves open why.'): Behaviour =>
  answersWith({ stop: false, probe, reason });
