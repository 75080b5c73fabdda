import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { ContentsDouble, double } from './electronDouble.ts';
import { noMenu, studioOnDouble } from './studioOnDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

const on = studioOnDouble();

describe('app://', () => {
  const get = async (url: string, method = 'GET') =>
    (await double.protocols.get('app')?.(new Request(url, { method }))) as Response;

  test('is a real, secure origin', () => {
    const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true };
    expect(double.schemes).toEqual([{ scheme: 'app', privileges }]);
  });

  test('serves the page and its files with the policy', async () => {
    const page = await get('app://guide-studio/');
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Guide Studio</title>']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('app://guide-studio/assets/editor.js?x')).headers.get('content-type')).toMatch('javascript');
    expect((await get('app://guide-studio/', 'POST')).status).toBe(405);
  });

  test('serves no byte from outside, for any path', async () => {
    const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%2f..', '..\\..', '%c0%ae%c0%ae', '....//'];
    const ends = [
      'secret.txt',
      'secret.txt%00.js',
      '/secret.txt',
      `${on.root}/secret.txt`,
      'C:/secret.txt',
      'etc/passwd',
    ];
    const starts = ['app://guide-studio/', 'app://guide-studio//', 'app://guide-studio/assets/', 'app://evil/'];
    const urls = starts.flatMap((start) => up.flatMap((step) => ends.map((end) => `${start}${step}/${end}`)));
    expect(urls.length).toBeGreaterThan(200);
    for (const url of urls) {
      const response = await get(url);
      expect([url, response.status, await response.text()]).toEqual([url, 404, '']);
    }
  });
});

const wrongArguments: readonly (readonly unknown[])[] = [
  [],
  [undefined],
  [null, null],
  [1, {}],
  [{}, {}],
  [['file.list'], {}],
  ['file.list'],
  ['file.list', {}, {}],
  ['file.list', null],
  ['file.list', undefined],
  ['file.list', 'x'],
  ['file.list', 1],
  ['file.list', []],
  ['file.list', { more: 1 }],
  ['', {}],
  ['file', {}],
  ['file.LIST', {}],
  ['constructor', {}],
  ['__proto__', {}],
  ['toString', {}],
  ['file.remove', {}],
  ['file.list\u0000', {}],
  ['x'.repeat(100_000), {}],
  ['file.open', {}],
  ['file.open', { file: '' }],
  ['file.open', { file: 1 }],
  ['file.open', { file: null }],
  ['file.open', { file: ['a.guide.json'] }],
  ['file.open', { file: 'a'.repeat(1025) }],
  ['file.open', { file: 'a.guide.json', path: '/etc/passwd' }],
  ['file.open', { path: '/etc/passwd' }],
  ['file.save', { file: 'a.guide.json', text: 'x' }],
  ['file.save', { file: 'a.guide.json', text: null, baseHash: '' }],
  ['file.save', { file: 'a.guide.json', text: Buffer.from('x'), baseHash: '' }],
  ['file.save', { file: 'a.guide.json', text: 'x', baseHash: 5 }],
  ['file.create', { name: ' ', text: '' }],
  ['file.create', { name: 'a'.repeat(201), text: '' }],
  ['file.pickOpen', { folder: '/' }],
  ['file.pickSave', { suggestedName: '', text: '' }],
  ['connection.add', { name: 'a', baseUrl: 'https://example.org' }],
  ['connection.add', { name: 'a', baseUrl: 'x'.repeat(2001), apiKey: 'k' }],
  ['connection.add', { name: '', baseUrl: 'https://example.org', apiKey: 'k' }],
  ['connection.choose', { connectionId: {} }],
  ['connection.remove', { connectionId: '' }],
  ['study.create', { file: 'a.guide.json' }],
  ['study.launch', { file: 'a.guide.json', studyId: 'x', walletId: 5 }],
  ['study.launch', { studyId: 'x' }],
  ['settings.write', { theme: 'pink' }],
  ['settings.write', null],
  ['session.describe', { token: 'x' }],
];

