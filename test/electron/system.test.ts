import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { openOutside } from '../../electron/src/openOutside.ts';
import { safeKeyStore } from '../../electron/src/safeKeyStore.ts';
import { eventually } from '../eventually.ts';
import { double, SessionDouble } from './electronDouble.ts';
import { noMenu, startAgain, studioOnDouble } from './studioOnDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

const on = studioOnDouble();

describe('what the system provides', () => {
  test('dialogs give handles, never paths, and only those reach a file outside the folder', async () => {
    const path = join(on.root, 'elsewhere.guide.json');
    await writeFile(path, '{}');
    double.dialog.open = [path];
    const picked = (await on.invoke(channels.call, ['file.pickOpen', {}])) as { value: { file: string } };
    expect(picked.value.file).toMatch(/^picked-[0-9a-f]{32}$/u);
    const opened = await on.invoke(channels.call, ['file.open', { file: picked.value.file }]);
    expect(opened).toMatchObject({ ok: true, value: { name: 'elsewhere.guide.json', text: '{}' } });
    expect(await on.invoke(channels.call, ['file.open', { file: path }])).toMatchObject({
      error: { code: 'notReachable' },
    });
    double.dialog.open = [];
    expect(await on.invoke(channels.call, ['file.pickOpen', {}])).toEqual({ ok: true, value: { file: null } });
  });

  test('another folder replaces the first: its guides are listed, earlier handles are invalid', async () => {
    const [outside, folder] = [join(on.root, 'outside.guide.json'), join(on.root, 'other')];
    await mkdir(folder);
    await Promise.all([writeFile(outside, '{}'), writeFile(join(folder, 'there.guide.json'), '{}')]);
    const before = (await on.invoke(channels.call, ['session.describe', {}])) as { value: { folder: string } };
    double.dialog.open = [outside];
    const picked = (await on.invoke(channels.call, ['file.pickOpen', {}])) as { value: { file: string } };
    double.dialog.open = [];
    expect(await on.invoke(channels.call, ['file.pickFolder', {}])).toEqual({ ok: true, value: { folder: null } });
    double.dialog.open = [join(on.root, 'nowhere')];
    expect(await on.invoke(channels.call, ['file.pickFolder', {}])).toMatchObject({ error: { code: 'fileSystem' } });
    expect(await on.invoke(channels.call, ['session.describe', {}])).toEqual(before);
    double.dialog.open = [folder];
    expect(await on.invoke(channels.call, ['file.pickFolder', {}])).toEqual({ ok: true, value: { folder } });
    expect(await on.invoke(channels.call, ['session.describe', {}])).toMatchObject({
      value: { folder, openFirst: null },
    });
    expect(await on.invoke(channels.call, ['file.list', {}])).toMatchObject({
      value: { files: [{ file: 'there.guide.json' }] },
    });
    expect(await on.invoke(channels.call, ['file.open', { file: picked.value.file }])).toMatchObject({
      error: { code: 'notReachable' },
    });
    double.dialog.open = [before.value.folder];
    await on.invoke(channels.call, ['file.pickFolder', {}]);
    double.dialog.open = [];
  });

  test('a name from the save dialog gets the ending, and never replaces a file that was not asked about', async () => {
    double.dialog.save = join(on.root, 'new');
    const input = { suggestedName: '../../x', text: '{}\n' };
    const saved = await on.invoke(channels.call, ['file.pickSave', input]);
    expect(saved).toMatchObject({ ok: true, value: { name: 'new.guide.json' } });
    expect(await readFile(join(on.root, 'new.guide.json'), 'utf8')).toBe('{}\n');
    expect(await on.invoke(channels.call, ['file.pickSave', { ...input, text: '[1]' }])).toMatchObject({
      error: { code: 'alreadyExists' },
    });
    expect(await readFile(join(on.root, 'new.guide.json'), 'utf8')).toBe('{}\n');
    double.dialog.save = join(on.root, 'new.guide.json');
    expect(await on.invoke(channels.call, ['file.pickSave', { ...input, text: '[]' }])).toMatchObject({ ok: true });
    expect(await readFile(join(on.root, 'new.guide.json'), 'utf8')).toBe('[]');
    // On Linux nothing else asks before another file is replaced.
    expect(double.dialog.saveProperties).toContain('showOverwriteConfirmation');
  });

  test('the menu is what the editor describes, and choosing an entry sends its command back', async () => {
    const entries = [
      { command: 'file.save', label: 'Save', accelerator: 'CmdOrCtrl+S' },
      { line: true },
      { role: 'quit', label: 'Quit' },
    ];
    const menu = { ...noMenu, menus: [{ label: 'File', entries }], edited: true };
    expect(await on.invoke(channels.describeMenu, [menu])).toEqual({ ok: true, value: null });
    expect(on.window.setDocumentEdited).toHaveBeenLastCalledWith(true);
    const drawn = double.menus.at(-1) as { label: string; submenu: { click?: () => void }[] }[];
    expect(drawn.at(-1)).toMatchObject({
      label: 'File',
      submenu: [{ label: 'Save' }, { type: 'separator' }, { role: 'quit', label: 'Quit' }],
    });
    drawn.at(-1)?.submenu[0]?.click?.();
    expect(on.window.webContents.sent).toContainEqual([channels.command, 'file.save']);
  });

  test('an & in a label is shown, and marks no letter', async () => {
    const entries = [{ command: 'x', label: 'Q & A' }];
    await on.invoke(channels.describeMenu, [{ ...noMenu, menus: [{ label: 'R & D', entries }] }]);
    const drawn = double.menus.at(-1) as { label: string; submenu: object[] }[];
    expect(drawn.find(({ label }) => label === 'R && D')?.submenu).toMatchObject([{ label: 'Q && A' }]);
  });

  test('the frame of the window and the dialogs have the theme of the page', async () => {
    for (const theme of ['dark', 'light', 'system']) {
      await on.invoke(channels.describeMenu, [{ ...noMenu, theme }]);
      expect(double.nativeTheme.themeSource).toBe(theme);
    }
  });

  test('the dialogs of the system speak the language of the window', async () => {
    await on.invoke(channels.describeMenu, [{ ...noMenu, language: 'de' }]);
    await on.invoke(channels.call, ['file.pickOpen', {}]);
    expect(double.dialog.filters).toEqual([{ name: 'Interviewleitfäden', extensions: ['guide.json', 'json'] }]);
    await openOutside('https://example.org/help');
    expect(double.dialog.asked.at(-1)).toBe('example.org im Browser öffnen?');
    await on.invoke(channels.describeMenu, [noMenu]);
    await openOutside('https://example.org/help');
    expect(double.dialog.asked.at(-1)).toBe('Open example.org in your browser?');
  });

  test('a text has a menu: what the dictionary would write, and the clipboard in the language of the window', async () => {
    const textMenu = [
      { role: 'cut', label: 'Ausschneiden' },
      { role: 'copy', label: 'Kopieren' },
    ];
    await on.invoke(channels.describeMenu, [{ ...noMenu, textMenu }]);
    const press = (what: object) => {
      const nothing = { isEditable: false, selectionText: '', dictionarySuggestions: [], misspelledWord: '' };
      on.window.webContents.emit('context-menu', {}, { ...nothing, ...what });
    };
    press({ isEditable: true, dictionarySuggestions: ['tea', 'T&A'], misspelledWord: 'teh' });
    const opened = double.popups.at(-1) as { label: string; click?: () => void }[];
    const learn = { label: 'Add “teh” to the dictionary' };
    expect(opened).toMatchObject([{ label: 'tea' }, { label: 'T&&A' }, learn, { type: 'separator' }, ...textMenu]);
    opened[1]?.click?.();
    expect(on.window.webContents.replaceMisspelling).toHaveBeenCalledWith('T&A');
    opened[2]?.click?.();
    expect(double.defaultSession.learned).toEqual(['teh']);
    press({ isEditable: true });
    expect(double.popups.at(-1)).toMatchObject(textMenu);
    press({ selectionText: 'tea' });
    expect(double.popups.at(-1)).toMatchObject([{ role: 'copy', label: 'Kopieren' }]);
    const before = double.popups.length;
    press({});
    expect(double.popups).toHaveLength(before);
  });

  test('a file that the system asks to open reaches the page as a handle', async () => {
    const path = join(on.root, 'elsewhere.guide.json');
    await writeFile(path, '{}');
    await on.invoke(channels.listens, []);
    startAgain([path], on.root);
    await eventually('the page is sent the file', () =>
      expect(on.window.webContents.sent.at(-1)?.[0]).toBe(channels.openFile),
    );
    expect(on.window.webContents.sent.at(-1)?.[1]).toMatch(/^picked-/u);
  });

  test('the key of the local service stays in the main process', async () => {
    expect(double.forks[0]?.slice(0, 2)).toEqual([
      join(on.root, 'service.mjs'),
      [join(on.root, 'home', 'study-service.db'), join(on.root, 'page')],
    ]);
    const list = await on.invoke(channels.call, ['connection.list', {}]);
    expect(list).toMatchObject({
      ok: true,
      value: { chosen: 'this-computer', connections: [{ builtIn: true, hasKey: true }] },
    });
    expect(JSON.stringify(list)).not.toContain('canary-key');
  });
});

