import { createHash, createHmac } from 'node:crypto';

/** The keys of an account. */
export interface AccessKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request to sign. */
export interface Signable {
  readonly method: string;
  /** Its path is already encoded; the names and values of its query need not be sorted. */
  readonly url: URL;
  /** Other headers to sign, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
}

export const emptyBodyHash = createHash('sha256').digest('hex');

/** Returns the headers of a request to S3 with Signature Version 4, except `host`. */
export function signedHeaders(
  { method, url, headers = {}, bodyHash }: Signable,
  { accessKeyId, secretAccessKey }: AccessKeys,
  region: string,
  now: Date,
): Readonly<Record<string, string>> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const own = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const signed = Object.entries({ ...own, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const request = [
    method,
    url.pathname,
    queryOf(url.searchParams),
    ...signed.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...own, authorization };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function queryOf(parameters: URLSearchParams): string {
  const pairs = [...parameters].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.sort((one, other) => (one < other ? -1 : 1)).join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
