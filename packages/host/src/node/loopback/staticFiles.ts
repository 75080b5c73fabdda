import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** A file of the page, kept in memory. */
export interface StaticFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Files by URL path. Requests are looked up here and never become file paths. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
};

/**
 * Reads the built editor once. Files of unknown types (source maps) are skipped; `/` is `index.html`. Rejects with the
 * system's code if the folder or its `index.html` is missing.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, { type, bytes: await bytesOf(path) });
  }
  const page = files.get('/index.html') ?? {
    type: types['.html'] ?? '',
    bytes: await bytesOf(join(folder, 'index.html')),
  };
  return files.set('/', page);
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path));
}
