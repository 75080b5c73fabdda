import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { within, eventually } from '../eventually.ts';

/** A PostgreSQL server of the test's own, in a folder of its own, on this machine only. */
export interface PostgresServer {
  /** Creates a database and returns its address. */
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Stops it like `pg_ctl stop -m immediate`, waits, and starts it again at the same address. */
  restart(downMs: number): Promise<void>;
  end(): Promise<void>;
}

/** The folder of `initdb` and `postgres`, from the path or where Debian puts them; null if there is none. */
const programs = findPrograms();

/** Why the tests on PostgreSQL do not run here; null if they do. */
export const noPostgres =
  programs === null ? 'PostgreSQL is not installed; on Debian: apt-get install postgresql' : null;

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root, so root starts it as a user without rights. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find((line) => line.startsWith('nobody:'))?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Starts a server with Debian's defaults, among them `fsync = on`. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'study-postgres-'));
  const owner = unprivileged();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const initialised = spawn(program('initdb'), ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8'], settings);
  await expectEnd(initialised, 'initdb');
  const start = (port: number) =>
    spawn(program('postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], settings);
  const listened = await listening(data, start);
  const { port } = listened;
  let { server } = listened;
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await within('postgres ends', ended);
  };
  const urlOf = (database: string) => addressOf(port, database);
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `study_${databases}`;
      await execute(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    dropDatabase: (url) => execute(urlOf('postgres'), `drop database ${new URL(url).pathname.slice(1)} with (force)`),
    async restart(downMs) {
      await stop();
      await pause(downMs);
      server = start(port);
      await untilReady(port, data, server);
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}.`);
    },
    async end() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

function program(name: string): string {
  return join(programs ?? '', name);
}

async function expectEnd(child: ChildProcess, name: string): Promise<void> {
  const [code] = (await within(`${name} ends`, once(child, 'exit'))) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

const addressOf = (port: number, database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;

/**
 * Starts a server and waits until it answers, because it does not report when it is ready. It cannot choose its port:
 * if another program took the free one meanwhile, perhaps the server of another test, it ends, and is started again.
 */
async function listening(data: string, start: (port: number) => ChildProcess) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = start(port);
    await untilReady(port, data, server);
    if (server.exitCode === null) return { port, server };
    if (attempt === 3) throw new Error(`postgres ended with ${server.exitCode}.`);
  }
}

/** Connects until the server answers or has ended. */
async function untilReady(port: number, data: string, server: ChildProcess): Promise<void> {
  await eventually('postgres answers from its own folder', async () => {
    if (server.exitCode === null) await execute(addressOf(port, 'postgres'), ownFolder(data));
  });
}

/** Fails on a server whose data are in another folder. */
const ownFolder = (data: string) => `select 1 / (current_setting('data_directory') = '${data}')::int`;

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
