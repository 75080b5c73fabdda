import dns from 'node:dns';
import { readFileSync, writeSync } from 'node:fs';
import net from 'node:net';
import { basename } from 'node:path';
import process from 'node:process';
import { syncBuiltinESMExports } from 'node:module';
import { readGuide } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import type { ReadFile } from './readInChild.ts';

/** What asked for another machine. Every connection of Node begins in one of these. */
const requests: string[] = [];
const refuse =
  (what: string) =>
  (...args: readonly unknown[]): never => {
    requests.push(`${what} ${JSON.stringify(args[0])}`);
    throw new Error('No request may leave the machine.');
  };
net.Socket.prototype.connect = refuse('connect');
net.connect = refuse('connect');
dns.lookup = Object.assign(refuse('lookup'), { __promisify__: refuse('lookup') });
dns.promises.lookup = refuse('lookup');
globalThis.fetch = refuse('fetch');
syncBuiltinESMExports();

/** Returns what a format makes of a file. */
async function read(id: string, bytes: Uint8Array, name: string): Promise<ReadFile> {
  const format = importFormats.find((one) => one.id === id);
  const recognisedBy = importFormats.filter((one) => one.recognise(bytes, name)).map((one) => one.id);
  const started = Date.now();
  const result = await format?.read(bytes, { name });
  const ms = Date.now() - started;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  const codes = result?.ok === false ? result.issues.map(({ code }) => code) : [];
  const sentences = result?.ok === false ? result.issues.map(({ message }) => `${message.en} ${message.de}`) : [];
  const guide = result?.ok === true ? readGuide(JSON.stringify(result.guide)).ok : null;
  return { name, format: id, recognisedBy, guide, codes, sentences, ms, megabytes, requests: requests.splice(0) };
}

const results: ReadFile[] = [];
for (const [path, id] of JSON.parse(process.argv[2] ?? '[]') as (readonly [string, string])[])
  results.push(await read(id, new Uint8Array(readFileSync(path)), basename(path).replace(/^\d+-/u, '')));
const printed = Buffer.from(JSON.stringify(results));
for (let at = 0; at < printed.length; ) at += writeSync(1, printed, at);