test('a service that ends is started again once; after that the window says that it does not run', async () => {
  const service = async () => await on.invoke(channels.call, ['connection.list', {}]);
  const [first] = double.services;
  expect(await service()).toMatchObject({ value: { connections: [{ baseUrl: 'http://127.0.0.1:9' }] } });
  // As when V8 gives up; Node throws such an event if nothing listens to it.
  first?.emit('error', 'FatalError', 'v8', '');
  first?.emit('exit', 1);
  expect(double.services).toHaveLength(2);
  await eventually('the service is used that was started again', async () =>
    expect(await service()).toMatchObject({ value: { connections: [{ baseUrl: 'http://127.0.0.1:10' }] } }),
  );
  double.services[1]?.emit('exit', 1);
  expect(double.services).toHaveLength(2);
  expect(await service()).toMatchObject({
    value: { connections: [{ hasKey: false, unavailable: { reason: 'ended' } }] },
  });
});

describe('keys', () => {
  test('are sealed in a file of their owner', async () => {
    const store = safeKeyStore(join(on.root, 'keys'));
    expect(await store.set('a https://example.org', 'canary')).toBe('safeStorage');
    expect(await store.get('a https://example.org')).toEqual({ key: 'canary', storage: 'safeStorage' });
    expect(await readFile(join(on.root, 'keys', 'keys.json'), 'utf8')).not.toContain('canary');
    await store.remove('a https://example.org');
    expect(await store.get('a https://example.org')).toBeNull();
  });

  test('the key chain is not opened before there is a key, and one that cannot be opened keeps it for this run', async () => {
    double.storage.isAvailable = false;
    const asked = double.storage.asked;
    const store = safeKeyStore(join(on.root, 'locked'));
    expect(double.storage.asked).toBe(asked);
    expect(await store.set('a https://example.org', 'canary')).toBe('session');
    expect(double.storage.asked).toBe(asked + 1);
    expect(await store.get('a https://example.org')).toEqual({ key: 'canary', storage: 'session' });
    double.storage.isAvailable = true;
  });

  test.runIf(process.platform === 'linux').each(['basic_text', 'unknown'])(
    'are kept for this run only where the system would seal them with %s',
    (backend) => {
      double.storage.backend = backend;
      expect(safeKeyStore(on.root).storage).toBe('session');
      double.storage.backend = 'gnome_libsecret';
    },
  );
});

