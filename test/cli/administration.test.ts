import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noPostgres, startPostgres } from '../study-service/postgresServer.ts';
import { guide, guideProcess, startGuide, startServe, temporaryFolder } from './guide.ts';

const study = {
  title: 'A study',
  studyGuide: [{ type: 'flat', title: 'Part', items: [{ text: 'How was it?', type: 'open_ended' }] }],
};

/** A running service with a database of its own, and the command beside it. */
async function withService(...args: string[]) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify(study));
  const service = await startServe(cwd, ['--data', 's.db', ...args]);
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  const withKey = async (apiKey: string, ...words: string[]) =>
    await guide(words, { cwd, env: { GUIDE_API_KEY: apiKey, GUIDE_API_URL: service.url } });
  const owner = async (...words: string[]) => await guide([...words, '--data', 's.db'], { cwd });
  const json = async (...words: string[]) =>
    JSON.parse((await owner(...words, '--format', 'json')).out) as Record<string, unknown>[];
  return { cwd, service, key, withKey, owner, json };
}

const idIn = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(text)?.[0] ?? '';

describe('guide orgs, users and wallets', () => {
  it('make a second organization whose user launches with its own wallet, while the service runs', async () => {
    const { withKey, owner, json, key } = await withService();
    expect((await owner('orgs', 'create', 'Second')).code).toBe(0);
    expect((await json('orgs', 'list')).map(({ name }) => name)).toEqual(['My organization', 'Second']);
    const wallet = await owner('wallets', 'create', 'Field', '--org', 'Second', '--credits', '5', '--limit', '3');
    expect(wallet.code).toBe(0);
    expect((await owner('users', 'create', 'b@example.org', '--org', 'Second', '--no-launch')).code).toBe(0);
    const second = (await owner('keys', 'create', '--user', 'b@example.org')).out.trim();
    const draft = idIn((await withKey(second, 'create', 'a.guide.json')).out);
    expect((await withKey(second, 'launch', draft, '--yes')).code).toBe(1);
    expect((await owner('users', 'set', 'b@example.org', '--launch', 'yes')).code).toBe(0);
    expect((await withKey(second, 'launch', draft, '--yes')).out).toContain(`Field (${wallet.out.trim()})`);
    expect((await withKey(key, 'questions', draft)).code).toBe(1);
    expect((await owner('users', 'set', 'b@example.org', '--member', 'no')).code).toBe(0);
    expect((await withKey(second, 'studies')).code).toBe(1);
  });

  it('end the addresses of recordings, while the service runs', async () => {
    const { owner } = await withService();
    const first = await owner('keys', 'rotate-media');
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toContain('have ended');
    expect((await owner('keys', 'rotate-media')).code).toBe(0);
    expect((await owner('keys', 'list')).out).toContain('in use');
  });

  it('top a wallet up to the cent, and limit it', async () => {
    const { owner, json, key, withKey } = await withService();
    const [wallet] = await json('wallets', 'list');
    const id = String(wallet?.['id']);
    expect((await owner('wallets', 'top-up', id, '0.10')).code).toBe(0);
    expect((await owner('wallets', 'top-up', id, '0.20')).code).toBe(0);
    expect((await owner('wallets', 'grant', id, '7')).code).toBe(0);
    expect(await json('wallets', 'list')).toMatchObject([{ id, grantLimit: 7 }]);
    const seen = JSON.parse((await withKey(key, 'wallets', '--format', 'json')).out) as {
      projectCreditBalance: { balance: number };
    }[];
    expect(seen[0]?.projectCreditBalance.balance).toBeCloseTo(1000.3, 9);
    expect((await owner('wallets', 'grant', id, 'none')).code).toBe(0);
    expect(await json('wallets', 'list')).toMatchObject([{ id, grantLimit: null }]);
  });

  it('refuse what does not exist with 1 and what makes no sense with 2, and change nothing', async () => {
    const { owner, json } = await withService();
    const state = async () => {
      const lists = [];
      for (const of of ['orgs', 'users', 'wallets', 'keys']) lists.push(await json(of, 'list'));
      return lists;
    };
    const before = await state();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refused: readonly (readonly [number, ...string[]])[] = [
      [1, 'users', 'create', 'x@example.org', '--org', 'Nobody'],
      [1, 'users', 'create', 'x@example.org', '--wallet', unknown],
      [1, 'users', 'set', 'x@example.org', '--launch', 'no'],
      [1, 'wallets', 'create', 'W', '--org', 'Nobody'],
      [1, 'wallets', 'top-up', unknown, '1'],
      [1, 'wallets', 'grant', unknown, '1'],
      [1, 'keys', 'create', '--user', 'x@example.org'],
      [1, 'studies', 'link', unknown, 'new-link'],
      [1, 'studies', 'pause', unknown],
      [1, 'studies', 'reopen', unknown],
      [2, 'studies', 'close', unknown, '--text', ' '],
      [2, 'studies', 'close'],
      [1, 'studies', 'set', unknown, '--ask-before-loading', 'yes'],
      [2, 'studies', 'set', unknown],
      [2, 'studies', 'set', unknown, '--ask-before-loading', 'maybe'],
      [2, 'users', 'set', 'researcher@localhost'],
      [2, 'users', 'set', 'researcher@localhost', '--launch', 'maybe'],
      [2, 'wallets', 'create', 'W', '--credits', '-1'],
      [2, 'wallets', 'create', 'W', '--id', 'w'],
      [2, 'wallets', 'top-up', unknown, '1e400'],
      [2, 'wallets', 'top-up', 'w', '1'],
      [2, 'studies', 'link', unknown, 'with space'],
      [2, 'studies', 'link', unknown, unknown],
      [2, 'orgs', 'create'],
    ];
    for (const [code, ...words] of refused) {
      const ended = await owner(...words);
      expect(ended, words.join(' ')).toMatchObject({ code, out: '' });
      expect(ended.err, words.join(' ')).toMatch(/\S/u);
    }
    expect(await state()).toEqual(before);
  });
});

