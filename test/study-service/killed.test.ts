import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, smallGuide } from './harness.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let bundle: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'study-service-'));
  // Below node_modules, so that the native packages, which are not bundled, are found from there.
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  bundle = await mkdtemp(join(cache, 'study-service-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('child.ts', import.meta.url)),
      outDir: bundle,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([rm(folder, { recursive: true }), rm(bundle, { recursive: true })]);
});

interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  readonly newKey: string | null;
}

async function startChild(data: string): Promise<Child> {
  const child = spawn(process.execPath, [join(bundle, 'child.mjs'), data], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The service ended with ${code}.`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => undefined);
  return { process: child, ...(JSON.parse(line) as { url: string; newKey: string | null }) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Creates drafts on several connections until the service is killed, right after the given number was acknowledged. */
async function createUntilKilled(child: Child, key: string, count: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let ended: Promise<void> | undefined;
  const one = async (): Promise<void> => {
    while (ended === undefined) {
      const reply = await send(child.url, 'createStudy', { key, body: smallGuide }).catch(() => null);
      if (reply === null) return;
      acknowledged.push(String(reply.body.id));
      if (acknowledged.length === count) ended = kill(child.process);
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  await ended;
  return acknowledged;
}

describe('a service that is killed', () => {
  it('has lost nothing that it acknowledged, ten times over', async () => {
    const data = join(folder, 'killed.db');
    const acknowledged: string[] = [];
    let key = '';
    for (const count of [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]) {
      const child = await startChild(data);
      key ||= child.newKey ?? '';
      acknowledged.push(...(await createUntilKilled(child, key, count)));
    }
    const child = await startChild(data);
    const { body } = await send(child.url, 'listStudies', { key });
    const studies = body['studies'] as readonly { readonly id: string }[];
    const stored = new Set(studies.map((study) => study.id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(231);
    for (const id of acknowledged.slice(-5)) {
      const questions = await send(child.url, 'getStudyQuestions', { key, params: { studyId: id } });
      expect(questions.body['questions']).toHaveLength(1);
    }
    await kill(child.process);
  });

  it('starts on one new file with another at once, fills it once, and neither loses a draft', async () => {
    const data = join(folder, 'shared.db');
    const [first, second] = await Promise.all([startChild(data), startChild(data)]);
    const keys = [first.newKey, second.newKey].filter((made) => made !== null);
    expect(keys).toHaveLength(1);
    const key = keys[0] ?? '';
    const turns = Array.from({ length: 60 }, (_, turn) => (turn % 2 === 0 ? first.url : second.url));
    const replies = await Promise.all(turns.map((url) => send(url, 'createStudy', { key, body: smallGuide })));
    expect(replies.map((reply) => reply.status)).toEqual(turns.map(() => 201));
    const study = String(replies[0]?.body.id);
    const launched = await Promise.all(
      turns.map((url) => send(url, 'launchStudy', { key, params: { studyId: study } })),
    );
    expect(launched.map((reply) => reply.status)).toEqual(turns.map(() => 200));
    const { body } = await send(second.url, 'listStudies', { key });
    expect(body['studies']).toHaveLength(turns.length);
    await Promise.all([kill(first.process), kill(second.process)]);
  });
});
