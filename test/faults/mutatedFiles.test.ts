import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Json, verdict } from '@guide-studio/guide-core';
import { createEditorState, toWire } from '@guide-studio/guide-core/edit';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import { connectHost, type Host } from '@guide-studio/host/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileVerdict } from '../../packages/cli/src/check/checkFile.ts';
import { guide as runGuide } from '../cli/guide.ts';
import { disturb } from '../generate/edit.ts';
import { randomGuide } from '../generate/guide.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { nodeHost } from '../host/hosts.ts';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { report, sized } from '../size.ts';

const seed = 20_261_120;
const count = sized(60, 300, 10_000);
/** Files for one run of the command. */
const atOnce = 250;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.end();
});

/** Returns a guide file with faults in its content, its bytes, or both. Some are still valid. */
function mutated(random: Random): Buffer {
  let guide: Json = randomGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 3) });
  for (let changes = random.int(0, 3); changes > 0; changes -= 1) guide = disturb(random, guide);
  const text = random.chance(0.5) ? canonicalText(guide) : JSON.stringify(guide, null, random.int(0, 4));
  const bytes = Buffer.from(random.chance(0.1) ? `\uFEFF${text}` : text);
  if (random.chance(0.6)) return bytes;
  for (let damages = random.int(1, 3); damages > 0; damages -= 1)
    bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return random.chance(0.3) ? bytes.subarray(0, random.int(0, bytes.length)) : bytes;
}

type Code = FileVerdict['code'];

function byLibrary(bytes: Uint8Array): Code {
  const parsed = parseGuide(bytes);
  if (!parsed.ok) return parsed.issue.code === 'notAnObject' ? 'invalid_request_body' : 'invalid_json';
  return parsed.losses.length > 0 ? 'invalid_json' : verdict(parsed.value).code;
}

async function byService(bytes: Buffer): Promise<string | null> {
  const reply = await harness.call('createStudy', { key: 'one-launcher', body: bytes });
  return reply.status === 201 ? null : String(reply.body.code);
}

/** Opens a file like the editor: asks the host for the text, reads it, and makes a document of it. */
async function open(host: Host, file: string): Promise<'opened' | 'refused'> {
  const opened = await host.call('file.open', { file });
  if (!opened.ok) {
    expect(opened.error.code).toMatch(/\S/u);
    return 'refused';
  }
  const parsed = parseGuide(opened.value.text);
  if (!parsed.ok) return 'refused';
  expect(toWire(createEditorState(parsed.value).doc)).toEqual(parsed.value);
  return 'opened';
}

describe(`${count} mutated guide files (seed ${seed})`, () => {
  it('the library, the command and the service agree on each, and none writes', async () => {
    const { dispatch, folder } = await nodeHost({});
    const connected = await connectHost(dispatch);
    if (!connected.ok) throw new Error(connected.error.code);
    const random = createRandom(seed);
    const words = new Map<string, number>();
    let slowest = 0;
    for (let first = 0; first < count; first += atOnce) {
      const files = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => ({
        name: `${first + at}.guide.json`,
        bytes: mutated(random),
      }));
      for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
      const ended = await runGuide(['validate', ...files.map(({ name }) => name), '--format', 'json'], { cwd: folder });
      const verdicts = JSON.parse(ended.out) as readonly FileVerdict[];
      for (const [at, { name, bytes }] of files.entries()) {
        const started = performance.now();
        const library = byLibrary(bytes);
        const opened = await open(connected.value.host, name);
        slowest = Math.max(slowest, performance.now() - started);
        const command = verdicts[at];
        expect([name, command?.file, command?.code, await byService(bytes)]).toEqual([name, name, library, library]);
        if (library === null) expect([name, opened]).toEqual([name, 'opened']);
        else expectHelpful(name, command?.issues ?? []);
        expect((await readFile(join(folder, name))).equals(bytes), name).toBe(true);
        const key = `${library ?? 'valid'}, ${opened}`;
        words.set(key, (words.get(key) ?? 0) + 1);
      }
      const left = (await readdir(folder)).filter((name) => name !== 'home' && !/^\d+\.guide\.json$/u.test(name));
      expect(left).toEqual([]);
    }
    for (const code of ['valid, opened', 'invalid_json, refused', 'invalid_request_body, opened']) {
      expect([code, (words.get(code) ?? 0) > 0]).toEqual([code, true]);
    }
    report('mutated guide files', { count, ...Object.fromEntries(words), slowestMs: Math.round(slowest) });
  });
});

/** Expects a code, a place, and a sentence that says what to do for every error. */
function expectHelpful(name: string, issues: FileVerdict['issues']): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  expect([name, errors.length > 0]).toEqual([name, true]);
  for (const { code, message, line } of errors) {
    expect([name, code, message.length > code.length]).toEqual([name, code, true]);
    if (line !== undefined) expect([name, line > 0]).toEqual([name, true]);
  }
}
