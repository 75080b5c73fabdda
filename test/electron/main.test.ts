import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { eventually } from '../eventually.ts';
import { ContentsDouble, double, SessionDouble } from './electronDouble.ts';
import { studioOnDouble } from './studioOnDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

const on = studioOnDouble();

describe('the window', () => {
  test('has no Node, a sandbox and an isolated world', () => {
    expect(double.windows).toHaveLength(1);
    expect(double.app.enableSandbox).toHaveBeenCalled();
    expect(on.window.options.webPreferences).toEqual({
      preload: join(on.root, 'preload.cjs'),
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
      spellcheck: true,
    });
    expect(on.window.loaded).toEqual(['app://guide-studio/']);
    // Its size and place are kept under a name; Windows shows it under that of the installer.
    expect(on.window.options).toMatchObject({ name: 'editor', windowStatePersistence: true });
    expect(double.app.setAppUserModelId).toHaveBeenCalledWith('guide-studio.editor');
  });

  test('keeps its own data in the home that was named', () => {
    expect(double.app.paths.userData).toBe(join(on.root, 'home', 'window'));
  });

  test('stays open while its page holds it back, and lets the page ask', () => {
    const event = { preventDefault: vi.fn() };
    on.window.webContents.emit('will-prevent-unload', event);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(on.window.webContents.sent.at(-1)).toEqual([channels.leave, '']);
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
      handlers.request?.(on.window.webContents, permission, decide, {});
      expect(decide.mock.calls).toEqual([[false]]);
      expect(handlers.check?.(on.window.webContents, permission, 'app://guide-studio', {})).toBe(false);
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
    for (const contents of [on.window.webContents, fresh]) {
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
      on.window.webContents.emit('will-frame-navigate', event);
      expect(event.preventDefault.mock.calls.length).toBe(isMainFrame ? 0 : 1);
    }
  });

  test('the preview is allowed in a frame, and only there', () => {
    for (const isMainFrame of [true, false]) {
      const event = { url: 'app://guide-studio/preview/index.html', isMainFrame, preventDefault: vi.fn() };
      on.window.webContents.emit('will-frame-navigate', event);
      expect(event.preventDefault.mock.calls.length).toBe(isMainFrame ? 1 : 0);
    }
  });
});

describe('an embedded page', () => {
  const preview = {
    url: 'app://guide-studio/preview/index.html',
    parent: { url: 'app://guide-studio/', parent: null },
  };
  const embedded = { url: '', parent: preview };
  const inside = { url: 'https://example.org/', parent: embedded };
  const isDenied = (name: string, url: string, frame: object | null) => {
    const event = { url, isMainFrame: false, frame, preventDefault: vi.fn() };
    on.window.webContents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0;
  };

  test('is shown below the preview, and may redirect', () => {
    for (const name of ['will-frame-navigate', 'will-redirect']) {
      for (const frame of [embedded, inside]) expect(isDenied(name, 'https://example.org/a', frame)).toBe(false);
    }
  });

  test('is denied anywhere else, and so is what is not https', () => {
    const beside = { url: '', parent: { url: 'app://guide-studio/', parent: null } };
    for (const name of ['will-frame-navigate', 'will-redirect']) {
      for (const frame of [beside, null, preview]) expect(isDenied(name, 'https://example.org/', frame)).toBe(true);
      for (const url of elsewhere.slice(1)) expect(isDenied(name, url, embedded), url).toBe(true);
    }
  });
});

describe('a page that stopped', () => {
  test('is loaded again if the user says so, and the log has it', async () => {
    const { webContents, loaded } = on.window;
    const before = loaded.length;
    double.dialog.agree = 0;
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await eventually('the page is loaded again', () => expect(loaded).toHaveLength(before + 1));
    expect(double.dialog.asked.at(-1)).toBe('The window stopped working.');
    expect(readFileSync(join(on.root, 'home', 'studio.log'), 'utf8')).toContain('crashed, code 5');
    webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
    expect(loaded).toHaveLength(before + 1);
  });

  test('that hangs is ended before it is loaded again, without another question', async () => {
    const { webContents, loaded } = on.window;
    const [before, asked] = [loaded.length, double.dialog.asked.length];
    double.dialog.agree = 1;
    webContents.emit('unresponsive');
    await eventually('the user is asked', () => expect(double.dialog.asked).toHaveLength(asked + 1));
    expect(webContents.forcefullyCrashRenderer).not.toHaveBeenCalled();
    double.dialog.agree = 0;
    webContents.emit('unresponsive');
    await eventually('the page that does not respond is ended', () =>
      expect(webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce(),
    );
    webContents.emit('render-process-gone', {}, { reason: 'killed' });
    expect(loaded).toHaveLength(before + 1);
    expect(double.dialog.asked).toHaveLength(asked + 2);
  });

  test('that ends while the question about its hanging is shown has a question of its own', async () => {
    const { webContents, loaded } = on.window;
    const [before, crashes] = [loaded.length, webContents.forcefullyCrashRenderer.mock.calls.length];
    webContents.emit('unresponsive');
    webContents.isGone = true;
    webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    await eventually('the page is loaded again', () => expect(loaded).toHaveLength(before + 1));
    expect(webContents.forcefullyCrashRenderer).toHaveBeenCalledTimes(crashes);
    webContents.isGone = false;
  });

  test('that responds again is left alone', async () => {
    const { webContents } = on.window;
    const crashes = webContents.forcefullyCrashRenderer.mock.calls.length;
    webContents.emit('unresponsive');
    webContents.emit('responsive');
    expect(await on.invoke(channels.call, ['file.list', {}])).toMatchObject({ ok: true });
    expect(webContents.forcefullyCrashRenderer).toHaveBeenCalledTimes(crashes);
  });

  test('and is not wanted any more closes its window', async () => {
    double.dialog.agree = 1;
    on.window.webContents.emit('render-process-gone', {}, { reason: 'oom' });
    await eventually('the window is closed', () => expect(on.window.destroy).toHaveBeenCalledOnce());
    expect(on.windows.all()).toEqual([]);
    double.dialog.agree = 0;
  });
});

test('the end waits until the service has revoked its key', async () => {
  const event = { preventDefault: vi.fn() };
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  await eventually('the application ends', () => expect(double.app.quit).toHaveBeenCalledOnce());
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(on.studio.host.folder).toBe(join(on.root, 'home', 'Guides'));
});
