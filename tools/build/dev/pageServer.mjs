import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, createServer } from 'vite';
import { manualPages } from '../manualPages.mjs';
import { root } from '../targets.mjs';

const clientScript = fileURLToPath(new URL('devPage.js', import.meta.url));
const hostPaths = ['/host/', '/session', '/preview/', '/recording/'];

/** Returns a free port of 127.0.0.1. */
export async function freePort() {
  return await new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}

/**
 * Returns the headers that the host sends with its page, with the two exceptions that hot replacement needs: scripts and
 * styles in the document that carry this run's nonce, and Vite's WebSocket. Everything else stays as strict as in use.
 */
async function headersLike(host, origin, nonce) {
  const { headers } = await fetch(`${host}/`);
  const policy = headers
    .get('content-security-policy')
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", `connect-src 'self' ${origin.replace('http', 'ws')}`);
  const others = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options'];
  const kept = others.map((name) => [name, headers.get(name)]);
  return { 'content-security-policy': policy, 'x-frame-options': 'DENY', ...Object.fromEntries(kept) };
}

/** Changes the origin of this page's calls to that of the host. Calls from other pages keep theirs and are refused. */
function proxyTo(host, origin) {
  return {
    target: host,
    configure: (proxy) => {
      proxy.on('proxyReq', (sent, { headers }) => {
        if (headers.host === new URL(origin).host) sent.setHeader('host', new URL(host).host);
        if (headers.origin === origin) sent.setHeader('origin', host);
      });
    },
  };
}

/** Suppresses errors about a host that does not answer while it is started again. */
function logger() {
  const all = createLogger('warn');
  const error = (message, options) => message.includes('http proxy error') || all.error(message, options);
  return { ...all, error };
}

/** Adds the script that follows the host through its restarts. */
const devPage = {
  name: 'dev-page',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/@fs/${clientScript}` } }],
};

/** Starts Vite in front of the host. A port of 0 is any free one. Rejects if the port is taken. */
export async function startPageServer(wantedPort, host) {
  const port = wantedPort === 0 ? await freePort() : wantedPort;
  const origin = `http://127.0.0.1:${port}`;
  const nonce = randomBytes(18).toString('base64url');
  const server = await createServer({
    configFile: false,
    envDir: false,
    root: join(root, 'renderer'),
    cacheDir: join(root, '.build', 'vite'),
    publicDir: false,
    // Serves index.html at / and controls.html at /controls.
    appType: 'mpa',
    customLogger: logger(),
    plugins: [react(), manualPages(), devPage],
    html: { cspNonce: nonce },
    optimizeDeps: { entries: ['index.html', 'controls.html'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: false,
      // A worktree may link to libraries that are installed elsewhere.
      fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules', 'vite')))] },
      headers: await headersLike(host, origin, nonce),
      proxy: Object.fromEntries(hostPaths.map((path) => [path, proxyTo(host, origin)])),
    },
  });
  await server.listen();
  return {
    origin,
    /** Lets an open page enter a host that was started again. */
    enterAgain: (token) => server.ws.send({ type: 'custom', event: 'guide-studio:host', data: { token } }),
    close: async () => await server.close(),
  };
}
