import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { openOutside } from '../../electron/src/openOutside.ts';
import { safeKeyStore } from '../../electron/src/safeKeyStore.ts';
import { startStudio } from '../../electron/src/startStudio.ts';
import type { Studio } from '../../electron/src/studio.ts';
import { ContentsDouble, double, SessionDouble, type WindowDouble } from './electronDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

let root = '';
let studio: Studio;
let window: WindowDouble;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'guide-studio-electron-')));
  await mkdir(join(root, 'dist', 'assets'), { recursive: true });
  await writeFile(join(root, 'dist', 'index.html'), '<!doctype html><title>Guide Studio</title>');
  await writeFile(join(root, 'dist', 'assets', 'editor.js'), 'export {};');
  await writeFile(join(root, 'secret.txt'), 'secret');
  vi.stubEnv('GUIDE_STUDIO_HOME', join(root, 'home'));
  const started = await startStudio({
    preload: join(root, 'preload.cjs'),
    service: join(root, 'service.mjs'),
    page: join(root, 'page'),
    renderer: join(root, 'dist'),
  });
  if (started === null || double.windows[0] === undefined) throw new Error('not started');
  studio = started;
  window = double.windows[0];
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

async function invoke(channel: string, parameters: readonly unknown[], event: object = ownEvent()): Promise<unknown> {
  return await double.ipc.get(channel)?.(event, ...parameters);
}

function ownEvent() {
  return { sender: window.webContents, senderFrame: window.webContents.mainFrame };
}

describe('the window', () => {
  test('has no Node, a sandbox and an isolated world', () => {
    expect(double.windows).toHaveLength(1);
    expect(double.app.enableSandbox).toHaveBeenCalled();
    expect(window.options.webPreferences).toEqual({
      preload: join(root, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: process.platform === 'darwin',
    });
    expect(window.loaded).toEqual(['app://guide-studio/']);
  });

  test('keeps its own data in the home that was named', () => {
    expect(double.app.paths.userData).toBe(join(root, 'home', 'window'));
  });

  test('stays open while its page holds it back, and lets the page ask', () => {
    const event = { preventDefault: vi.fn() };
    window.webContents.emit('will-prevent-unload', event);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(window.webContents.sent.at(-1)).toEqual([channels.leave, '']);
  });
});

const permissions = [
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'notifications',
  'pointerLock',
  'keyboardLock',
  'openExternal',
  'serial',
  'speaker-selection',
  'storage-access',
  'usb',
  'fileSystem',
  'unknown',
];

test('every permission is denied, in the first session and in any other', () => {
  const other = new SessionDouble();
  double.app.emit('session-created', other);
  for (const { handlers } of [double.defaultSession, other]) {
    for (const permission of permissions) {
      const decide = vi.fn();
      handlers.request?.(window.webContents, permission, decide, {});
      expect(decide.mock.calls).toEqual([[false]]);
      expect(handlers.check?.(window.webContents, permission, 'app://guide-studio', {})).toBe(false);
      expect(handlers.device?.({ deviceType: permission })).toBe(false);
    }
  }
});

const elsewhere = [
  'https://example.org/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
  'app://guide-studio/other',
  'app://guide-studio.evil/',
  'app://evil/',
  'view-source:app://guide-studio/',
  'blob:app://guide-studio/x',
];

describe('navigation', () => {
  test.each(elsewhere)('to %s is denied for every web contents', (url) => {
    const fresh = new ContentsDouble();
    double.app.emit('web-contents-created', {}, fresh);
    for (const contents of [window.webContents, fresh]) {
      for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
        const event = { url, isMainFrame: true, preventDefault: vi.fn() };
        contents.emit(name, event);
        expect(event.preventDefault).toHaveBeenCalledOnce();
      }
      expect(contents.openHandler?.({ url })).toEqual({ action: 'deny' });
    }
  });

  test('a reload of the page is allowed, in the top frame only', () => {
    for (const isMainFrame of [true, false]) {
      const event = { url: 'app://guide-studio/', isMainFrame, preventDefault: vi.fn() };
      window.webContents.emit('will-frame-navigate', event);
      expect(event.preventDefault.mock.calls.length).toBe(isMainFrame ? 0 : 1);
    }
  });

  test('the preview is allowed in a frame, and only there', () => {
    for (const isMainFrame of [true, false]) {
      const event = { url: 'app://guide-studio/preview/index.html', isMainFrame, preventDefault: vi.fn() };
      window.webContents.emit('will-frame-navigate', event);
      expect(event.preventDefault.mock.calls.length).toBe(isMainFrame ? 1 : 0);
    }
  });
});

