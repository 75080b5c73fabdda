// A double of the module `electron` on a real Chromium, over the DevTools protocol: windows are its pages, the preload
// script runs in a world of its own, and the scheme `app:` is an origin that is answered here. It has what the main
// process uses; everything else throws. The test drives it by messages (`Desktop.ts`).
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { pageWorld, preloadWorld, wires } from './worlds.mjs';

const appOrigin = 'app://guide-studio';
/** A plain Chromium loads no `app:` pages. This host is asked of nobody: every request to it is answered here. */
const realOrigin = 'https://guide-studio.invalid';
const toReal = (url) => (url.startsWith(appOrigin) ? realOrigin + url.slice(appOrigin.length) : url);
const toApp = (url) => (url.startsWith(realOrigin) ? appOrigin + url.slice(realOrigin.length) : url);
const worldName = 'preload';
const closeChannel = 'window.close';

/** Makes a module of the double. What it does not have throws, so that nothing is left out unnoticed. */
function strict(name, members) {
  return new Proxy(members, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || key === 'then') return target[key];
      throw new Error(`The double has no ${name}.${key}.`);
    },
  });
}

let browser;
const windows = new Set();

// electronjs.org/docs/latest/api/app
class App extends EventEmitter {
  isPackaged = false;
  name = 'Guide Studio';
  #paths = {};
  /** In a second instance: resolves when the first one has its arguments. */
  #told = null;
  #start;
  /** Resolves when the program waits for readiness. Until then the system keeps its requests. */
  started = new Promise((resolve) => (this.#start = resolve));
  setPath(name, path) {
    this.#paths[name] = path;
  }
  getVersion = () => '0.0.0-test';
  getLocale = () => 'en-US';
  enableSandbox() {}
  setAppUserModelId() {}
  /** The first instance listens on a socket in its data; a second one sends it its arguments. */
  requestSingleInstanceLock() {
    const folder = this.#paths.userData;
    mkdirSync(folder, { recursive: true });
    const socket = join(folder, 'lock');
    if (process.env.SECOND_INSTANCE === '1') {
      this.#told = new Promise((resolve) => {
        const first = connect(socket, () =>
          first.end(JSON.stringify({ argv: process.argv.slice(1), folder: process.cwd() })),
        );
        first.on('close', resolve);
      });
      return false;
    }
    rmSync(socket, { force: true });
    createServer((second) => {
      let text = '';
      second.on('data', (chunk) => (text += chunk));
      second.on('end', () => {
        const { argv, folder: from } = JSON.parse(text);
        this.emit('second-instance', {}, argv, from);
      });
    }).listen(socket);
    return true;
  }
  async whenReady() {
    this.#start();
    browser = await chromium.connectOverCDP(process.env.CHROMIUM_ADDRESS);
  }
  quit() {
    if (this.#told !== null) return void this.#told.then(() => this.exit(0));
    let isPrevented = false;
    this.emit('will-quit', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.exit(0);
    return undefined;
  }
  exit(code) {
    process.exit(code);
  }
}
const appDouble = new App();

// electronjs.org/docs/latest/api/session
class Session {
  handlers = new Map();
  permissions = {};
  protocol = { handle: (scheme, handler) => this.handlers.set(scheme, handler) };
  setPermissionRequestHandler(handler) {
    this.permissions.request = handler;
  }
  setPermissionCheckHandler(handler) {
    this.permissions.check = handler;
  }
  setDevicePermissionHandler(handler) {
    this.permissions.device = handler;
  }
}
const defaultSession = new Session();

const ipcHandlers = new Map();

// electronjs.org/docs/latest/api/web-contents
class WebContents extends EventEmitter {
  #preferences;
  #opened = null;
  #page = null;
  #cdp = null;
  #world = null;
  #mainFrameId = '';
  #isOurs = true;
  openHandler = null;

  constructor(preferences) {
    super();
    this.#preferences = preferences;
  }
  get page() {
    return this.#page;
  }
  get #session() {
    return this.#preferences.session ?? defaultSession;
  }
  setWindowOpenHandler(handler) {
    this.openHandler = handler;
  }
  /** Loads as the program itself does: no event asks whether it may. */
  async load(url) {
    await (this.#opened ??= this.#open());
    this.#isOurs = true;
    await this.#page.goto(toReal(url));
    this.#isOurs = false;
  }
  send(channel, ...args) {
    const message = JSON.stringify([channel, args]);
    if (this.#world === null) return;
    const expression = `electronMessage(...${message})`;
    void this.#cdp.send('Runtime.evaluate', { expression, contextId: this.#world }).catch(() => undefined);
  }
  async printToPDF(options) {
    const { data } = await this.#cdp.send('Page.printToPDF', options);
    return Buffer.from(data, 'base64');
  }
  forcefullyCrashRenderer() {
    void this.#page.goto('chrome://crash').catch(() => undefined);
  }
  replaceMisspelling() {}

  async #open() {
    const [context] = browser.contexts();
    this.#page = await context.newPage();
    this.#cdp = await context.newCDPSession(this.#page);
    this.#page.on('crash', () => {
      this.#opened = null;
      this.#world = null;
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    });
    this.#page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') return void dialog.dismiss().catch(() => undefined);
      let mayLeave = false;
      this.emit('will-prevent-unload', { preventDefault: () => (mayLeave = true) });
      // The test is connected to the same page, and may have dismissed it already.
      return void (mayLeave ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
    });
    this.#page.on('close', () => this.emit('destroyed'));
    const cdp = this.#cdp;
    await cdp.send('Page.enable');
    const { frameTree } = await cdp.send('Page.getFrameTree');
    this.#mainFrameId = frameTree.frame.id;
    if (this.#preferences.javascript === false) await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    cdp.on('Fetch.requestPaused', (paused) => void this.#answer(paused));
    await cdp.send('Fetch.enable', { patterns: [{ urlPattern: `${realOrigin}/*` }, { resourceType: 'Document' }] });
    if (this.#preferences.preload === undefined) return;
    cdp.on('Runtime.executionContextCreated', ({ context: created }) => {
      if (created.name === worldName && created.auxData.frameId === this.#mainFrameId) this.#world = created.id;
    });
    cdp.on('Runtime.bindingCalled', (called) => void this.#invoke(called));
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'electronInvoke', executionContextName: worldName });
    const onTop = (code) => `if (window === window.top) { ${code} }`;
    const preload = readFileSync(this.#preferences.preload, 'utf8');
    const inWorld = `((require, module, exports) => { ${preload}\n })((name) => { if (name !== 'electron') throw new Error(name); return (globalThis.electronModule ??= (${preloadWorld})((${wires})())); }, {}, {})`;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: onTop(`(${pageWorld})((${wires})())`) });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: onTop(inWorld), worldName });
  }

  /** Asks the main process about navigations, and its scheme for the page's own files. */
  async #answer({ requestId, request, resourceType, frameId }) {
    const cdp = this.#cdp;
    const isMainFrame = frameId === this.#mainFrameId;
    if (resourceType === 'Document' && !(isMainFrame && this.#isOurs)) {
      let isDenied = false;
      const frame = isMainFrame ? null : await this.#frame(frameId);
      const event = { url: toApp(request.url), isMainFrame, frame, preventDefault: () => (isDenied = true) };
      this.emit('will-frame-navigate', event);
      if (isMainFrame) this.emit('will-navigate', event);
      if (isDenied) return await cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    }
    if (resourceType === 'Document' && isMainFrame) {
      this.emit('did-start-navigation', { isMainFrame, isSameDocument: false });
    }
    const handler = this.#session.handlers.get('app');
    if (!request.url.startsWith(realOrigin)) {
      const body = outside.get(request.url);
      if (body === undefined) return await cdp.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      return await cdp.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html' }],
        body: Buffer.from(body).toString('base64'),
      });
    }
    const answered = await handler(new Request(toApp(request.url), { method: request.method }));
    const body = Buffer.from(await answered.arrayBuffer()).toString('base64');
    const responseHeaders = Array.from(answered.headers, ([name, value]) => ({ name, value }));
    await cdp.send('Fetch.fulfillRequest', { requestId, responseCode: answered.status, responseHeaders, body });
  }

  /** The frame as the main process sees it: its address and those above it. */
  async #frame(frameId) {
    const { frameTree } = await this.#cdp.send('Page.getFrameTree');
    const find = (tree, parent) => {
      const frame = { url: toApp(tree.frame.url), parent };
      if (tree.frame.id === frameId) return frame;
      for (const child of tree.childFrames ?? []) {
        const found = find(child, frame);
        if (found !== null) return found;
      }
      return null;
    };
    return find(frameTree, null);
  }

  async #invoke({ payload, executionContextId }) {
    const { id, channel, args } = JSON.parse(payload);
    if (channel === closeChannel) return void this.#page.close({ runBeforeUnload: true });
    const origin = toApp(new URL(this.#page.url()).origin);
    const event = { sender: this, senderFrame: { parent: null, origin } };
    let reply;
    try {
      reply = [id, null, (await ipcHandlers.get(channel)(event, ...args)) ?? null];
    } catch (error) {
      reply = [id, String(error), null];
    }
    const expression = `electronReply(...${JSON.stringify(reply)})`;
    await this.#cdp.send('Runtime.evaluate', { expression, contextId: executionContextId }).catch(() => undefined);
    return undefined;
  }
}

