import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
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
      spellcheck: process.platform === 'darwin',
    });
    expect(on.window.loaded).toEqual(['app://guide-studio/']);
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

test('the end waits until the service has revoked its key', async () => {
  const event = { preventDefault: vi.fn() };
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(double.app.quit).toHaveBeenCalledOnce());
  double.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(on.studio.host.folder).toBe(join(on.root, 'home', 'Guides'));
});