describe('app://', () => {
  const get = async (url: string, method = 'GET') =>
    (await double.protocols.get('app')?.(new Request(url, { method }))) as Response;

  test('is a real, secure origin', () => {
    const privileges = { standard: true, secure: true, supportFetchAPI: true };
    expect(double.schemes).toEqual([{ scheme: 'app', privileges }]);
  });

  test('serves the page and its files with the policy', async () => {
    const page = await get('app://guide-studio/');
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Guide Studio</title>']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('app://guide-studio/assets/editor.js?x')).headers.get('content-type')).toMatch('javascript');
    expect((await get('app://guide-studio/', 'POST')).status).toBe(405);
  });

  test('gives no byte from outside, whatever the path looks like', async () => {
    const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%2f..', '..\\..', '%c0%ae%c0%ae', '....//'];
    const ends = ['secret.txt', 'secret.txt%00.js', '/secret.txt', `${root}/secret.txt`, 'C:/secret.txt', 'etc/passwd'];
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

/** What the page describes when it has nothing to say. */
const noMenu = { menus: [], appMenu: [], textMenu: [], language: 'en', edited: false };
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
].map((menu) => ({ ...noMenu, menus: undefined, ...menu }));
const wrongTextMenus: readonly unknown[] = [
  ...Object.keys(noMenu).map((left) => ({ ...noMenu, [left]: undefined })),
  { ...noMenu, textMenu: [{ role: 'reload', label: 'X' }] },
  { ...noMenu, textMenu: [{ role: 'copy', label: 'X', click: 'y' }] },
  { ...noMenu, language: 'fr' },
];

describe('the channels of the page', () => {
  test('are exactly these', () => {
    expect([...double.ipc.keys()].sort()).toEqual([channels.call, channels.describeMenu].sort());
  });

  test('answer the page', async () => {
    const session = await invoke(channels.call, ['session.describe', {}]);
    const capabilities = { kind: 'electron', nativeDialogs: true, keyStorage: 'safeStorage' };
    expect(session).toMatchObject({ ok: true, value: { capabilities, folder: join(root, 'home', 'Guides') } });
  });

  test(`refuse ${wrongArguments.length} wrong shapes of arguments`, async () => {
    expect(wrongArguments).toHaveLength(50);
    for (const parameters of wrongArguments) {
      const answer = await invoke(channels.call, parameters);
      expect([parameters[0], answer]).toMatchObject([parameters[0], { ok: false, error: { code: 'invalidInput' } }]);
    }
    for (const menu of [...wrongMenus, ...wrongTextMenus]) {
      expect(await invoke(channels.describeMenu, [menu])).toMatchObject({ error: { code: 'invalidInput' } });
    }
  });

  test('refuse every other sender', async () => {
    const own = window.webContents.mainFrame;
    const foreign = new ContentsDouble();
    const events = [
      { sender: foreign, senderFrame: foreign.mainFrame },
      { sender: window.webContents, senderFrame: null },
      { sender: window.webContents, senderFrame: { parent: own, origin: own.origin } },
      ...['app://guide-studio.evil', 'app://evil', 'https://guide-studio', 'null', 'file://', ''].map((origin) => ({
        sender: window.webContents,
        senderFrame: { parent: null, origin },
      })),
    ];
    for (const event of events) {
      for (const channel of double.ipc.keys()) {
        const answer = await invoke(channel, ['session.describe', {}], event);
        expect(answer).toEqual({ ok: false, error: { code: 'sessionRefused' } });
      }
    }
  });
});

describe('what the system gives', () => {
  test('dialogs give handles, never paths, and only those reach a file outside the folder', async () => {
    const path = join(root, 'elsewhere.guide.json');
    await writeFile(path, '{}');
    double.dialog.open = [path];
    const picked = (await invoke(channels.call, ['file.pickOpen', {}])) as { value: { file: string } };
    expect(picked.value.file).toMatch(/^picked-[0-9a-f]{32}$/u);
    const opened = await invoke(channels.call, ['file.open', { file: picked.value.file }]);
    expect(opened).toMatchObject({ ok: true, value: { name: 'elsewhere.guide.json', text: '{}' } });
    expect(await invoke(channels.call, ['file.open', { file: path }])).toMatchObject({
      error: { code: 'notReachable' },
    });
    double.dialog.open = [];
    expect(await invoke(channels.call, ['file.pickOpen', {}])).toEqual({ ok: true, value: { file: null } });
  });

  test('another folder takes the place of the first: its guides are listed, handles of before lead nowhere', async () => {
    const [outside, folder] = [join(root, 'outside.guide.json'), join(root, 'other')];
    await mkdir(folder);
    await Promise.all([writeFile(outside, '{}'), writeFile(join(folder, 'there.guide.json'), '{}')]);
    const before = (await invoke(channels.call, ['session.describe', {}])) as { value: { folder: string } };
    double.dialog.open = [outside];
    const picked = (await invoke(channels.call, ['file.pickOpen', {}])) as { value: { file: string } };
    double.dialog.open = [];
    expect(await invoke(channels.call, ['file.pickFolder', {}])).toEqual({ ok: true, value: { folder: null } });
    double.dialog.open = [join(root, 'nowhere')];
    expect(await invoke(channels.call, ['file.pickFolder', {}])).toMatchObject({ error: { code: 'fileSystem' } });
    expect(await invoke(channels.call, ['session.describe', {}])).toEqual(before);
    double.dialog.open = [folder];
    expect(await invoke(channels.call, ['file.pickFolder', {}])).toEqual({ ok: true, value: { folder } });
    expect(await invoke(channels.call, ['session.describe', {}])).toMatchObject({ value: { folder, openFirst: null } });
    expect(await invoke(channels.call, ['file.list', {}])).toMatchObject({
      value: { files: [{ file: 'there.guide.json' }] },
    });
    expect(await invoke(channels.call, ['file.open', { file: picked.value.file }])).toMatchObject({
      error: { code: 'notReachable' },
    });
    double.dialog.open = [before.value.folder];
    await invoke(channels.call, ['file.pickFolder', {}]);
    double.dialog.open = [];
  });

  test('a name from the save dialog gets the ending, and never replaces a file that was not asked about', async () => {
    double.dialog.save = join(root, 'new');
    const input = { suggestedName: '../../x', text: '{}\n' };
    const saved = await invoke(channels.call, ['file.pickSave', input]);
    expect(saved).toMatchObject({ ok: true, value: { name: 'new.guide.json' } });
    expect(await readFile(join(root, 'new.guide.json'), 'utf8')).toBe('{}\n');
    expect(await invoke(channels.call, ['file.pickSave', input])).toMatchObject({ error: { code: 'alreadyExists' } });
    double.dialog.save = join(root, 'new.guide.json');
    expect(await invoke(channels.call, ['file.pickSave', { ...input, text: '[]' }])).toMatchObject({ ok: true });
    expect(await readFile(join(root, 'new.guide.json'), 'utf8')).toBe('[]');
  });

  test('the menu is what the editor describes, and choosing an entry gives its command back', async () => {
    const entries = [
      { command: 'file.save', label: 'Save', accelerator: 'CmdOrCtrl+S' },
      { line: true },
      { role: 'quit', label: 'Quit' },
    ];
    const menu = { ...noMenu, menus: [{ label: 'File', entries }], edited: true };
    expect(await invoke(channels.describeMenu, [menu])).toEqual({ ok: true, value: null });
    expect(window.setDocumentEdited).toHaveBeenLastCalledWith(true);
    const drawn = double.menus.at(-1) as { label: string; submenu: { click?: () => void }[] }[];
    expect(drawn.at(-1)).toMatchObject({
      label: 'File',
      submenu: [{ label: 'Save' }, { type: 'separator' }, { role: 'quit', label: 'Quit' }],
    });
    drawn.at(-1)?.submenu[0]?.click?.();
    expect(window.webContents.sent).toContainEqual([channels.command, 'file.save']);
  });

  test('the dialogs of the system speak the language of the window', async () => {
    await invoke(channels.describeMenu, [{ ...noMenu, language: 'de' }]);
    await invoke(channels.call, ['file.pickOpen', {}]);
    expect(double.dialog.filters).toEqual([{ name: 'Interviewleitfäden', extensions: ['guide.json', 'json'] }]);
    await openOutside('https://example.org/help');
    expect(double.dialog.asked.at(-1)).toBe('example.org im Browser öffnen?');
    await invoke(channels.describeMenu, [noMenu]);
    await openOutside('https://example.org/help');
    expect(double.dialog.asked.at(-1)).toBe('Open example.org in your browser?');
  });

  test('a text has a menu: what the dictionary would write, and the clipboard in the language of the window', async () => {
    const textMenu = [
      { role: 'cut', label: 'Ausschneiden' },
      { role: 'copy', label: 'Kopieren' },
    ];
    await invoke(channels.describeMenu, [{ ...noMenu, textMenu }]);
    const press = (what: object) => {
      const nothing = { isEditable: false, selectionText: '', dictionarySuggestions: [] };
      window.webContents.emit('context-menu', {}, { ...nothing, ...what });
    };
    press({ isEditable: true, dictionarySuggestions: ['tea'] });
    const opened = double.popups.at(-1) as { label: string; click?: () => void }[];
    expect(opened).toMatchObject([{ label: 'tea' }, { type: 'separator' }, ...textMenu]);
    opened[0]?.click?.();
    expect(window.webContents.replaceMisspelling).toHaveBeenCalledWith('tea');
    press({ isEditable: true });
    expect(double.popups.at(-1)).toMatchObject(textMenu);
    press({ selectionText: 'tea' });
    expect(double.popups.at(-1)).toMatchObject([{ role: 'copy', label: 'Kopieren' }]);
    const before = double.popups.length;
    press({});
    expect(double.popups).toHaveLength(before);
  });

  test('a file that the system asks to open reaches the page as a handle', async () => {
    const path = join(root, 'elsewhere.guide.json');
    await writeFile(path, '{}');
    double.app.emit('second-instance', {}, ['program', path], root);
    await vi.waitFor(() => expect(window.webContents.sent.at(-1)?.[0]).toBe(channels.openFile));
    expect(window.webContents.sent.at(-1)?.[1]).toMatch(/^picked-/u);
  });

  test('the key of the local service stays in the main process', async () => {
    expect(double.forks[0]?.slice(0, 2)).toEqual([
      join(root, 'service.mjs'),
      [join(root, 'home', 'study-service.db'), join(root, 'page')],
    ]);
    const list = await invoke(channels.call, ['connection.list', {}]);
    expect(list).toMatchObject({
      ok: true,
      value: { chosen: 'this-computer', connections: [{ builtIn: true, hasKey: true }] },
    });
    expect(JSON.stringify(list)).not.toContain('canary-key');
  });
});

describe('keys', () => {
  test('are sealed in a file of their owner', async () => {
    const store = safeKeyStore(join(root, 'keys'));
    expect(await store.set('a https://example.org', 'canary')).toBe('safeStorage');
    expect(await store.get('a https://example.org')).toEqual({ key: 'canary', storage: 'safeStorage' });
    expect(await readFile(join(root, 'keys', 'keys.json'), 'utf8')).not.toContain('canary');
    await store.remove('a https://example.org');
    expect(await store.get('a https://example.org')).toBeNull();
  });

  test.runIf(process.platform === 'linux').each(['basic_text', 'unknown'])(
    'are kept for this run only where the system would seal them with %s',
    (backend) => {
      double.storage.backend = backend;
      expect(safeKeyStore(root).storage).toBe('session');
      double.storage.backend = 'gnome_libsecret';
    },
  );
});

test('the end waits until the service has revoked its key', async () => {
  const event = { preventDefault: vi.fn() };
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(double.app.quit).toHaveBeenCalledOnce());
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(studio.host.folder).toBe(join(root, 'home', 'Guides'));
});

describe('printing', () => {
  const make = async () =>
    await invoke(channels.call, [
      'export.make',
      { name: 'a.guide.json', text: '{"title":"Tea"}', format: 'pdf', language: 'en', since: null },
    ]);

  test('happens in a hidden window of its own that runs nothing, sees nothing but the page, and goes', async () => {
    const before = double.windows.length;
    const made = await make();
    expect(made).toMatchObject({ ok: true, value: { name: 'a.pdf', type: 'application/pdf' } });
    const printer = double.windows[before];
    const [[partition, own]] = [...double.sessions].slice(-1) as [[string, SessionDouble]];
    expect(printer?.options).toMatchObject({
      show: false,
      webPreferences: {
        javascript: false,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        session: own,
      },
    });
    expect(printer?.options.webPreferences).not.toHaveProperty('preload');
    expect(partition).not.toMatch(/^persist:/u);
    expect(own.handlers.check?.()).toBe(false);
    const page = (await own.protocols.get('app')?.(new Request('app://guide-studio/'))) as Response;
    expect(await page.text()).toContain('Tea');
    expect(printer?.webContents.printedWith).toMatchObject([
      { generateTaggedPDF: true, generateDocumentOutline: true, preferCSSPageSize: true },
    ]);
    expect(printer?.destroy).toHaveBeenCalledOnce();
  });

  test('that fails says so, and its window goes all the same', async () => {
    double.printed = new Error('no printer');
    expect(await make()).toEqual({ ok: false, error: { code: 'cannotPrint', reason: 'printFailed' } });
    expect(double.windows.at(-1)?.destroy).toHaveBeenCalledOnce();
  });
});