test('an exported file is saved only after a question if there is one with its name', () => {
  const item = { getFilename: () => 'tea.pdf', setSaveDialogOptions: vi.fn() };
  double.defaultSession.listeners['will-download']?.({}, item);
  expect(item.setSaveDialogOptions).toHaveBeenCalledWith({
    defaultPath: 'tea.pdf',
    properties: ['showOverwriteConfirmation'],
  });
});

describe('printing', () => {
  const make = async () =>
    await on.invoke(channels.call, [
      'export.make',
      { name: 'a.guide.json', text: '{"title":"Tea"}', format: 'pdf', language: 'en', since: null },
    ]);

  test('uses a hidden window that runs no script, loads only the page, and is closed', async () => {
    const before = double.windows.length;
    const made = await make();
    expect(made).toMatchObject({ ok: true, value: { name: 'a.pdf', type: 'application/pdf' } });
    const printer = double.windows[before];
    const [[partition, own]] = [...double.sessions].slice(-1) as [[string, SessionDouble]];
    expect(double.sessions.size).toBe(1);
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
    // What was printed is not kept.
    const page = (await own.protocols.get('app')?.(new Request('app://guide-studio/'))) as Response;
    expect(await page.text()).toBe('');
    expect(new Set(printer?.webContents.printedPages)).toEqual(new Set([expect.stringContaining('Tea')]));
    const whole = { generateTaggedPDF: true, generateDocumentOutline: true, preferCSSPageSize: true };
    const first = { ...whole, pageRanges: '1' };
    expect(printer?.webContents.printedWith).toMatchObject([first, first, whole]);
    expect(printer?.webContents.printedWith.at(-1)).not.toHaveProperty('pageRanges');
    expect(printer?.destroy).toHaveBeenCalledOnce();
  });

  test('reports a failure, and still closes its window', async () => {
    double.printed = new Error('no printer');
    expect(await make()).toEqual({ ok: false, error: { code: 'cannotPrint', reason: 'printFailed' } });
    expect(double.windows.at(-1)?.destroy).toHaveBeenCalledOnce();
  });
});
