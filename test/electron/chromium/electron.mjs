// A double of the module `electron` on a real Chromium, over the DevTools protocol: windows are its pages, the preload
// script runs in a world of its own, and the scheme `app:` is an origin that is answered here. It has what the main
// process uses; everything else throws. The test drives it by messages (`chromiumDesktop.ts`).
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { app, ownApp, system } from './app.mjs';
import { defaultSession, session } from './session.mjs';
import { strict } from './strict.mjs';
import { ipcHandlers, outside, WebContents } from './webContents.mjs';

// electronjs.org/docs/latest/api/browser-window
class OwnWindow extends EventEmitter {
  #contents;
  #isGone = false;
  #menu = null;
  #edited = false;
  #file = '';
  constructor({ name, webPreferences }) {
    super();
    this.state = { name };
    this.#contents = new WebContents(webPreferences);
    system.windows.add(this);
    ownApp.emit('web-contents-created', {}, this.webContents);
    this.#contents.once('destroyed', () => this.#closed());
  }
  get webContents() {
    return this.#contents.self;
  }
  async loadURL(url) {
    await this.#contents.load(url);
    this.emit('ready-to-show');
  }
  /** As the user closes it: the page may hold it back. */
  close() {
    void this.#contents.page.close({ runBeforeUnload: true });
  }
  destroy() {
    void this.#contents.page?.close().catch(() => undefined);
    this.#closed();
  }
  setDocumentEdited(isEdited) {
    this.#edited = isEdited;
  }
  setRepresentedFilename(path) {
    this.#file = path;
  }
  setMenu({ template }) {
    this.#menu = template;
  }
  getPosition() {
    return [0, 0];
  }
  isVisible() {
    return true;
  }
  show() {}
  focus() {
    // The last one is the focused one.
    system.windows.delete(this);
    system.windows.add(this);
    this.emit('focus');
  }
  restore() {}
  isMinimized() {
    return false;
  }
  isDestroyed() {
    return this.#isGone;
  }
  /** For the test. */
  look() {
    return { edited: this.#edited, file: this.#file, menu: this.#menu, ...this.state };
  }
  #closed() {
    if (this.#isGone) return;
    this.#isGone = true;
    system.windows.delete(this);
    this.emit('closed');
    ownApp.windowClosed();
  }
}

export function BrowserWindow(options) {
  return strict('BrowserWindow', new OwnWindow(options));
}
BrowserWindow.getFocusedWindow = () => null;

/** Windows whose place was forgotten. */
const forgotten = [];
export const BaseWindow = strict('BaseWindow', { clearPersistedState: (name) => forgotten.push(name) });

/** What the test answers the next dialogs, in order. */
const answers = [];
const asked = [];
function ask(kind, options, otherwise) {
  asked.push({ kind, ...options });
  return answers.shift() ?? otherwise;
}

let menuOfAll = [];
const focused = () => [...system.windows].at(-1);
const menu = () => focused()?.look().menu ?? menuOfAll;
const flat = (entries) => entries.flatMap((entry) => [entry, ...flat(entry.submenu ?? [])]);

// electronjs.org/docs/latest/api/utility-process
class Utility extends EventEmitter {
  #child;
  constructor(file, args) {
    super();
    this.#child = fork(file, args, {
      execArgv: ['--require', join(import.meta.dirname, 'parentPort.cjs')],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('exit', (code) => this.emit('exit', code));
    services.push(this.#child);
  }
  get stderr() {
    return this.#child.stderr;
  }
  postMessage(message) {
    if (this.#child.connected) this.#child.send(message);
  }
  kill() {
    return this.#child.kill('SIGKILL');
  }
}
const services = [];

export { app, session };
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged() {},
  handle: (scheme, handler) => defaultSession.protocol.handle(scheme, handler),
});
export const ipcMain = strict('ipcMain', { handle: (name, handler) => ipcHandlers.set(name, handler) });
export const nativeTheme = strict('nativeTheme', { shouldUseDarkColors: false, themeSource: 'system' });
export const crashReporter = strict('crashReporter', { start() {} });
export const Menu = strict('Menu', {
  buildFromTemplate: (template) => ({ template, popup() {} }),
  setApplicationMenu: ({ template }) => (menuOfAll = template),
});
export const dialog = strict('dialog', {
  showOpenDialog: async (_, options) => ask('open', options, { canceled: true, filePaths: [] }),
  showSaveDialog: async (_, options) => ask('save', options, { canceled: true, filePath: '' }),
  showMessageBox: async (...given) => ask('message', given.at(-1), { response: given.at(-1).cancelId ?? 0 }),
  showErrorBox: (title, content) => ask('error', { title, content }),
});
export const shell = strict('shell', {
  openExternal: async (url) => void asked.push({ kind: 'external', url }),
  openPath: async (path) => {
    asked.push({ kind: 'path', path });
    return existsSync(path) ? '' : 'There is no such file.';
  },
  trashItem: async (path) => rmSync(path),
});
export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptStringAsync: async (text) => Buffer.from(text).map((byte) => byte ^ 0x5a),
  decryptStringAsync: async (sealed) => ({ result: Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString() }),
});
export const utilityProcess = strict('utilityProcess', {
  fork: (file, args) => strict('UtilityProcess', new Utility(file, args)),
});

/** What the test may do from outside, as the system and its user do. */
const commands = {
  choose: (label) =>
    flat(menu())
      .find((entry) => entry.label === label)
      .click(),
  close: () => focused().close(),
  quit: () => ownApp.quit(),
  forgotten: () => forgotten,
  windows: () => [...system.windows].map((window) => ({ ...window.look(), menu: undefined })),
  answer: (answer) => void answers.push(answer),
  asked: () => asked,
  recent: () => system.recent,
  openFile: async (path) => {
    await system.started;
    ownApp.emit('open-file', { preventDefault() {} }, path);
  },
  outside: (url, html) => void outside.set(url, html),
  crashPage: () => focused().webContents.forcefullyCrashRenderer(),
  hang: () => focused().webContents.emit('unresponsive'),
  crashService: () => services.at(-1).kill('SIGKILL'),
  services: () => services.length,
  permissions: () => {
    const { request, check, device } = defaultSession.permissions;
    const answered = [];
    request(null, 'media', (isAllowed) => answered.push(isAllowed), {});
    return [...answered, check(null, 'media', 'app://guide-studio', {}), device({ deviceType: 'usb' })];
  },
};
process.on('message', ({ id, command, args }) => {
  const answered = (value, error = null) => process.send({ id, value: value ?? null, error });
  Promise.resolve()
    .then(() => commands[command](...args))
    .then(answered, (error) => answered(null, String(error)));
});
