import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { createNodeHost, sessionKeyStore, sweepLeftovers, thisMachine } from '@guide-studio/host/node';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { buildForNode } from './buildForNode.ts';
import { nodeHost } from './hosts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const kills = sized(8, 200, 1000);
/** The number of files whose saves are killed at the same time. */
const atOnce = 4;
const longestMs = sized(120_000, 300_000, 7_200_000);
const [rounds, editsEach] = [sized(1, 1, 10), sized(25, 100, 300)];
const backupKills = sized(4, 10, 10);
const seed = 20_261_120;

let child = '';
beforeAll(async () => {
  const { path, remove } = await buildForNode(new URL('./savingChild.ts', import.meta.url));
  child = path;
  return remove;
});

function start(...parameters: string[]): ChildProcess {
  return spawn(process.execPath, [child, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Kills a saving process a random time after a few answered saves. Returns the last answered version. */
async function killWhileSaving(child: ChildProcess, random: () => number): Promise<number> {
  const answered = 1 + Math.floor(random() * 3);
  const turns = Math.floor(random() * 8000);
  let last = 0;
  let count = 0;
  const ended = once(child, 'exit');
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    count += 1;
    if (count !== answered) continue;
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    child.kill('SIGKILL');
  }
  await ended;
  return last;
}

/** Kills saves of one file repeatedly. Returns the number of leftovers, which the next start removes. */
async function killSaves(times: number, random: () => number): Promise<number> {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.guide.json');
  await writeFile(path, '[0]\n');
  let leftOver = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const last = await killWhileSaving(start('endless', path), random);
    const values = new Set(JSON.parse(await readFile(path, 'utf8')) as number[]);
    expect(values.size).toBe(1);
    const [version = -1] = values;
    // The save after the last answered one may be complete although its answer was lost.
    expect(version).toBeGreaterThanOrEqual(last);
    expect(version).toBeLessThanOrEqual(last + 1);
    leftOver += (await readdir(folder)).length - 1;
    // An empty lock of a killed writer expires only after ten seconds.
    await sweepLeftovers(thisMachine({ now: () => Date.now() + 11_000 }), folder);
    expect(await readdir(folder)).toEqual(['a.guide.json']);
  }
  return leftOver;
}

test(
  `killed at random moments ${kills} times (seed ${seed}): never torn, no answered save lost, nothing left over`,
  async () => {
    const lanes = Array.from({ length: atOnce }, (_, lane) =>
      killSaves(kills / atOnce, createRandom(seed + lane).next),
    );
    const leftOvers = await Promise.all(lanes);
    const leftOversSwept = leftOvers.reduce((sum, each) => sum + each, 0);
    report('kill -9 during a save', { kills, torn: 0, answeredSavesLost: 0, leftOversSwept });
  },
  longestMs,
);

test(`killed at random moments ${backupKills} times while backups are written (seed ${seed}): the last one is whole, the guide untouched`, async () => {
  const { folder, home } = await nodeHost({ 'a.guide.json': '[0]\n' });
  const random = createRandom(seed).next;
  for (let kill = 10; kill < 10 + backupKills; kill += 1) {
    const key = `00000000-0000-4000-8000-0000000000${kill}`;
    const last = await killWhileSaving(start('backups', folder, home, key), random);
    const host = await createNodeHost({ kind: 'browser', version: 'test', folder, home, keyStore: sessionKeyStore() });
    expect(await host.dispatch('backup.list', {})).toMatchObject({ ok: true, value: { backups: [{ key }] } });
    const read = await host.implementation['backup.read']({ key });
    await host.dispatch('backup.discard', { key });
    const values = new Set(JSON.parse(read.ok ? read.value.text : 'null') as number[]);
    expect(values.size).toBe(1);
    const [version = -1] = values;
    // The backup after the last answered one may be complete although its answer was lost.
    expect(version).toBeGreaterThanOrEqual(last);
    expect(version).toBeLessThanOrEqual(last + 1);
    expect(await readFile(join(folder, 'a.guide.json'), 'utf8')).toBe('[0]\n');
    expect((await readdir(join(home, 'backups'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }
});

test(
  `two processes that add to one file lose no entry: ${rounds} rounds of ${2 * editsEach}`,
  async () => {
    const path = join(await temporaryFolder(), 'a.guide.json');
    for (let round = 0; round < rounds; round += 1) {
      await writeFile(path, '[]');
      const children = ['a', 'b'].map((name) => start('append', path, name, String(editsEach)));
      const codes = await Promise.all(children.map(async (each) => (await once(each, 'exit'))[0] as number));
      expect(codes).toEqual([0, 0]);
      const entries = JSON.parse(await readFile(path, 'utf8')) as string[];
      const expected = ['a', 'b'].flatMap((name) => Array.from({ length: editsEach }, (_, at) => `${name}${at}`));
      expect(entries.toSorted()).toEqual(expected.toSorted());
    }
    report('two processes on one file', { rounds, edits: rounds * 2 * editsEach, lost: 0 });
  },
  longestMs,
);
