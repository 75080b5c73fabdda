import { readMediaName } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import type { FolderFiles } from './folderFiles.ts';

/** A file, or a part of it, for the window. */
export interface MediaAnswer {
  readonly status: 200 | 206 | 404 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Gives the window addresses of its own origin for pictures and videos, which no page can guess. */
export interface MediaTickets {
  /** Returns the path of a file. The same file gets the same path again. */
  pathOf(files: FolderFiles, name: string): string;
  /** Reads a file. `range` is the header of the request. Null: the path is not one of those. */
  read(path: string, range: string | null): Promise<MediaAnswer | null>;
}

/** Every path of a picture or video begins with this. */
export const mediaPath = '/guide-media/';

const mostTickets = 5000;

/** It is shown as media only: opened by itself, it is a document without an origin. */
const safeHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  // Its path is new for each file.
  'cache-control': 'private, max-age=86400, immutable',
  'accept-ranges': 'bytes',
};

/** Returns tickets of a host. */
export function createMediaTickets(machine: Pick<Machine, 'random'>): MediaTickets {
  const tickets = new Map<string, string>();
  const sources = new Map<string, { readonly files: FolderFiles; readonly name: string }>();
  return {
    pathOf(files, name) {
      const key = JSON.stringify([files.folder, name]);
      const ticket = tickets.get(key) ?? machine.random(32);
      // The newest last.
      tickets.delete(key);
      tickets.set(key, ticket);
      sources.set(ticket, { files, name });
      for (const [oldest, old] of tickets) {
        if (tickets.size <= mostTickets) break;
        tickets.delete(oldest);
        sources.delete(old);
      }
      return `${mediaPath}${ticket}`;
    },
    async read(path, range) {
      const source = path.startsWith(mediaPath) ? sources.get(path.slice(mediaPath.length)) : undefined;
      if (source === undefined) return null;
      // Whole and checked each time: what is served under a type has this type.
      const whole = await source.files.read(source.name).catch(() => null);
      const type = readMediaName(source.name)?.type;
      if (whole === null || type === undefined) return { status: 404, headers: {}, body: null };
      return part(whole.bytes, type, range);
    },
  };
}

function part(bytes: Uint8Array, type: string, range: string | null): MediaAnswer {
  const size = bytes.length;
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/u.exec(range?.trim() ?? '') ?? [];
  const headers = { ...safeHeaders, 'content-type': type };
  if (first === '' && last === '') {
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: streamOf(bytes) };
  }
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  if (from >= to) return { status: 416, headers: { ...safeHeaders, 'content-range': `bytes */${size}` }, body: null };
  return {
    status: 206,
    headers: { ...headers, 'content-length': String(to - from), 'content-range': `bytes ${from}-${to - 1}/${size}` },
    body: streamOf(bytes.subarray(from, to)),
  };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return ReadableStream.from([bytes]);
}
