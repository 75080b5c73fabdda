import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createNodeHost, sessionKeyStore } from '@guide-studio/host/node';
import { beforeAll, expect, it } from 'vitest';
import { buildForNode } from '../host/buildForNode.ts';
import { isEndurance, numbersFrom, percentile, report } from '../size.ts';

const times = isEndurance ? 200 : 6;
const atOnce = 8;
const seed = 20261120;
const file = 'a.guide.json';
const text = '{"title": "Edit 0", "studyGuide": []}\n';

// The session uses the browser's Web Locks through `navigator`, which older versions of Node lack.
const likeABrowser = `data:text/javascript,${encodeURIComponent('globalThis.navigator ??= {}')}`;

let child = '';
beforeAll(async () => {
  const { path, remove } = await buildForNode(new URL('./typingChild.ts', import.meta.url));
  child = path;
  return remove;
});

interface Crash {
  /** The age of the oldest lost edit in milliseconds; 0 if none was lost. */
  readonly lostMs: number;
  readonly edits: number;
  readonly kept: number;
}

/** Types, kills the program after `lives` milliseconds, and starts it again. */
async function crash(lives: number, own: number): Promise<Crash> {
  const root = await mkdtemp(join(tmpdir(), 'guide-studio-crash-'));
  const [folder, home] = [join(root, 'guides'), join(root, 'home')];
  await mkdir(folder);
  await writeFile(join(folder, file), text);
  const typing = spawn(process.execPath, ['--import', likeABrowser, child, folder, home, file, String(own)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(typing, 'exit');
  const madeAt: number[] = [];
  let killedAt = 0;
  for await (const line of createInterface(typing.stdout)) {
    const [number = 0, at = 0] = line.split(' ').map(Number);
    madeAt[number] = at;
    if (number !== 1) continue;
    void wait(lives).then(() => {
      killedAt = Date.now();
      typing.kill('SIGKILL');
    });
  }
  await gone;
  const kept = await keptEdit(folder, home);
  expect(await readFile(join(folder, file), 'utf8')).toBe(text);
  expect((await readdir(join(home, 'backups')).catch(() => [])).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  await rm(root, { recursive: true });
  const firstLost = madeAt[kept + 1];
  return { lostMs: firstLost === undefined ? 0 : killedAt - firstLost, edits: madeAt.length - 1, kept };
}

/** Returns the number of the edit that the next start offers; 0 if it offers none. */
async function keptEdit(folder: string, home: string): Promise<number> {
  const host = await createNodeHost({ kind: 'browser', version: 'test', folder, home, keyStore: sessionKeyStore() });
  const list = await host.implementation['backup.list']({});
  const [backup] = list.ok ? list.value.backups : [];
  if (!backup) return 0;
  const read = await host.implementation['backup.read']({ key: backup.key });
  const title = read.ok ? (JSON.parse(read.value.text) as { readonly title: string }).title : '';
  expect(title).toMatch(/^Edit \d+$/u);
  return Number(title.slice('Edit '.length));
}

it(`crashed at random during editing ${times} times (seed ${seed}): the guide is untouched, the work is offered`, async () => {
  const random = numbersFrom(seed);
  const crashes: Crash[] = [];
  while (crashes.length < times) {
    const some = Array.from({ length: Math.min(atOnce, times - crashes.length) }, () =>
      crash(6500 + random(9000), random(1e9)),
    );
    crashes.push(...(await Promise.all(some)));
  }
  // After more than the longest wait something is always offered, and never an edit that was not made.
  expect(crashes.filter(({ kept }) => kept === 0)).toEqual([]);
  expect(crashes.filter(({ kept, edits }) => kept > edits)).toEqual([]);
  const lost = crashes.map(({ lostMs }) => lostMs);
  report('crash during editing', {
    times,
    edits: crashes.reduce((sum, { edits }) => sum + edits, 0),
    lostMs: { median: percentile(lost, 0.5), p95: percentile(lost, 0.95), most: Math.max(...lost) },
  });
});
