import { request } from 'node:http';
import { endpointIds, endpoints } from '@guide-studio/api-contract';
import { maxRequestBytes } from '@guide-studio/api-contract/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { type Harness, smallGuide, startHarness } from './harness.ts';
import { wallets } from './seed.ts';
import { selected } from '../guideParts.ts';

const served = endpointIds;
const unknownId = '00000000-0000-4000-8000-000000000000';
let harness: Harness;
let study: { readonly id: string; readonly linkId: string };

beforeAll(async () => {
  harness = await startHarness();
  study = await harness.draft('several-launcher');
  await harness.service.keys.create('Revoked later', 'several-launcher@example.com').then(async ({ id, key }) => {
    revoked = key;
    await harness.service.keys.revoke(id);
  });
});
afterAll(async () => {
  await harness.end();
});
let revoked = '';

/** The answers to a member for a study without responses. */
const member = {
  ...all('200'),
  createStudy: '201',
  getSingleResponse: '404 response_not_found',
  legacyGetSingleResponse: '404 response_not_found',
  // The study is a draft, and the request has no body.
  getStudyIntake: '409 conflict',
  setStudyIntake: '400 invalid_json',
  setStudyTranslations: '400 invalid_json',
  tryProbe: '400 invalid_json',
  suggestTranslations: '400 invalid_json',
  checkMedia: '400 invalid_json',
};

/** Returns every path parameter of every endpoint, for one study. */
function paramsOf(id: string): Record<string, string> {
  return { studyId: id, study_id: id, linkId: id, link_id: id, responseId: '1', response_id: '1' };
}

/** Actor → the answer of each endpoint, for a study of the organization "Several wallets". */
const actors: readonly (readonly [string, () => string | null, Record<string, string>])[] = [
  ['no key', () => null, all('401 missing_api_key')],
  ['an empty key', () => '', all('401 missing_api_key')],
  ['a wrong key', () => 'several-launcher-', all('401 invalid_api_key')],
  ['a key in other letters', () => 'SEVERAL-LAUNCHER', all('401 invalid_api_key')],
  ['a revoked key', () => revoked, all('401 invalid_api_key')],
  [
    'a former member',
    () => 'several-former',
    {
      ...all('403 forbidden'),
      launchStudy: '403 launch_permission_denied',
      listWallets: '401 invalid_api_key',
    },
  ],
  ['a member', () => 'several-launcher', { ...member, launchStudy: '400 wallet_required' }],
  [
    'a member who may not launch',
    () => 'several-author',
    { ...member, launchStudy: '403 launch_permission_denied', setStudyIntake: '403 launch_permission_denied' },
  ],
  [
    'a member of another organization',
    () => 'other-launcher',
    {
      ...all('404 study_not_found'),
      createStudy: '201',
      listStudies: '200',
      listWallets: '200',
      legacyListStudies: '200',
      getCapabilities: '200',
      tryProbe: '400 invalid_json',
      suggestTranslations: '400 invalid_json',
      checkMedia: '400 invalid_json',
    },
  ],
];

/** Sends a body in chunks, without its length. Returns the status of the answer, which may come before the end. */
function statusOfStream(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers: { 'x-api-key': 'several-author' } });
    outgoing.on('response', (response) => {
      resolve(response.statusCode);
      outgoing.destroy();
    });
    // After the answer, the service closes the connection.
    outgoing.on('error', reject);
    for (let sent = 0; sent < body.length; sent += 1 << 20) outgoing.write(body.slice(sent, sent + (1 << 20)));
    outgoing.end();
  });
}

function all(answer: string): Record<string, string> {
  return Object.fromEntries(served.map((id) => [id, answer]));
}

describe('authentication and tenancy', () => {
  const cells = actors.flatMap(([actor, key, answers]) => served.map((id) => [actor, id, key, answers[id]] as const));
  it.each(cells)('%s on %s', async (_, id, key, expected) => {
    const params = paramsOf(study.id);
    const body = id === 'createStudy' ? { body: smallGuide } : {};
    const reply = await harness.call(id, { key: key(), params, ...body });
    expect(`${reply.status} ${reply.body.code ?? ''}`.trim()).toBe(expected);
  });

  it('answers for a study of another organization byte for byte as for one that does not exist', async () => {
    const ofStudy = served.filter((id) => endpoints[id].path.includes('{'));
    expect(ofStudy).toHaveLength(19);
    for (const id of ofStudy) {
      for (const foreign of [study.id, study.linkId]) {
        const [there, nowhere] = await Promise.all([
          harness.call(id, { key: 'other-launcher', params: paramsOf(foreign) }),
          harness.call(id, { key: 'other-launcher', params: paramsOf(unknownId) }),
        ]);
        expect(there).toEqual(nowhere);
        expect(there.status).toBe(404);
      }
    }
    const bill = (walletId: string) =>
      harness.call('launchStudy', { key: 'several-launcher', params: { studyId: study.id }, body: { walletId } });
    expect(await bill(wallets.foreign)).toEqual(await bill(unknownId));
  });

  it('lists nothing of another organization', async () => {
    const studies = await harness.call('listStudies', { key: 'other-launcher' });
    expect(studies.text).not.toContain(study.id);
    const other = await harness.call('listWallets', { key: 'other-launcher' });
    expect(other.body['wallets']).toEqual([
      {
        walletId: wallets.foreign,
        name: 'Foreign',
        recruitmentCreditBalance: { balance: 50, usage: 0 },
        projectCreditBalance: { balance: 100, usage: 0 },
      },
    ]);
  });
});