/** Pages of other hosts, by address, as a test made them. */
const outside = new Map();

// electronjs.org/docs/latest/api/browser-window
class BrowserWindow extends EventEmitter {
  #isGone = false;
  isEdited = false;
  constructor({ webPreferences }) {
    super();
    this.webContents = new WebContents(webPreferences);
    windows.add(this);
    appDouble.emit('web-contents-created', {}, this.webContents);
    this.webContents.once('destroyed', () => {
      this.#isGone = true;
      windows.delete(this);
      this.emit('closed');
      if (windows.size === 0) appDouble.emit('window-all-closed');
    });
  }
  async loadURL(url) {
    await this.webContents.load(url);
    this.emit('ready-to-show');
  }
  /** As the user closes it: the page may hold it back. */
  close() {
    void this.webContents.page.close({ runBeforeUnload: true });
  }
  destroy() {
    windows.delete(this);
    void this.webContents.page?.close().catch(() => undefined);
  }
  setDocumentEdited(isEdited) {
    this.isEdited = isEdited;
  }
  show() {}
  focus() {}
  restore() {}
  isMinimized = () => false;
  isDestroyed = () => this.#isGone;
}

/** What the test answers the next dialogs, in order. */
const answers = [];
const asked = [];
function ask(kind, options, otherwise) {
  asked.push({ kind, ...options });
  return answers.shift() ?? otherwise;
}

