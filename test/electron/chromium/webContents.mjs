// electronjs.org/docs/latest/api/web-contents
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { ownApp } from './app.mjs';
import { openPage, realOrigin, toApp, toReal } from './browser.mjs';
import { defaultSession } from './session.mjs';
import { strict } from './strict.mjs';
import { pageWorld, preloadWorld, wires } from './worlds.mjs';

const worldName = 'preload';
const closeChannel = 'window.close';
/** What Chromium says of a request whose page was left or closed meanwhile. */
const goneRequest = /Invalid InterceptionId|has been closed|Target closed/u;
/** The preload script runs in the top frame only. A test may run it in every frame, as a hole would. */
const where = process.env.PRELOAD_IN_FRAMES === '1' ? 'true' : 'window === window.top';

/** What `ipcMain` handles, by channel. */
export const ipcHandlers = new Map();

/** Pages of other hosts, by address, as a test made them. */
export const outside = new Map();

class WebContents extends EventEmitter {
  #preferences;
  #opened = null;
  #page = null;
  #cdp = null;
  /** The worlds of the preload script, by frame. */
  #worlds = new Map();
  #mainFrameId = '';
  #isOurs = true;
  #isCrashed = false;
  #openHandler = null;
  #self;

  constructor(preferences) {
    super();
    this.#preferences = preferences;
    this.#self = strict('WebContents', this);
  }
  get self() {
    return this.#self;
  }
  get page() {
    return this.#page;
  }
  get session() {
    return this.#session;
  }
  get #session() {
    return this.#preferences.session ?? defaultSession;
  }
  setWindowOpenHandler(handler) {
    this.#openHandler = handler;
  }
  /** Loads as the program itself does: no event asks whether it may. */
  async load(url) {
    await (this.#opened ??= this.#open());
    this.#isOurs = true;
    await this.#page.goto(toReal(url));
    this.#isOurs = false;
  }
  send(channel, ...args) {
    const contextId = this.#worlds.get(this.#mainFrameId);
    if (contextId === undefined) return;
    const expression = `electronMessage(...${JSON.stringify([channel, args])})`;
    void this.#cdp.send('Runtime.evaluate', { expression, contextId }).catch(() => undefined);
  }
  async printToPDF(options) {
    const { data } = await this.#cdp.send('Page.printToPDF', options);
    return Buffer.from(data, 'base64');
  }
  isCrashed() {
    return this.#isCrashed;
  }
  forcefullyCrashRenderer() {
    void this.#cdp.send('Page.crash').catch(() => undefined);
  }
  replaceMisspelling() {}

  async #open() {
    const { page, cdp } = await openPage();
    this.#page = page;
    this.#cdp = cdp;
    this.#isCrashed = false;
    page.on('crash', () => this.#crashed());
    page.on('dialog', (dialog) => this.#answerDialog(dialog));
    page.on('close', () => {
      if (this.#page === page && !this.#isCrashed) this.emit('destroyed');
    });
    // In Electron the handler is asked before; here the window opens and is closed again.
    cdp.on('Page.windowOpen', ({ url }) => this.#openWindow(toApp(url)));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    await cdp.send('Page.enable');
    const { frameTree } = await cdp.send('Page.getFrameTree');
    this.#mainFrameId = frameTree.frame.id;
    if (this.#preferences.javascript === false) await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    cdp.on('Fetch.requestPaused', (paused) => void this.#answer(paused));
    await cdp.send('Fetch.enable', { patterns: [{ urlPattern: `${realOrigin}/*` }, { resourceType: 'Document' }] });
    if (this.#preferences.preload !== undefined) await this.#preload();
  }

  /** A page of Chromium that crashed loads nothing more over this connection; the next load opens another one. */
  #crashed() {
    const gone = this.#page;
    this.#isCrashed = true;
    this.#opened = null;
    this.#worlds.clear();
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    void gone.close().catch(() => undefined);
  }

  #answerDialog(dialog) {
    if (dialog.type() !== 'beforeunload') return void dialog.dismiss().catch(() => undefined);
    let mayLeave = false;
    this.emit('will-prevent-unload', { preventDefault: () => (mayLeave = true) });
    if (!mayLeave) ownApp.closeCancelled();
    // The test is connected to the same page, and may have dismissed it already.
    return void (mayLeave ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  }

  #openWindow(url) {
    if (this.#openHandler({ url }).action !== 'deny') throw new Error('The double opens no windows of pages.');
  }

  async #preload() {
    const cdp = this.#cdp;
    cdp.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === worldName) this.#worlds.set(auxData.frameId, id);
    });
    cdp.on('Runtime.bindingCalled', (called) => void this.#invoke(called));
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'electronInvoke', executionContextName: worldName });
    const inFrames = (code) => `if (${where}) { ${code} }`;
    const preload = readFileSync(this.#preferences.preload, 'utf8');
    const inWorld = `((require, module, exports) => { ${preload}\n })((name) => { if (name !== 'electron') throw new Error(name); return (globalThis.electronModule ??= (${preloadWorld})((${wires})())); }, {}, {})`;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: inFrames(`(${pageWorld})((${wires})())`) });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: inFrames(inWorld), worldName });
  }

  /** Asks the main process about navigations, and its scheme for the page's own files. */
  async #answer({ requestId, request, resourceType, frameId }) {
    const isMainFrame = frameId === this.#mainFrameId;
    if (resourceType === 'Document' && !(isMainFrame && this.#isOurs)) {
      let isDenied = false;
      const frame = isMainFrame ? null : await this.#frame(frameId).catch(() => null);
      const event = { url: toApp(request.url), isMainFrame, frame, preventDefault: () => (isDenied = true) };
      this.emit('will-frame-navigate', event);
      if (isMainFrame) this.emit('will-navigate', event);
      if (isDenied) return await this.#reply('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    }
    if (resourceType === 'Document' && isMainFrame) {
      this.emit('did-start-navigation', { isMainFrame, isSameDocument: false });
    }
    if (!request.url.startsWith(realOrigin)) {
      const body = outside.get(request.url);
      if (body === undefined) return await this.#reply('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      return await this.#reply('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html' }],
        body: Buffer.from(body).toString('base64'),
      });
    }
    const handler = this.#session.handlers.get('app');
    const answered = await handler(new Request(toApp(request.url), { method: request.method }));
    const body = Buffer.from(await answered.arrayBuffer()).toString('base64');
    const responseHeaders = Array.from(answered.headers, ([name, value]) => ({ name, value }));
    return await this.#reply('Fetch.fulfillRequest', {
      requestId,
      responseCode: answered.status,
      responseHeaders,
      body,
    });
  }

  /** A page that is left or closed no longer waits for its requests. */
  async #reply(method, parameters) {
    await this.#cdp.send(method, parameters).catch((error) => {
      if (!goneRequest.test(String(error))) throw error;
    });
  }

  /** The frame as the main process sees it: its address, its origin and the frames above it. */
  async #frame(frameId) {
    const { frameTree } = await this.#cdp.send('Page.getFrameTree');
    const find = (tree, parent) => {
      const { id, url, securityOrigin } = tree.frame;
      const frame = { url: toApp(url), origin: toApp(securityOrigin), parent };
      if (id === frameId) return frame;
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
    const frameId = [...this.#worlds].find(([, world]) => world === executionContextId)?.[0];
    const event = {
      sender: this.#self,
      senderFrame: frameId === undefined ? null : await this.#frame(frameId).catch(() => null),
    };
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

export { WebContents };