const wrongMenus: readonly unknown[] = [
  {},
  { menus: {} },
  { menus: [{ label: '', entries: [] }] },
  { menus: [{ label: 'File' }] },
  { menus: [{ label: 'File', entries: [{ label: 'Quit' }] }] },
  { menus: [{ label: 'File', entries: [{ command: 'x', label: 'X', accelerator: 'Hyper+Q' }] }] },
  { menus: [{ label: 'File', entries: [{ command: 'a b', label: 'X' }] }] },
  { menus: [{ label: 'File', entries: [{ role: 'toggleDevTools', label: 'X' }] }] },
  { menus: [{ label: 'File', entries: [{ command: 'x', label: 'X', click: 'y' }] }] },
  { menus: [{ label: 'File', entries: [{ act: 'quit', label: 'X' }] }] },
  { menus: [{ label: 'File', entries: [], role: 'appMenu' }] },
  { spelling: ['../x'] },
].map((menu) => ({ ...noMenu, menus: undefined, ...menu }));
const wrongTextMenus: readonly unknown[] = [
  ...Object.keys(noMenu).map((left) => ({ ...noMenu, [left]: undefined })),
  { ...noMenu, textMenu: [{ role: 'reload', label: 'X' }] },
  { ...noMenu, textMenu: [{ role: 'copy', label: 'X', click: 'y' }] },
  { ...noMenu, language: 'fr' },
];

describe('the channels of the page', () => {
  test('are exactly these', () => {
    const { call, describeMenu, listens, openDropped, opened, stay } = channels;
    expect([...double.ipc.keys()].sort()).toEqual([call, describeMenu, listens, openDropped, opened, stay].sort());
  });

  test('answer the page', async () => {
    const session = await on.invoke(channels.call, ['session.describe', {}]);
    const capabilities = { kind: 'electron', nativeDialogs: true, keyStorage: 'safeStorage' };
    expect(session).toMatchObject({ ok: true, value: { capabilities, folder: join(on.root, 'home', 'Guides') } });
  });

  test(`refuse ${wrongArguments.length} wrong shapes of arguments`, async () => {
    expect(wrongArguments).toHaveLength(50);
    for (const parameters of wrongArguments) {
      const answer = await on.invoke(channels.call, parameters);
      expect([parameters[0], answer]).toMatchObject([parameters[0], { ok: false, error: { code: 'invalidInput' } }]);
    }
    for (const menu of [...wrongMenus, ...wrongTextMenus]) {
      expect(await on.invoke(channels.describeMenu, [menu])).toMatchObject({ error: { code: 'invalidInput' } });
    }
    for (const paths of [
      [],
      ['/a'],
      [[1]],
      [['/a'], 'more'],
      [Array.from({ length: 101 }, () => '/a.json')],
      [['/etc/passwd']],
      [['\\\\host\\a.json']],
      [['//host/a.json']],
    ]) {
      expect(await on.invoke(channels.openDropped, paths)).toMatchObject({ error: { code: 'invalidInput' } });
    }
  });

  test('refuse every other sender', async () => {
    const own = on.window.webContents.mainFrame;
    const foreign = new ContentsDouble();
    const events = [
      { sender: foreign, senderFrame: foreign.mainFrame },
      { sender: on.window.webContents, senderFrame: null },
      { sender: on.window.webContents, senderFrame: { parent: own, origin: own.origin } },
      ...['app://guide-studio.evil', 'app://evil', 'https://guide-studio', 'null', 'file://', ''].map((origin) => ({
        sender: on.window.webContents,
        senderFrame: { parent: null, origin },
      })),
    ];
    for (const event of events) {
      for (const channel of double.ipc.keys()) {
        const answer = await on.invoke(channel, ['session.describe', {}], event);
        expect(answer).toEqual({ ok: false, error: { code: 'sessionRefused' } });
      }
    }
  });
});