let menu = [];
const flat = (entries) => entries.flatMap((entry) => [entry, ...flat(entry.submenu ?? [])]);

// electronjs.org/docs/latest/api/utility-process
class Utility extends EventEmitter {
  #child;
  constructor(file, args) {
    super();
    this.#child = fork(file, args, {
      execArgv: ['--require', join(import.meta.dirname, 'parentPort.cjs')],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('exit', (code) => this.emit('exit', code));
    services.push(this.#child);
  }
  postMessage(message) {
    if (this.#child.connected) this.#child.send(message);
  }
  kill() {
    return this.#child.kill('SIGKILL');
  }
}
const services = [];

export const app = appDouble;
export { BrowserWindow };
export const session = strict('session', {
  defaultSession,
  fromPartition: () => {
    const made = new Session();
    appDouble.emit('session-created', made);
    return made;
  },
});
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged() {},
  handle: (scheme, handler) => defaultSession.protocol.handle(scheme, handler),
});
export const ipcMain = strict('ipcMain', { handle: (name, handler) => ipcHandlers.set(name, handler) });
export const nativeTheme = { shouldUseDarkColors: false, themeSource: 'system' };
export const Menu = strict('Menu', {
  buildFromTemplate: (template) => ({ template, popup() {} }),
  setApplicationMenu: ({ template }) => (menu = template),
});
export const dialog = strict('dialog', {
  showOpenDialog: async (_, options) => ask('open', options, { canceled: true, filePaths: [] }),
  showSaveDialog: async (_, options) => ask('save', options, { canceled: true, filePath: '' }),
  showMessageBox: async (...given) => ask('message', given.at(-1), { response: given.at(-1).cancelId ?? 0 }),
  showErrorBox: (title, content) => ask('error', { title, content }),
});
export const shell = strict('shell', {
  openExternal: async (url) => void asked.push({ kind: 'external', url }),
  trashItem: async (path) => rmSync(path),
});
export const safeStorage = strict('safeStorage', {
  isEncryptionAvailable: () => true,
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptString: (text) => Buffer.from(text).map((byte) => byte ^ 0x5a),
  decryptString: (sealed) => Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString(),
});
export const utilityProcess = strict('utilityProcess', { fork: (file, args) => new Utility(file, args) });

/** What the test may do from outside, as the system and its user do. */
const commands = {
  menu: () => flat(menu).map(({ label, accelerator, role }) => ({ label, accelerator, role })),
  choose: (label) =>
    flat(menu)
      .find((entry) => entry.label === label)
      .click(),
  close: () => [...windows].at(-1).close(),
  isEdited: () => [...windows].at(-1).isEdited,
  answer: (answer) => void answers.push(answer),
  asked: () => asked,
  openFile: async (path) => {
    await appDouble.started;
    appDouble.emit('open-file', { preventDefault() {} }, path);
  },
  outside: (url, html) => void outside.set(url, html),
  crashService: () => services.at(-1).kill('SIGKILL'),
};
process.on('message', ({ id, command, args }) => {
  const answered = (value, error = null) => process.send({ id, value: value ?? null, error });
  Promise.resolve()
    .then(() => commands[command](...args))
    .then(answered, (error) => answered(null, String(error)));
});
