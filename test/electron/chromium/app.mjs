// electronjs.org/docs/latest/api/app
import { EventEmitter } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { connectBrowser } from './browser.mjs';
import { strict } from './strict.mjs';

class App extends EventEmitter {
  isPackaged = false;
  name = 'Guide Studio';
  dock = undefined;
  #paths = {};
  #isQuitting = false;
  /** In a second instance: resolves when the first one has its data. */
  #handedOver = null;
  #start;
  constructor() {
    super();
    // The system keeps its requests until the program waits for readiness.
    system.started = new Promise((resolve) => (this.#start = resolve));
  }
  setPath(name, path) {
    this.#paths[name] = path;
  }
  getPath(name) {
    return this.#paths[name] ?? join(this.#paths.userData, name);
  }
  getAppPath() {
    return process.argv[1];
  }
  getVersion() {
    return '0.0.0-test';
  }
  getLocale() {
    return 'en-US';
  }
  enableSandbox() {}
  setAppUserModelId() {}
  addRecentDocument(path) {
    system.recent.unshift(path);
  }
  /** The first instance listens on a socket in its data; a second one sends it what it was given. */
  requestSingleInstanceLock(data) {
    const folder = this.#paths.userData;
    mkdirSync(folder, { recursive: true });
    const socket = join(folder, 'lock');
    if (process.env.SECOND_INSTANCE === '1') {
      this.#handedOver = new Promise((resolve) => {
        const first = connect(socket, () => first.end(JSON.stringify(data)));
        first.on('close', resolve);
      });
      return false;
    }
    rmSync(socket, { force: true });
    createServer((second) => {
      let text = '';
      second.on('data', (chunk) => (text += chunk));
      // The words of its command line may come in another order.
      second.on('end', () => this.emit('second-instance', {}, ['electron', '--added'], '/', JSON.parse(text)));
    }).listen(socket);
    return true;
  }
  async whenReady() {
    this.#start();
    await connectBrowser();
  }
  /** Closes the windows first, which may prevent the end. */
  quit() {
    if (this.#handedOver !== null) return void this.#handedOver.then(() => process.exit(0));
    if (this.#isQuitting) return undefined;
    this.#isQuitting = true;
    this.emit('before-quit', {});
    if (system.windows.size === 0) return this.#end();
    for (const window of system.windows) window.close();
    return undefined;
  }
  exit(code) {
    process.exit(code);
  }
  relaunch() {}
  /** A window was closed. */
  windowClosed() {
    if (system.windows.size > 0) return;
    if (this.#isQuitting) this.#end();
    else this.emit('window-all-closed');
  }
  /** A window stays, so the application does too. */
  closeCancelled() {
    this.#isQuitting = false;
  }
  #end() {
    let isPrevented = false;
    this.emit('will-quit', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) process.exit(0);
    this.#isQuitting = false;
  }
}

/** What the test sees of the system around the application. */
export const system = { windows: new Set(), recent: [], started: Promise.resolve() };
/** The object itself, for the double. */
export const ownApp = new App();
export const app = strict('app', ownApp);
