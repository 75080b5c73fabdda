import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@guide-studio/api-contract';
import { backUp, restore, startService } from '@guide-studio/study-service/node';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { smallGuide } from '../http/operated.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns every row of every table. */
function rowsOf(path: string): Record<string, unknown[]> {
  const database = new Database(path);
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    return Object.fromEntries(
      (tables as { name: string }[]).map(({ name }) => [
        name,
        database.prepare(`select * from "${name}" order by 1, 2`).all(),
      ]),
    );
  } finally {
    database.close();
  }
}

async function startOn(data: string) {
  const service = await startService({ port: 0, data, log: { write: () => undefined } });
  onTestFinished(() => service.close());
  const create = async (key: string) => {
    const init = { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify(smallGuide) };
    const response = await fetch(`${service.url}${endpoints.createStudy.path}`, init);
    expect(response.status).toBe(201);
  };
  return { service, create };
}

test('a backup of a quiet database is restored row for row, and a service runs on it with the same key', async () => {
  const folder = newFolder();
  const [data, file, other] = ['a.db', 'a.backup', 'b.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const { service, create } = await startOn(data);
  for (let study = 0; study < 20; study += 1) await create(service.newKey ?? '');
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  expect(restore(file, other)).toMatchObject({ kind: 'done' });
  for (const path of [file, other]) expect(statSync(path).mode & 0o077).toBe(0);
  const rows = rowsOf(data);
  expect(rows['study']).toHaveLength(20);
  expect(rowsOf(other)).toEqual(rows);
  const again = await startOn(other);
  expect(again.service.newKey).toBeNull();
  await again.create(service.newKey ?? '');
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

test('a backup under load holds everything that was acknowledged before it began, and is whole', async () => {
  const folder = newFolder();
  const data = join(folder, 'a.db');
  const { service, create } = await startOn(data);
  const key = service.newKey ?? '';
  let acknowledged = 0;
  const stop = new AbortController();
  const writer = async () => {
    while (!stop.signal.aborted) {
      await create(key);
      acknowledged += 1;
    }
  };
  const writers = [writer(), writer()];
  for (let turn = 0; turn < 5; turn += 1) {
    await create(key);
    const before = acknowledged;
    const file = join(folder, `${turn}.backup`);
    expect(backUp(data, file)).toMatchObject({ kind: 'done' });
    expect(rowsOf(file)['study']?.length).toBeGreaterThanOrEqual(before + turn + 1);
    expect(restore(file, join(folder, `${turn}.db`))).toMatchObject({ kind: 'done' });
  }
  stop.abort();
  await Promise.all(writers);
});

test('nothing is written over: neither a file by a backup, nor a database with data by a restore', async () => {
  const folder = newFolder();
  const [data, file] = [join(folder, 'a.db'), join(folder, 'a.backup')];
  const { service } = await startOn(data);
  writeFileSync(file, 'kept');
  expect(backUp(data, file)).toMatchObject({ kind: 'exists' });
  expect(readFileSync(file, 'utf8')).toBe('kept');
  rmSync(file);
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  expect(restore(file, data)).toMatchObject({ kind: 'notEmpty' });
  await service.close();
  const before = rowsOf(data);
  expect(restore(file, data)).toMatchObject({ kind: 'notEmpty' });
  expect(rowsOf(data)).toEqual(before);
  writeFileSync(join(folder, 'text.db'), 'a text of another program');
  expect(restore(file, join(folder, 'text.db'))).toMatchObject({ kind: 'notEmpty' });
  expect(readFileSync(join(folder, 'text.db'), 'utf8')).toBe('a text of another program');
  // A table of another program that has the name of one of ours.
  new Database(join(folder, 'other.db')).exec(
    "create table installation (a, b); create table notes (id, text); insert into notes values (1, 'kept')",
  );
  const other = rowsOf(join(folder, 'other.db'));
  expect(restore(file, join(folder, 'other.db'))).toMatchObject({ kind: 'notEmpty' });
  expect(rowsOf(join(folder, 'other.db'))).toEqual(other);
});

test('an empty database is replaced, a missing one is created, and leftovers of another one are not mixed in', async () => {
  const folder = newFolder();
  const [data, file] = [join(folder, 'a.db'), join(folder, 'a.backup')];
  const { service } = await startOn(data);
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  await service.close();
  writeFileSync(join(folder, 'nothing.db'), '');
  expect(restore(file, join(folder, 'nothing.db'))).toMatchObject({ kind: 'done' });
  expect(rowsOf(join(folder, 'nothing.db'))).toEqual(rowsOf(file));
  writeFileSync(join(folder, 'gone.db-wal'), 'of another database');
  expect(restore(file, join(folder, 'gone.db'))).toMatchObject({ kind: 'leftovers' });
  expect(existsSync(join(folder, 'gone.db'))).toBe(false);
});

test('a file that is no backup, or a damaged one, is refused, and nothing is created', async () => {
  const folder = newFolder();
  const [data, file] = [join(folder, 'a.db'), join(folder, 'a.backup')];
  const { service, create } = await startOn(data);
  for (let study = 0; study < 50; study += 1) await create(service.newKey ?? '');
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  const whole = readFileSync(file);
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 4096 * 3, 4096 * 6);
  new Database(join(folder, 'other.db')).exec('create table anything (a)');
  for (const [name, content] of [
    ['text', Buffer.from('no database')],
    ['empty', Buffer.alloc(0)],
    ['half', whole.subarray(0, whole.length / 2)],
    ['damaged', damaged],
    ['other', readFileSync(join(folder, 'other.db'))],
  ] as const) {
    writeFileSync(join(folder, name), content);
    expect(restore(join(folder, name), join(folder, 'new.db')), name).toMatchObject({ kind: 'notABackup' });
    expect(existsSync(join(folder, 'new.db')), name).toBe(false);
  }
  copyFileSync(join(folder, 'other.db'), join(folder, 'o.db'));
  const before = readdirSync(folder);
  expect(backUp(join(folder, 'o.db'), join(folder, 'o.backup'))).toMatchObject({ kind: 'notAStudyDatabase' });
  expect(() => restore(join(folder, 'missing'), join(folder, 'new.db'))).toThrow(/ENOENT/u);
  expect(readdirSync(folder)).toEqual(before);
});

test('a backup of which any one byte is another is refused, while its hash is beside it', async () => {
  const folder = newFolder();
  const [data, file, other] = [join(folder, 'a.db'), join(folder, 'a.backup'), join(folder, 'new.db')];
  const { service, create } = await startOn(data);
  await create(service.newKey ?? '');
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  const whole = readFileSync(file);
  const letters = whole.indexOf(smallGuide.title);
  expect(letters).toBeGreaterThan(0);
  for (const at of [0, 20, letters, whole.length >> 1, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 0x20, at);
    writeFileSync(file, changed);
    expect(restore(file, other), `byte ${at}`).toMatchObject({ kind: 'notABackup' });
    expect(existsSync(other)).toBe(false);
  }
  writeFileSync(file, whole);
  rmSync(`${file}.sha256`);
  expect(restore(file, other)).toMatchObject({ kind: 'done' });
});

test('the next backup removes what killed ones left, and nothing of those that run', async () => {
  const folder = newFolder();
  const [data, file] = [join(folder, 'a.db'), join(folder, 'a.backup')];
  await startOn(data);
  // No process has the largest number; the parent of this one is running.
  const left = ['a.backup', 'a.backup-media', 'a.backup.sha256'].map((name) => `.${name}.4194305.part`);
  const running = `.a.backup.sha256.${process.ppid}.part`;
  for (const name of [...left, running]) writeFileSync(join(folder, name), '');
  expect(backUp(data, file)).toMatchObject({ kind: 'done' });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([running]);
});
