import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyBodyHash, signedHeaders } from '../../../packages/study-service/src/node/media/signatureV4.ts';

// The examples that Amazon publishes: “Signature Calculations for the Authorization Header”, S3.
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const bucket = 'https://examplebucket.s3.amazonaws.com';
const now = new Date('2013-05-24T00:00:00Z');
const body = createHash('sha256').update('Welcome to Amazon S3.').digest('hex');

const examples = [
  {
    name: 'GET an object, the first bytes',
    request: { method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' }, bodyHash: emptyBodyHash },
    signed: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT an object',
    request: {
      method: 'PUT',
      path: '/test%24file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      bodyHash: body,
    },
    signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'GET the life cycle of a bucket',
    request: { method: 'GET', path: '/?lifecycle', headers: {}, bodyHash: emptyBodyHash },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'list objects',
    request: { method: 'GET', path: '/?max-keys=2&prefix=J', headers: {}, bodyHash: emptyBodyHash },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
] as const;

describe('a request to S3 is signed as in the published example', () => {
  it.each(examples)('$name', ({ request, signed, signature }) => {
    const { method, path, headers, bodyHash } = request;
    const result = signedHeaders(
      { method, url: new URL(`${bucket}${path}`), headers, bodyHash },
      keys,
      'us-east-1',
      now,
    );
    const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
    expect(result['authorization']).toBe(
      `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signed},Signature=${signature}`,
    );
    expect(result['x-amz-date']).toBe('20130524T000000Z');
  });
});
