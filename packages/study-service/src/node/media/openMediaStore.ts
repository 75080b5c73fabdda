import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '@guide-studio/guide-core/internal';
import type { MediaStore } from '../../media/mediaStore.ts';
import { makeFolder } from '../makeFolder.ts';
import { isPostgresUrl } from '../openStore.ts';
import { mediaBeside } from '../ops/recordingObjects.ts';
import { StartError } from '../startError.ts';
import { folderStore } from './folderStore.ts';
import { type Bucket, s3Store, tryBucket } from './s3Store.ts';
import type { AccessKeys } from './signatureV4.ts';

export interface MediaOptions {
  /** The database. */
  readonly data: string;
  /** A folder, or `s3://bucket/prefix?endpoint=…&region=…`; default: beside the database. */
  readonly media?: string | undefined;
  readonly mediaKeys?: AccessKeys | undefined;
}

/**
 * Opens the place for recordings: the one that is named; else a folder beside the database file, or a temporary one for
 * a database in memory. Null for a server's database without a named place. Throws `StartError`.
 */
export async function openMediaStore({ data, media, mediaKeys }: MediaOptions): Promise<MediaStore | null> {
  if (media === undefined) {
    if (isPostgresUrl(data)) return null;
    if (data !== ':memory:') return folderStore(mediaBeside(data));
    return folderStore(join(tmpdir(), `study-media-${randomUUID()}`), { temporary: true });
  }
  if (/^s3:/i.test(media)) return await openBucket(media, mediaKeys);
  try {
    makeFolder(media);
    await access(media, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartError('mediaUnusable', media, error);
  }
  return folderStore(media);
}

async function openBucket(text: string, keys: AccessKeys | undefined): Promise<MediaStore> {
  const place = readBucket(text);
  if (place === null) throw new StartError('mediaInvalid', text);
  if (keys === undefined) throw new StartError('mediaKeysMissing', place.address);
  const bucket = { ...place, keys };
  try {
    await tryBucket(bucket);
  } catch (error) {
    throw new StartError('mediaUnusable', place.address, error instanceof Error ? error.cause : error);
  }
  return s3Store(bucket);
}

/** Reads `s3://bucket/prefix?endpoint=…&region=…`; null if it has another form. */
export function readBucket(text: string): Omit<Bucket, 'keys'> | null {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})((?:\/[\w.-]+)*)\/?(\?.*)?$/.exec(text);
  if (match === null) return null;
  const [, name = '', path = '', search = ''] = match;
  const query = new URLSearchParams(search);
  const region = query.get('region') ?? 'us-east-1';
  const endpoint = query.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const isKnown = [...query.keys()].every((key) => key === 'region' || key === 'endpoint');
  const isSafe = !path.split('/').some((part) => part === '.' || part === '..');
  if (!isKnown || !isSafe || !/^[\w-]+$/.test(region) || !isEndpoint(endpoint)) return null;
  const prefix = path === '' ? '' : `${path.slice(1)}/`;
  return { address: `${endpoint.replace(/\/+$/, '')}/${name}`, region, prefix };
}

function isEndpoint(text: string): boolean {
  const url = urlOf(text);
  if (url === null) return false;
  const { protocol, username, password, search, hash } = url;
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}
