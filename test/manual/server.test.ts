import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '@guide-studio/study-service/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { eventually } from '../eventually.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';
import { raw } from '../study-service/http/raw.ts';

// Law: the server of one's own that the window and the manual name is made of parts that fit: what compose.yaml starts, and
// what Caddy passes on.

const docker = fileURLToPath(new URL('../../tools/docker/', import.meta.url));
const text = readFileSync(join(docker, 'compose.yaml'), 'utf8');
const caddyfile = readFileSync(join(docker, 'Caddyfile'), 'utf8');
const compose = parse(text) as {
  readonly services: Readonly<Record<string, Part>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
interface Part {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly depends_on?: object;
  readonly healthcheck?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly read_only?: boolean;
}

describe('compose.yaml', () => {
  const { caddy, service, database } = compose.services;

  test('starts the service, PostgreSQL and Caddy, each after what it needs, with a place for all that stays', () => {
    expect(Object.keys(compose.services)).toEqual(['caddy', 'service', 'database']);
    expect([caddy, service, database].map((part) => Object.keys(part?.depends_on ?? {}))).toEqual([
      ['service'],
      ['database'],
      [],
    ]);
    expect(database?.healthcheck).toBeDefined();
    const named = Object.values(compose.services)
      .flatMap(({ volumes }) => volumes.map((each) => each.split(':')[0] ?? ''))
      .filter((name) => !name.startsWith('.'));
    expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(caddy?.volumes[0]).toBe('./Caddyfile:/etc/caddy/Caddyfile:ro');
    for (const part of [caddy, database]) expect(part?.image).toMatch(/^\w+:\d+\.\d+/u);
  });

  test('lets nobody in but by Caddy, without rights that are not needed', () => {
    expect(Object.values(compose.services).map(({ ports }) => ports)).toEqual([
      ['80:80', '443:443', '443:443/udp'],
      undefined,
      undefined,
    ]);
    for (const part of [caddy, service]) expect([part?.cap_drop, part?.read_only]).toEqual([['ALL'], true]);
    expect(service?.command).toEqual(expect.arrayContaining(['https://${DOMAIN}', '--behind-proxy', '--media']));
  });

  test('has no password, and shows none to others', () => {
    expect(text).not.toMatch(/PASSWORD: (?!\$\{)/u);
    expect(text, 'a password that others can see').not.toMatch(/(?:command|DATABASE_URL):.*PASSWORD/u);
  });

  test('the window and the manual name its command', () => {
    const root = join(docker, '..', '..');
    const words = readFileSync(join(root, 'renderer/src/i18n/en/invite.ts'), 'utf8');
    const manual = readFileSync(join(root, 'docs/service.md'), 'utf8');
    for (const each of [words, manual, text]) {
      expect(each).toContain('docker compose --file tools/docker/compose.yaml');
      expect(each).toMatch(/DOMAIN=studies\.example\.org POSTGRES_PASSWORD=/u);
      expect(each).toContain('exec service guide keys create');
    }
  });
});

const found = spawnSync('caddy', ['version']);
const missing = found.status === 0 ? null : 'Caddy is not installed';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.skipIf(missing !== null)(`Caddy with this Caddyfile (${missing ?? 'installed'})`, () => {
  test('calls it valid, and well formed', () => {
    const env = { ...process.env, DOMAIN: 'studies.example.org' };
    const valid = spawnSync('caddy', ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
      cwd: docker,
      env,
      encoding: 'utf8',
    });
    expect([valid.status, /^Valid configuration/mu.test(valid.stdout + valid.stderr)]).toEqual([0, true]);
    const formed = spawnSync('caddy', ['fmt', '-'], { input: caddyfile, encoding: 'utf8' });
    expect(formed.stdout.trim()).toBe(caddyfile.trim());
  });

  test('passes everything to the service, which knows its name and each participant', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'page'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><meta charset="utf-8" /><title>Interview</title>');
    const port = await freePort();
    const name = 'studies.example.org';
    const service = await startService({
      port: 0,
      data: ':memory:',
      pageDir: folder,
      baseUrl: `https://${name}`,
      behindProxy: true,
      log: { write: () => undefined },
    });
    onTestFinished(async () => await service.close());
    // As it is, but without certificates, which need a real name, and on a port of this test.
    const env = {
      ...process.env,
      DOMAIN: `http://${name}:${port}`,
      SERVICE: new URL(service.url).host,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const config = join(folder, 'Caddyfile');
    await writeFile(config, caddyfile.replace('{$DOMAIN} {', '{$DOMAIN} {\n\tbind 127.0.0.1'));
    const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
    onTestFinished(async () => {
      const ended = once(caddy, 'exit');
      caddy.kill('SIGTERM');
      await ended;
    });
    const ask = async (path: string, headers = {}) =>
      await raw(`http://127.0.0.1:${port}${path}`, { headers: { host: name, connection: 'close', ...headers } });
    await eventually('Caddy passes on', async () => expect((await ask('/readyz')).status).toBe(200));
    const page = await ask('/s/unknown');
    expect([page.status, page.headers['content-type'], page.headers['server']]).toEqual([
      404,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const list = await ask('/api/public/v1/studies', { 'x-api-key': service.newKey ?? '' });
    expect([list.status, list.json()]).toEqual([200, expect.anything()]);
    // The figures stay closed to everyone behind it.
    expect((await ask('/metrics')).status).toBe(403);
  });
});
