import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@guide-studio/api-contract';
import { openStore, StartError, startService } from '@guide-studio/study-service/node';
import Database from 'libsql';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { smallGuide } from '../http/operated.ts';
import { openDatabaseFile } from '../../../packages/study-service/src/node/databaseFile.ts';
import { withPreparedStatements } from '../../../packages/study-service/src/node/preparedStatements.ts';
import { watchDatabase, withWatch } from '../../../packages/study-service/src/node/watchDatabase.ts';
import { accessOf, participantOf } from '../participant.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A service on a database file, with what it logs. */
async function startOn(data: string) {
  const log: string[] = [];
  const service = await startService({ port: 0, data, log: { write: (line) => void log.push(line) } });
  onTestFinished(() => service.close());
  const headers = { 'x-api-key': service.newKey ?? '' };
  return {
    service,
    log,
    create: async () =>
      (
        await fetch(`${service.url}${endpoints.createStudy.path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(smallGuide),
        })
      ).status,
    ready: async () => (await fetch(`${service.url}/readyz`)).status,
  };
}

describe('a database file that a service runs on', () => {
  const losses: readonly (readonly [string, string, (data: string) => void])[] = [
    ['is deleted', 'DATABASE_GONE', (data) => rmSync(data)],
    [
      'is deleted with all beside it',
      'DATABASE_GONE',
      (data) => ['', '-wal', '-shm'].forEach((end) => rmSync(data + end)),
    ],
    ['gets another name', 'DATABASE_GONE', (data) => renameSync(data, `${data}.old`)],
    ['goes with its folder', 'DATABASE_GONE', (data) => renameSync(join(data, '..'), `${join(data, '..')}-moved`)],
    [
      'is replaced by a copy of itself',
      'DATABASE_REPLACED',
      (data) => (copyFileSync(data, `${data}.new`), renameSync(`${data}.new`, data)),
    ],
    ['loses its journal', 'DATABASE_GONE', (data) => rmSync(`${data}-wal`)],
  ];

  it.each(losses)('%s: nothing more is acknowledged, and the log says why', async (_, code, lose) => {
    const folder = join(newFolder(), 'data');
    mkdirSync(folder);
    const data = join(folder, 'a.db');
    const { create, ready, log } = await startOn(data);
    expect([await create(), await ready()]).toEqual([201, 200]);
    lose(data);
    expect([await create(), await create(), await ready()]).toEqual([500, 500, 503]);
    const words = log.map((line) => JSON.parse(line) as { code?: string; stack?: string; route?: string });
    const why = words.filter((line) => line.code === code);
    expect(why.map(({ stack }) => stack)).toEqual(why.map(() => expect.stringContaining(`The file ${data}`) as string));
    expect(why.map(({ route }) => route)).toHaveLength(3);
    expect(why[0]?.stack).toContain('so nothing is written');
  });

  it('is gone while an interview is taken: the participant is told that nothing was stored, and sends it again', async () => {
    const data = join(newFolder(), 'a.db');
    const { service } = await startOn(data);
    const headers = { 'x-api-key': service.newKey ?? '' };
    const post = (path: string, body?: object) =>
      fetch(`${service.url}${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
    const draft = (await (await post(endpoints.createStudy.path, smallGuide)).json()) as { id: string; linkId: string };
    expect((await post(`/api/public/v1/studies/${draft.id}/launch`)).status).toBe(200);
    const participant = participantOf(service.url);
    const started = await participant.start({ linkId: draft.linkId, urlParams: {} });
    const answer = () => participant.answer(accessOf(started), started.step?.stepId ?? '', { text: 'Well' });
    renameSync(data, `${data}.away`);
    expect(await answer()).toMatchObject({
      status: 503,
      code: 'not_stored',
      error: expect.stringMatching(/Nothing was stored/u) as string,
    });
    const again = await post('/api/participant/interviews', { linkId: draft.linkId });
    expect([again.status, again.headers.get('retry-after')]).toEqual([503, '1']);
    renameSync(`${data}.away`, data);
    expect(await answer()).toMatchObject({ status: 200, step: { kind: 'end' } });
  });

  it.skipIf(process.getuid?.() !== 0)(
    'is on a full disk: nothing is acknowledged, and it is ready when there is room (skipped unless root, who can mount one)',
    async ({ skip }) => {
      const folder = newFolder();
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
      if (mounted.status !== 0) skip(mounted.stderr?.toString() ?? 'nothing can be mounted here');
      onTestFinished(() => void spawnSync('umount', ['-l', folder]));
      const data = join(folder, 'a.db');
      const { service, create, ready } = await startOn(data);
      expect([await create(), await ready()]).toEqual([201, 200]);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'fill'), Buffer.alloc(bavail * bsize));
      let status = 201;
      for (let study = 0; status === 201 && study < 1000; study += 1) status = await create();
      expect([status, await ready()]).toEqual([500, 503]);
      const started = await participantOf(service.url).start({ linkId: 'unknown', urlParams: {} });
      expect(started.status).toBe(404);
      rmSync(join(folder, 'fill'));
      expect([await ready(), await create()]).toEqual([200, 201]);
    },
  );

  it('is written over in its place: it is not ready, since it is no study database any more', async () => {
    const data = join(newFolder(), 'a.db');
    const { create, ready } = await startOn(data);
    expect([await create(), await ready()]).toEqual([201, 200]);
    sqlite(data, 'drop table installation');
    expect(await ready()).toBe(503);
  });

  it('is put back: everything is there, and the service continues', async () => {
    const data = join(newFolder(), 'a.db');
    const { create, ready } = await startOn(data);
    renameSync(data, `${data}.away`);
    expect([await create(), await ready()]).toEqual([500, 503]);
    renameSync(`${data}.away`, data);
    expect([await create(), await ready()]).toEqual([201, 200]);
  });

  it('is away within a transaction: its commit is refused, and nothing of it is there once the file is back', () => {
    const data = join(newFolder(), 'a.db');
    const file = openDatabaseFile(data, 1000);
    file.exec('create table note (text)');
    const watch = watchDatabase(data);
    watch.start();
    const database = withWatch(withPreparedStatements(file), watch);
    onTestFinished(() => database.close());
    const run = (text: string) => database.prepare(text).run([]);
    const transaction = (whileOpen: () => void) => {
      run('begin immediate');
      try {
        run("insert into note values ('a')");
        whileOpen();
        run("insert into note values ('b')");
        run('commit');
      } catch (error) {
        run('rollback');
        throw error;
      }
    };
    expect(() => transaction(() => renameSync(data, `${data}.away`))).toThrow(/is gone/u);
    expect(() => run("insert into note values ('c')")).toThrow(/is gone/u);
    renameSync(`${data}.away`, data);
    const notes = () => database.prepare('select text from note').all([]);
    expect(notes()).toEqual([]);
    transaction(() => undefined);
    run("insert into note values ('c')");
    expect(notes()).toHaveLength(3);
  });
});

