import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '../../size.ts';

/** A place for recordings, as the option of a service. */
export interface MediaPlace {
  readonly media: string;
  readonly mediaKeys?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  remove(): Promise<void>;
}

export interface MediaKind {
  readonly name: string;
  create(): Promise<MediaPlace>;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  status: number;
  body: unknown;
}

interface S3Server {
  /** What is done with each request, in order. */
  readonly middleware: ((asked: Asked, next: () => Promise<void>) => Promise<void>)[];
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

interface Signed {
  readonly headers: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);
const S3rver = require('s3rver') as new (options: object) => S3Server;
const { sign } = require('aws4') as { sign(request: object, keys: object): Signed };

/** The only keys that the server knows. */
const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const signatureOf = (header = ''): string | undefined => /Signature=([0-9a-f]{64})$/.exec(header)?.[1];

/** Refuses a request whose signature is not that of another library. The server itself checks only who signed. */
async function checkSignature(asked: Asked, next: () => Promise<void>): Promise<void> {
  const { method, url, headers } = asked;
  const [, region = '', names = ''] =
    /Credential=\S+?\/\d{8}\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+)/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  const signed = Object.fromEntries(names.split(';').map((name) => [name, headers[name] ?? '']));
  const keys = { accessKeyId: s3Keys.accessKeyId, secretAccessKey: s3Keys.secretAccessKey };
  const own = sign(
    { service: 's3', region, method, path: url, headers: signed, extraHeadersToInclude: { range: true } },
    keys,
  );
  if (signatureOf(own.headers['Authorization']) === signatureOf(headers['authorization'])) return next();
  asked.status = 403;
  asked.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
}

/** The places for recordings; the suites run on each. The second is a server that speaks S3 and checks signatures. */
export const mediaKinds: readonly MediaKind[] = [
  {
    name: 'a folder',
    async create() {
      const folder = await mkdtemp(join(tmpdir(), 'study-media-'));
      return { media: join(folder, 'media'), remove: () => rm(folder, { recursive: true }) };
    },
  },
  {
    name: 'S3',
    async create() {
      const directory = await mkdtemp(join(tmpdir(), 'study-s3-'));
      const server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory,
        configureBuckets: [{ name: 'studies' }],
      });
      server.middleware.unshift(checkSignature);
      const { port } = await server.run();
      return {
        media: `s3://studies/media/of-tests?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
        mediaKeys: s3Keys,
        async remove() {
          await server.close();
          await rm(directory, { recursive: true });
        },
      };
    },
  },
];

/**
 * What laws about whole recordings run on: both places in `npm run test:full`. In `npm test`, a folder; `mediaStore.test.ts`
 * has the contract of both there.
 */
export const usualPlaces: readonly MediaKind[] = isFull ? mediaKinds : mediaKinds.slice(0, 1);
