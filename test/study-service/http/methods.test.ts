import { expect, test } from 'vitest';
import { addresses, operated } from './operated.ts';
import { raw } from './raw.ts';

const own = [
  { method: 'POST', path: '/api/participant/interviews' },
  { method: 'GET', path: '/api/participant/interviews/abc' },
  { method: 'POST', path: '/api/participant/interviews/abc/answers' },
  ...['/healthz', '/readyz', '/metrics', '/openapi.json'].map((path) => ({ method: 'GET', path })),
];
const all = [...addresses, ...own];
/** Headers that differ with every answer. */
const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);

function lasting(headers: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)));
}

test('HEAD has the status and headers of GET, its length too, and no body', async () => {
  const { service, key } = await operated();
  for (const { path } of all.filter(({ method }) => method === 'GET')) {
    const headers = { 'x-api-key': key };
    const get = await raw(service.url + path, { headers });
    const head = await raw(service.url + path, { method: 'HEAD', headers });
    expect([head.status, head.body.length], path).toEqual([get.status, 0]);
    // Counts of requests differ with each request.
    const without = path === '/metrics' || path === '/readyz' || path === '/healthz' ? { 'content-length': '' } : {};
    expect({ ...lasting(head.headers), ...without }, path).toEqual({ ...lasting(get.headers), ...without });
  }
});

test('OPTIONS names the methods of each address; another method is 405 with the same list', async () => {
  const { service } = await operated();
  for (const path of new Set(all.map((each) => each.path))) {
    const url = service.url + path;
    const methods = all.filter((each) => each.path === path).map(({ method }) => method);
    const own = ['GET', 'POST'].filter((method) => methods.includes(method));
    const allowed = [...own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
    const options = await raw(url, { method: 'OPTIONS' });
    expect([options.status, options.headers['allow'], options.body.length], path).toEqual([204, allowed, 0]);
    for (const other of ['PUT', 'PATCH', 'DELETE', 'TRACE', ...['GET', 'POST'].filter((each) => !own.includes(each))]) {
      const refused = await raw(url, { method: other });
      expect([refused.status, refused.headers['allow']], `${other} ${path}`).toEqual([405, allowed]);
      expect(refused.json()).toMatchObject({ code: 'not_found' });
      expect(refused.json()['error']).toContain(other);
    }
  }
});

test('an address that is not served is 404 with every method', async () => {
  const { service } = await operated();
  for (const method of ['GET', 'POST', 'PUT', 'OPTIONS']) {
    const answer = await raw(`${service.url}/api/public/v1/nothing`, { method });
    expect([answer.status, answer.headers['allow']], method).toEqual([404, undefined]);
  }
});

test('a slash at the end of a path makes no other address', async () => {
  const { service, key } = await operated();
  for (const { method, path } of all) {
    const headers = { 'x-api-key': key };
    const body = method === 'POST' ? '{}' : undefined;
    const [plain, slashed] = await Promise.all(
      [path, `${path}/`].map((each) => raw(service.url + each, { method, headers, ...(body ? { body } : {}) })),
    );
    expect(slashed?.status, path).toBe(plain?.status);
    if (path !== '/metrics') expect(slashed?.body.toString(), path).toBe(plain?.body.toString());
  }
  expect((await raw(`${service.url}//`)).status).toBe(404);
  const metrics = (await raw(`${service.url}/metrics/`)).body.toString();
  expect(metrics).toContain('{endpoint="listStudies",status="200"} 2');
});