/** A database of the service that is no longer in use. */
async function made(data: string): Promise<void> {
  await (await openStore({ data })).close();
}

const sqlite = (data: string, statement: string) => {
  const database = new Database(data);
  database.exec(statement);
  database.close();
};

describe('a database that cannot be used', () => {
  const causes: readonly (readonly [string, string, RegExp, (data: string) => void | Promise<void>])[] = [
    ['a text', 'dataForeign', /not a study database/u, (data) => writeFileSync(data, 'Dear diary, '.repeat(1000))],
    ['a few bytes', 'dataForeign', /not a study database/u, (data) => writeFileSync(data, 'no')],
    [
      'a database of another program',
      'dataForeign',
      /not a study database/u,
      (data) => sqlite(data, 'create table moz_cookies (a)'),
    ],
    [
      'one of another program that keeps its changes under the same name',
      'dataForeign',
      /not a study database/u,
      (data) =>
        sqlite(data, "create table kysely_migration (name, timestamp); insert into kysely_migration values ('1', '2')"),
    ],
    [
      'one of another program with a table of the same name',
      'dataForeign',
      /not a study database/u,
      (data) => sqlite(data, 'create table installation (foo)'),
    ],
    [
      'one of a newer version',
      'dataNewer',
      /newer version/u,
      async (data) => {
        await made(data);
        sqlite(
          data,
          "insert into kysely_migration values ('9999_later', '2030-01-01'); pragma wal_checkpoint(truncate)",
        );
      },
    ],
    [
      'one that lost its middle',
      'dataDamaged',
      /damaged.*guide restore/u,
      async (data) => {
        await made(data);
        sqlite(data, 'pragma wal_checkpoint(truncate)');
        truncateSync(data, 4096);
        // The first page, with the header, is unchanged, so the file seems intact.
        const bytes = readFileSync(data);
        writeFileSync(data, Buffer.concat([bytes, Buffer.alloc(200_000, 7)]));
      },
    ],
    ['a folder', 'dataUnusable', /cannot be opened/u, (data) => mkdirSync(data)],
  ];

  it.each(causes)('%s: says so in one sentence, and stays as it is', async (_, code, sentence, make) => {
    const data = join(newFolder(), 'a.db');
    await make(data);
    const before = code === 'dataUnusable' ? null : readFileSync(data);
    const error = await openStore({ data }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    const { code: found, message } = error as StartError;
    expect({ found, message }).toEqual({ found: code, message: expect.stringMatching(sentence) as string });
    expect(message).toContain(data);
    expect(message.split('\n')).toHaveLength(1);
    if (before !== null) expect(readFileSync(data).equals(before)).toBe(true);
  });
});

describe('what another process meets', () => {
  const bin = join(import.meta.dirname, '../../../packages/cli/bin/guide.mjs');
  // The first start builds the command and the page; another user may not.
  beforeAll(() => void spawnSync(process.execPath, [bin, 'serve', '--port', '0', '--data', tmpdir()]), 60_000);

  const serve = (data: string, options: object = {}) =>
    spawnSync(process.execPath, [bin, 'serve', '--port', '0', '--data', data], {
      env: { PATH: process.env['PATH'] ?? '', HOME: join(data, '..'), GUIDE_STUDIO_HOME: join(data, '..', 'home') },
      timeout: 30_000,
      ...options,
    });
  const expectSentence = (ended: ReturnType<typeof serve>, sentence: RegExp) => {
    const err = ended.stderr.toString().trim();
    expect({ status: ended.status, err }).toEqual({ status: 2, err: expect.stringMatching(sentence) as string });
    expect(err.split('\n')).toHaveLength(1);
  };
  const isRoot = process.getuid?.() === 0;

  it.skipIf(!isRoot)(
    'a file or a folder that it cannot write (skipped unless root, who becomes another user)',
    async () => {
      const folder = newFolder();
      chmodSync(folder, 0o755);
      const data = join(folder, 'a.db');
      await made(data);
      const nobody = { uid: 65_534, gid: 65_534 };
      chmodSync(data, 0o644);
      expectSentence(serve(data, nobody), /cannot be written/u);
      chmodSync(data, 0o666);
      expectSentence(serve(data, nobody), /cannot be written/u);
      expectSentence(serve(join(folder, 'new.db'), nobody), /cannot be written/u);
      expect(existsSync(join(folder, 'new.db'))).toBe(false);
    },
  );

  it.skipIf(!isRoot)('a full disk (skipped unless root, who can mount a small one)', ({ skip }) => {
    const folder = newFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
    if (mounted.status !== 0) skip(mounted.stderr?.toString() ?? 'nothing can be mounted here');
    onTestFinished(() => void spawnSync('umount', [folder]));
    for (const used of [262_144, 253_952, 200_000, 120_000]) {
      writeFileSync(join(folder, 'fill'), Buffer.alloc(used));
      expectSentence(serve(join(folder, 'a.db')), /disk is full/u);
      for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `a.db${end}`), { force: true });
    }
  });
});
