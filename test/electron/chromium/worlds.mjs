// The scripts that stand for Electron's context bridge: one in the world of the page, one around the preload script in a
// world of its own. They share the document only, and pass texts by events.

/** Runs in both worlds, before the others: returns how one hears from the other and tells it something. */
export function wires() {
  const receive = (name, listener) =>
    document.addEventListener(`electron:${name}`, ({ detail }) => listener(JSON.parse(detail)));
  const send = (name, value) =>
    document.dispatchEvent(new CustomEvent(`electron:${name}`, { detail: JSON.stringify(value) }));
  return { receive, send };
}

/** Runs in the world of the page: makes what the preload script exposes. */
export function pageWorld({ receive, send }) {
  const callbacks = new Map();
  const waiting = new Map();
  let count = 0;
  let result;
  const outgoing = (value) => {
    if (typeof value !== 'function') return { value };
    callbacks.set((count += 1), value);
    return { callback: count };
  };
  const call = (target, args) => {
    const id = (count += 1);
    const promise = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    result = undefined;
    send('call', { id, target, args: args.map(outgoing) });
    const { kind, value, error } = result;
    if (kind === 'promise') return promise;
    waiting.delete(id);
    if (kind === 'error') throw new Error(error);
    return kind === 'function' ? (...more) => call({ made: value }, more) : value;
  };
  receive('result', (value) => (result = value));
  receive('settled', ({ id, value, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  receive('callback', ({ id, call: of, args }) => {
    Promise.resolve(callbacks.get(id)(...args)).then(
      (value) => send('returned', { id: of, value }),
      (error) => send('returned', { id: of, error: String(error) }),
    );
  });
  // In Electron a page may close its window; in a browser only those that a script opened.
  window.close = () => send('close', null);
  receive('expose', ({ name, functions }) => {
    const api = Object.fromEntries(functions.map((each) => [each, (...args) => call({ name, each }, args)]));
    Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true });
  });
}

/** Runs in the world of the preload script, before it. Returns its `electron` module. */
export function preloadWorld({ receive, send }) {
  const exposed = new Map();
  const made = new Map();
  const invoked = new Map();
  const listeners = new Map();
  let count = 0;
  const called = new Map();
  // What a page's function returns comes back as a promise.
  const incoming = ({ callback, value }) => {
    if (callback === undefined) return value;
    return (...args) =>
      new Promise((resolve, reject) => {
        called.set((count += 1), { resolve, reject });
        send('callback', { id: callback, call: count, args });
      });
  };
  receive('returned', ({ id, value, error }) => {
    const { resolve, reject } = called.get(id);
    called.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  const answer = (id, value) => {
    if (value instanceof Promise) {
      send('result', { kind: 'promise' });
      value.then(
        (settled) => send('settled', { id, value: settled }),
        (error) => send('settled', { id, error: String(error) }),
      );
    } else if (typeof value === 'function') {
      made.set((count += 1), value);
      send('result', { kind: 'function', value: count });
    } else send('result', { kind: 'value', value });
  };
  receive('call', ({ id, target, args }) => {
    const run = target.made === undefined ? exposed.get(target.name)[target.each] : made.get(target.made);
    try {
      answer(id, run(...args.map(incoming)));
    } catch (error) {
      send('result', { kind: 'error', error: String(error) });
    }
  });
  receive('close', () => electronInvoke(JSON.stringify({ id: 0, channel: 'window.close', args: [] })));
  // Called by the main process.
  globalThis.electronReply = (id, error, value) => {
    const { resolve, reject } = invoked.get(id);
    invoked.delete(id);
    if (error === null) resolve(value);
    else reject(new Error(error));
  };
  globalThis.electronMessage = (channel, args) => {
    for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
  };
  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        invoked.set((count += 1), { resolve, reject });
        electronInvoke(JSON.stringify({ id: count, channel, args }));
      }),
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    removeListener: (channel, listener) =>
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((each) => each !== listener),
      ),
  };
  const contextBridge = {
    exposeInMainWorld: (name, api) => {
      exposed.set(name, api);
      send('expose', { name, functions: Object.keys(api) });
    },
  };
  const webUtils = {
    getPathForFile: () => {
      throw new Error('The double knows no paths of dropped files.');
    },
  };
  return { contextBridge, ipcRenderer, webUtils };
}