describe('create', () => {
  const create = (body: unknown) => harness.call('createStudy', { key: 'several-author', body });
  const item = { type: 'open_ended', text: 'Why?' };
  const guide = (more: object, items: readonly object[] = [item]) => ({
    title: 'A',
    studyGuide: [{ type: 'flat', title: 'B', items }],
    ...more,
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['white space', '  '],
    ['half a JSON text', '{"title":'],
    ['a duplicate key', '{"title":"A","title":"B","studyGuide":[]}'],
    ['a number that does not survive', '{"title":1e400}'],
    ['depth over 64', `${'['.repeat(70)}${']'.repeat(70)}`],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('answers %s as invalid_json', async (_, body) => {
    const reply = await create(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_json']);
  });

  it.each([
    ['an empty object', {}, ['title']],
    ['an unknown property', guide({ more: 1 }), ['more']],
    ['NUL in a text', guide({ title: 'a\u0000b' }), ['title']],
    ['a lone surrogate', guide({ background: '\ud800' }), ['background']],
    ['a missing options', guide({}, [{ type: 'ranking', text: 'R' }]), ['studyGuide', 0, 'items', 0, 'options']],
    ['an unknown item type', guide({}, [{ type: 'poem', text: 'R' }]), ['studyGuide', 0, 'items', 0, 'type']],
  ])('answers %s as invalid_request_body at its path', async (_, body, path) => {
    const reply = await create(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    const issues = reply.body['issues'] as readonly { readonly path: unknown; readonly message: string }[];
    // Some validators report an unknown property at its parent; here its own path or its parent's may be used.
    expect(issues.map((issue) => issue.path)).toContainEqual(path);
    for (const issue of issues) expect(issue.message).not.toBe('');
  });

  it('speaks of the body, not of a file, when it cannot be read', async () => {
    for (const body of ['{"title": ,}', '{"title": "A"', '{"title":"A","title":"B"}', '{} {}', '\u0000\u0000', '[]']) {
      const reply = await harness.call('createStudy', { key: 'one-launcher', body });
      const issues = (reply.body['issues'] ?? []) as readonly { readonly message: string }[];
      const words = [reply.body.error, ...issues.map(({ message }) => message)].join(' ');
      expect(reply.status).toBe(400);
      expect(words).not.toMatch(/\bfile\b|editor|open/u);
    }
  });

  it('answers a broken rule as invalid_study_guide, named in the error and in its issues', async () => {
    const conditional = {
      operator: 'and',
      criteria: [selected('q2', 'x')],
    };
    const reply = await create(guide({}, [{ ...item, conditional }]));
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_study_guide']);
    const issues = reply.body['issues'] as readonly { readonly path: readonly unknown[]; readonly message: string }[];
    expect(issues).toHaveLength(1);
    expect(issues[0]?.path.slice(0, 5)).toEqual(['studyGuide', 0, 'items', 0, 'conditional']);
    expect(reply.body.error).toBe(issues[0]?.message);
  });

  it('answers a body over the limit with 413, whether or not its length is announced', async () => {
    const huge = `{"title":"${'a'.repeat(maxRequestBytes)}"}`;
    const reply = await create(huge);
    expect([reply.status, reply.body.code]).toEqual([413, 'invalid_request_body']);
    expect(await statusOfStream(`${harness.service.url}/api/public/v1/studies/create`, huge)).toBe(413);
  });

  it('lists what it stored, the newest first, with who made it', async () => {
    const titles = ['First', 'Second', 'Third'];
    const made: string[] = [];
    const listed = async () =>
      (await harness.call('listStudies', { key: 'free-launcher' })).body['studies'] as readonly Record<
        string,
        unknown
      >[];
    const earlier = await listed();
    for (const title of titles) made.push((await harness.draft('free-launcher', guide({ title }))).linkId);
    const studies = await listed();
    expect(studies.slice(titles.length)).toEqual(earlier);
    expect(studies.slice(0, titles.length).map((each) => each['title'])).toEqual(titles.toReversed());
    expect(studies.slice(0, titles.length).map((each) => each['linkId'])).toEqual(made.toReversed());
    expect(studies[0]).toMatchObject({
      responseCount: 0,
      creators: [{ name: 'free-launcher@example.com', email: 'free-launcher@example.com' }],
      folderPaths: [],
    });
    expect(made.every((linkId) => /^[a-z2-9]{10}$/.test(linkId))).toBe(true);
  });

  it('makes a new draft each time, for the same guide too', async () => {
    const [a, b] = [await harness.draft('several-author'), await harness.draft('several-author')];
    expect(a.id).not.toBe(b.id);
    expect(a.linkId).not.toBe(b.linkId);
  });
});

describe('launch', () => {
  const launch = (key: string, studyId: string, body?: unknown) =>
    harness.call('launchStudy', { key, params: { studyId }, ...(body === undefined ? {} : { body }) });
  const outcome = async (key: string, body?: unknown) => {
    const reply = await launch(key, (await harness.draft(key)).id, body);
    return `${reply.status} ${reply.body.code ?? ''}`.trim();
  };

  it.each([
    ['several-launcher', '{"walletId":', '400 invalid_json'],
    ['several-launcher', '', '400 wallet_required'],
    ['several-launcher', '[]', '400 invalid_request_body'],
    ['several-launcher', 'null', '400 invalid_request_body'],
    ['several-launcher', { walletId: 5 }, '400 invalid_request_body'],
    ['several-launcher', { walletId: 'ample' }, '400 invalid_request_body'],
    ['several-launcher', { wallet: wallets.ample }, '400 invalid_request_body'],
    ['several-launcher', undefined, '400 wallet_required'],
    ['several-launcher', {}, '400 wallet_required'],
    ['several-launcher', { walletId: unknownId }, '403 wallet_access_denied'],
    ['several-launcher', { walletId: wallets.foreign }, '403 wallet_access_denied'],
    ['several-one-wallet', { walletId: wallets.ample }, '403 wallet_access_denied'],
    ['several-one-wallet', { walletId: wallets.second }, '200'],
    ['several-one-wallet', undefined, '400 wallet_required'],
    ['several-launcher', { walletId: wallets.empty }, '400 insufficient_credits'],
    ['several-launcher', { walletId: wallets.limited }, '400 insufficient_credits'],
    ['several-launcher', { walletId: wallets.ample }, '200'],
    ['several-launcher', { walletId: wallets.ample.toUpperCase() }, '200'],
    ['one-launcher', undefined, '200'],
    ['one-launcher', { walletId: wallets.only }, '200'],
    ['one-no-wallet', undefined, '403 wallet_access_denied'],
    ['free-launcher', undefined, '200'],
    ['free-launcher', { walletId: wallets.only }, '403 wallet_access_denied'],
    ['none-launcher', undefined, '400 insufficient_credits'],
    ['none-launcher', { walletId: wallets.only }, '403 wallet_access_denied'],
  ])('%s with %j: %s', async (key, body, expected) => {
    expect(await outcome(key, body)).toBe(expected);
  });

  it.each([
    [{ wallet: wallets.ample }, 'unrecognized_keys', ['wallet']],
    [{ walletId: 5 }, 'invalid_type', ['walletId']],
    [{ walletId: 'ample' }, 'invalid_format', ['walletId']],
    ['null', 'invalid_type', []],
    ['[]', 'invalid_type', []],
  ])('says of the body %j what is wrong and where: %s at %j', async (body, code, path) => {
    const reply = await launch('several-launcher', (await harness.draft('several-launcher')).id, body);
    const [issue] = reply.body['issues'] as readonly { readonly message: string }[];
    expect(issue).toMatchObject({ code, path });
    expect(issue?.message).toMatch(/^["A-Z].*\.$/u);
    expect(issue?.message).not.toMatch(/file|guide|address/u);
  });

  it('binds the wallet, costs nothing and returns the link', async () => {
    const { id, linkId } = await harness.draft('one-launcher');
    const before = (await harness.call('listWallets', { key: 'one-launcher' })).body['wallets'] as unknown[];
    const { body } = await launch('one-launcher', id);
    const link = `${harness.service.url}/s/${linkId}`;
    expect(body).toEqual({ id, linkId, selfRecruitLink: link, status: 'live', wallet: before[0] });
    expect((await harness.call('listWallets', { key: 'one-launcher' })).body['wallets']).toEqual(before);
  });

  it('leaves the wallet out without wallet billing', async () => {
    const { id } = await harness.draft('free-launcher');
    expect((await launch('free-launcher', id)).body).not.toHaveProperty('wallet');
  });

  it('answers for a live study the same again, and conflict for another wallet', async () => {
    const { id } = await harness.draft('several-launcher');
    const first = await launch('several-launcher', id, { walletId: wallets.ample });
    expect(await launch('several-launcher', id, { walletId: wallets.ample })).toEqual(first);
    expect(await launch('several-launcher', id)).toEqual(first);
    const other = await launch('several-launcher', id, { walletId: wallets.empty });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  it('accepts the id only as a UUID, and checks the study before permission and body', async () => {
    const { id, linkId } = await harness.draft('several-launcher');
    expect((await launch('several-launcher', linkId)).body.code).toBe('study_not_found');
    expect((await launch('several-launcher', id.toUpperCase())).body.code).toBe('wallet_required');
    expect((await launch('several-author', unknownId, '{')).body.code).toBe('study_not_found');
    expect((await launch('several-author', id, '{')).body.code).toBe('launch_permission_denied');
    expect((await launch('several-launcher', id, '{')).body.code).toBe('invalid_json');
  });

  it('answers fifty simultaneous launches with one wallet and one link', async () => {
    const { id } = await harness.draft('several-launcher');
    const turns = Array.from({ length: 50 }, (_, turn) => (turn % 2 === 0 ? wallets.ample : wallets.second));
    const replies = await Promise.all(turns.map((walletId) => launch('several-launcher', id, { walletId })));
    const live = replies.filter((reply) => reply.status === 200);
    expect(live).toHaveLength(25);
    expect(new Set(live.map((reply) => reply.text)).size).toBe(1);
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused.every((reply) => reply.body.code === 'conflict')).toBe(true);
  });
});

describe('everything else', () => {
  it.each([
    ['GET', '/', 404],
    ['GET', '/api/public/v1/nothing', 404],
    ['DELETE', '/api/public/v1/wallets', 405],
    ['GET', '/api/public/v1/studies/create', 405],
    ['POST', '/api/public/v1/studies', 405],
    ['GET', '/%', 404],
    ['GET', '/api/public/v1/studies/%ff/launch', 405],
  ])('%s %s is not_found, with or without a key', async (method, path, status) => {
    for (const headers of [[], [['x-api-key', 'several-launcher'] as [string, string]]]) {
      const response = await fetch(`${harness.service.url}${path}`, { method, headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('reports its health without a key', async () => {
    const response = await fetch(`${harness.service.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('treats hostile texts in every place as text', async () => {
    const nasty = ["' or 1=1 --", '"; drop table study; --', '%', '_', '\\', '../..', 'ünïcode', 'a'.repeat(2000)];
    for (const text of nasty) {
      const byPath = await harness.call('getStudyQuestions', { key: 'several-launcher', params: { studyId: text } });
      expect(byPath.body.code).toBe('study_not_found');
      await harness.draft('several-launcher', { ...smallGuide, title: text });
    }
    const { body } = await harness.call('listStudies', { key: 'several-launcher' });
    const titles = (body['studies'] as readonly { readonly title: string }[]).map((each) => each.title);
    expect(titles.slice(0, nasty.length)).toEqual(nasty.toReversed());
  });

  it('answers a body that is nothing but wrong with no more than can be read', async () => {
    const studyGuide = Array.from({ length: 1_000_000 }, () => 1);
    const { status, body } = await harness.call('createStudy', {
      key: 'several-launcher',
      body: { title: 'x', studyGuide },
    });
    expect([status, body.code]).toEqual([400, 'invalid_request_body']);
    expect(JSON.stringify(body).length).toBeLessThan(4_000_000);
    expect(body['issues']).toMatchObject({ length: 20_001, 20_000: { code: 'moreIssues', path: [] } });
  });

  it('logs every request of the API by its route, and no key and no title ever', async () => {
    const before = harness.log.length;
    for (const id of served) await harness.call(id, { key: null, params: paramsOf(study.id) });
    const routes = () =>
      harness.log.slice(before).map((line) => (JSON.parse(line) as { readonly route?: string }).route);
    await expect.poll(routes).toEqual(served.map((id) => endpoints[id].path));
    await harness.draft('several-launcher', { ...smallGuide, title: 'drop table study' });
    const launches = () => routes().filter((route) => route?.endsWith('/launch')).length;
    const launched = launches();
    for (const key of ['several-launcher', 'one-launcher', revoked]) {
      await harness.call('launchStudy', { key, params: { studyId: study.id } });
    }
    await eventually('the launches are in the log', () => expect(launches()).toBe(launched + 3));
    const text = harness.log.join('\n');
    for (const key of ['several-launcher', 'one-launcher', revoked]) expect(text).not.toContain(key);
    expect(text).not.toContain('drop table');
    expect(text).toContain('"route":"/api/public/v1/studies/{studyId}/launch"');
    expect(text).not.toContain(study.id);
  });
});
