import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'application/json' };

/** Serves the floor with a guide on a free port of this machine. */
export async function startFloor(guide) {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'floor.html' : request.url.slice(1);
    const body = name === 'guide.json' ? guide : fileOf(name);
    if (body === null) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[name.split('.').at(-1)] }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function fileOf(name) {
  if (!/^floor\.\w+$/.test(name)) return null;
  return readFileSync(join(import.meta.dirname, 'floor', name));
}