describe('guide studies set', () => {
  it('says for a study whether participants are asked before media are loaded', async () => {
    const { service, owner, withKey, key } = await withService();
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    const asks = async () => {
      const answer = await fetch(`${service.url}/api/studio/studies/${id}`, { headers: { 'x-api-key': key } });
      return ((await answer.json()) as { askBeforeLoading: boolean }).askBeforeLoading;
    };
    expect(await asks()).toBe(false);
    expect(await owner('studies', 'set', id, '--ask-before-loading', 'yes')).toMatchObject({ code: 0 });
    expect(await asks()).toBe(true);
    expect(await owner('studies', 'set', id, '--ask-before-loading', 'no')).toMatchObject({ code: 0 });
    expect(await asks()).toBe(false);
  });
});

describe('guide studies link', () => {
  it('changes a link, which is then the one the service answers with, and no other study may take either', async () => {
    const { cwd, service, owner, withKey, key } = await withService();
    const listed = async () =>
      JSON.parse((await withKey(key, 'studies', '--format', 'json')).out) as { id: string; linkId: string }[];
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    const before = (await listed())[0]?.linkId ?? '';
    expect((await owner('studies', 'link', id, 'autumn-2026')).code).toBe(0);
    expect(await listed()).toMatchObject([{ id, linkId: 'autumn-2026' }]);
    expect((await withKey(key, 'questions', 'autumn-2026')).code).toBe(0);
    expect((await withKey(key, 'questions', before)).code).toBe(1);
    writeFileSync(join(cwd, 'b.guide.json'), JSON.stringify(study));
    const other = idIn((await withKey(key, 'create', 'b.guide.json')).out);
    for (const taken of ['autumn-2026', before]) {
      expect((await owner('studies', 'link', other, taken)).code, taken).toBe(1);
    }
    expect((await withKey(key, 'launch', id, '--yes')).code).toBe(0);
    const old = await fetch(`${service.url}/s/${before}?panel=p1`, { redirect: 'manual' });
    expect(old.headers.get('location')).toBe('/s/autumn-2026?panel=p1');
    const body = JSON.stringify({ linkId: before, urlParams: {} });
    const started = await fetch(`${service.url}/api/participant/interviews`, { method: 'POST', body });
    expect(started.status).toBe(201);
    expect((await owner('studies', 'link', 'autumn-2026', before)).code).toBe(0);
    expect((await listed()).map(({ linkId }) => linkId)).toContain(before);
  });
});

describe('guide studies pause, close and reopen', () => {
  it('say what participants meet, while the service runs', async () => {
    const { withKey, owner, key, service } = await withService();
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    expect((await owner('studies', 'pause', id)).err).toContain(`guide launch ${id}`);
    const link = / (\S+\/s\/\S+)/u.exec((await withKey(key, 'launch', id, '--yes')).out)?.[1] ?? '';
    const start = async () => {
      const body = JSON.stringify({ linkId: link.split('/s/')[1], urlParams: {} });
      return await fetch(`${service.url}/api/participant/interviews`, { method: 'POST', body });
    };
    expect((await start()).status).toBe(201);

    const paused = await owner('studies', 'pause', id, '--text', 'Back on Monday\u001b[31m');
    expect(paused.code).toBe(0);
    expect(paused.out).toContain('The study is paused');
    expect(paused.out).toContain('read: Back on Monday');
    expect(paused.out).not.toContain('\u001b');
    expect(paused.out).toContain('1 interview is in progress and may finish.');
    expect(await (await start()).json()).toMatchObject({
      code: 'study_paused',
      closingText: 'Back on Monday\u001b[31m',
    });

    expect((await owner('studies', 'close', id)).out).toContain('read that the study is closed');
    expect((await owner('studies', 'pause', id)).code).toBe(1);
    expect(await (await start()).json()).toMatchObject({ code: 'study_closed', closingText: null });
    expect((await owner('studies', 'reopen', id)).out).toBe(
      'The study is open: anyone who has the link can take part.\n',
    );
    expect((await start()).status).toBe(201);
  });
});

