import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file of the participant page, in memory. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The built participant page: one document and its files. */
export interface PageFiles {
  readonly document: PageFile;
  /** By name below `/page/`. Names contain a hash of the content. */
  readonly assets: ReadonlyMap<string, PageFile>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Reads the built page once, so that requests never become file paths. Rejects if the folder has no `index.html`. */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const document = await readOne(join(folder, 'index.html'), '.html');
  const assets = new Map<string, PageFile>();
  for (const name of await readdir(join(folder, 'page'))) {
    const extension = extname(name);
    if (extension in types) assets.set(name, await readOne(join(folder, 'page', name), extension));
  }
  return { document, assets };
}

async function readOne(path: string, extension: string): Promise<PageFile> {
  return { type: types[extension] ?? '', bytes: new Uint8Array(await readFile(path)) };
}
