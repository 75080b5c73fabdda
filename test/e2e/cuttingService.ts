import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that takes one key and breaks the connection in the middle of every create. */
export interface CuttingService {
  readonly address: string;
  readonly key: string;
  /** The bodies of all creates so far. */
  readonly created: readonly string[];
  stop(): Promise<void>;
}

export async function startCuttingService(): Promise<CuttingService> {
  const key = 'the-right-key-of-the-cutting-service';
  const created: string[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.headers['x-api-key'] !== key)
      return answer(401, { error: 'The API key is not valid.', code: 'invalid_api_key' });
    if (request.method === 'GET')
      return answer(200, request.url?.endsWith('/wallets') ? { wallets: [] } : { studies: [] });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      created.push(body);
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":');
      setImmediate(() => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    created,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