describe('guide backup and restore', () => {
  it('copy a database in use, and restore it to a service with the same keys and studies', async () => {
    const { cwd, service, key, withKey, owner } = await withService();
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    const { code, out } = await owner('backup', 'copy');
    expect([code, out]).toEqual([0, expect.stringContaining('No recordings are kept beside it.')]);
    expect(statSync(join(cwd, 'copy')).mode & 0o077).toBe(0);
    await service.stop('SIGTERM');
    expect((await guide(['restore', 'copy', '--data', 'new/s.db'], { cwd })).out).toContain('new/s.db');
    // Recordings that are there are not replaced.
    mkdirSync(join(cwd, 'other-media'));
    const other = await owner('backup', 'other');
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('nothing was backed up')]);
    expect(readdirSync(join(cwd, 'other-media'))).toEqual([]);
    expect(existsSync(join(cwd, 'other'))).toBe(false);
    const restored = await startServe(cwd, ['--data', 'new/s.db']);
    const env = { GUIDE_API_KEY: key, GUIDE_API_URL: restored.url };
    expect((await guide(['studies'], { cwd, env })).out).toContain(id);
  });

  it('write over nothing, and restore into an empty database only', async () => {
    const { cwd, owner } = await withService();
    expect((await owner('backup', 'copy')).code).toBe(0);
    const copy = readFileSync(join(cwd, 'copy'));
    const made = await owner('orgs', 'create', 'Later');
    expect(made.code).toBe(0);
    expect(await owner('backup', 'copy')).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(cwd, 'copy')).equals(copy)).toBe(true);
    expect(await owner('restore', 'copy')).toMatchObject({ code: 2, out: '' });
    expect((await owner('orgs', 'list')).out).toContain('Later');
    writeFileSync(join(cwd, 'empty.db'), '');
    // A process of its own, because SQLite gives a file free when the memory is collected or the process ends.
    expect(await guideProcess(['keys', 'list', '--data', 'empty.db'], { cwd })).toMatchObject({ code: 0 });
    expect((await guide(['restore', 'copy', '--data', 'empty.db'], { cwd })).code).toBe(0);
    expect((await guide(['keys', 'list', '--data', 'empty.db'], { cwd })).out).toMatch(/in use/u);
    expect(await guide(['restore', 'a.guide.json', '--data', 'none.db'], { cwd })).toMatchObject({ code: 1, out: '' });
    expect(await guide(['restore', 'missing', '--data', 'none.db'], { cwd })).toMatchObject({ code: 2, out: '' });
    expect(await guide(['backup', 'b', '--data', 'none.db'], { cwd })).toMatchObject({ code: 2, out: '' });
    expect(existsSync(join(cwd, 'none.db'))).toBe(false);
  });
});

describe.skipIf(noPostgres !== null)(`on PostgreSQL (${noPostgres ?? 'installed'})`, () => {
  it('serves and administers the database that DATABASE_URL names, and leaves backups to its own tools', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.end());
    const cwd = temporaryFolder();
    const env = { DATABASE_URL: await server.createDatabase() };
    const service = startGuide(['serve', '--port', '0', '--log', 'off'], { cwd, env });
    onTestFinished(async () => void (await service.stop('SIGTERM')));
    const [, url = ''] = await service.line(/^Study service ready at (\S+)$/mu);
    const run = async (...words: string[]) => await guide(words, { cwd, env });
    expect((await run('orgs', 'create', 'Second')).code).toBe(0);
    expect((await run('users', 'create', 'b@example.org', '--org', 'Second')).code).toBe(0);
    expect((await run('wallets', 'create', 'Field', '--org', 'Second', '--credits', '5')).code).toBe(0);
    const key = (await run('keys', 'create', '--user', 'b@example.org')).out.trim();
    const wallets = await fetch(`${url}/api/public/v1/wallets`, { headers: { 'x-api-key': key } });
    expect(await wallets.json()).toMatchObject({ wallets: [{ name: 'Field', projectCreditBalance: { balance: 5 } }] });
    expect(await run('backup', 'copy')).toMatchObject({ code: 2, out: '' });
    expect(await run('restore', 'copy')).toMatchObject({ code: 2, out: '' });
    expect((await service.stop('SIGTERM')).code).toBe(0);
  });

  it('says in one line, without the password, that a server cannot be reached', async () => {
    const data = 'postgres://someone:secret-word@127.0.0.1:1/studies';
    for (const words of [
      ['serve', '--port', '0'],
      ['orgs', 'list'],
    ]) {
      const ended = await guide([...words, '--data', data], { cwd: temporaryFolder() });
      expect(ended, words.join(' ')).toMatchObject({ code: 2, out: '' });
      expect(ended.err.trim().split('\n')).toHaveLength(1);
      expect(ended.err).not.toContain('secret-word');
    }
  });
});

describe('guide studies move', () => {
  it('puts a study into the named folders and no others, and the list of studies shows them', async () => {
    const { owner, withKey, key } = await withService();
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    const folders = async () => {
      const listed = JSON.parse((await withKey(key, 'studies', '--format', 'json')).out) as { folderPaths: unknown }[];
      return listed[0]?.folderPaths;
    };
    expect(await folders()).toEqual([]);
    const moved = await owner('studies', 'move', id, 'Clients/Acme', '/2026/', 'Clients/Acme', 'Ärzte\\/Praxen/\\\\');
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.out).toContain('Clients/Acme, 2026, Ärzte\\/Praxen/\\\\');
    expect(await folders()).toEqual([['Clients', 'Acme'], ['2026'], ['Ärzte/Praxen', '\\']]);
    expect((await withKey(key, 'studies')).out).toMatch(/FOLDERS\n.*Clients\/Acme, 2026/u);
    expect((await owner('studies', 'move', id, 'Archive')).code).toBe(0);
    expect(await folders()).toEqual([['Archive']]);
    expect((await owner('studies', 'move', id, '/')).out).toContain('no longer in a folder');
    expect(await folders()).toEqual([]);
    expect((await owner('studies', 'move', 'nothing', 'Archive')).code).toBe(1);
    for (const path of ['a/ /b', 'x'.repeat(101), 'a/'.repeat(11), 'bell\u0007']) {
      expect((await owner('studies', 'move', id, path)).code, path).toBe(2);
    }
  });
});

describe('guide serve', () => {
  it('logs where it is told, without keys, and answers by the rules of a fault file', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'faults.json'), JSON.stringify([{ endpoint: 'listWallets', times: 1, status: 500 }]));
    const service = await startServe(cwd, ['--data', 's.db', '--log', 'log', '--faults', 'faults.json']);
    const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
    const status = async () =>
      (await fetch(`${service.url}/api/public/v1/wallets?secret=1`, { headers: { 'x-api-key': key } })).status;
    expect([await status(), await status()]).toEqual([500, 200]);
    const ended = await service.stop('SIGTERM');
    expect(ended.err).toContain('faults.json');
    const log = readFileSync(join(cwd, 'log'), 'utf8');
    expect(log).toContain('"route":"/api/public/v1/wallets"');
    for (const secret of [key, 'secret']) expect(log + ended.err).not.toContain(secret);
    const silent = await startServe(cwd, ['--data', 's.db', '--log', 'off']);
    await fetch(`${silent.url}/api/public/v1/wallets`);
    expect((await silent.stop('SIGTERM')).err).not.toContain('{');
  });

  it('gives participants the configured address', async () => {
    const { withKey, key } = await withService('--base-url', 'https://studies.example.org/here/');
    const id = idIn((await withKey(key, 'create', 'a.guide.json')).out);
    expect((await withKey(key, 'launch', id, '--yes')).out).toMatch(
      / https:\/\/studies\.example\.org\/here\/s\/\w{10}$/mu,
    );
  });

  it('lets pages of the origins that it is told read answers, and of no others', async () => {
    const origins = ['https://panel.example.org', 'http://localhost:3000'];
    const service = await startServe(temporaryFolder(), ['--data', ':memory:', '--log', 'off', '--cors', ...origins]);
    const allowed = async (origin: string) =>
      (await fetch(`${service.url}/openapi.json`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await Promise.all([...origins, 'https://example.org'].map(allowed))).toEqual([...origins, null]);
    await service.stop('SIGTERM');
  });

  it('refuses with 2 a fault file it cannot use, and an address that is none', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'wrong.json'), '[{"endpoint":"listWallets"}]');
    for (const args of [
      ['--faults', 'wrong.json'],
      ['--faults', 'none.json'],
      ['--log', 'no/such/folder/log'],
      ['--base-url', 'studies.example.org'],
      ['--base-url', 'https://a:b@example.org'],
      ['--host', '203.0.113.1'],
      ['--cors', 'panel.example.org'],
      ['--cors', 'https://panel.example.org', 'https://panel.example.org/path'],
    ]) {
      const ended = await guide(['serve', '--port', '0', '--data', ':memory:', ...args], { cwd });
      expect(ended, args.join(' ')).toMatchObject({ code: 2, out: '' });
      expect(ended.err, args.join(' ')).toMatch(/\S/u);
    }
  });
});
