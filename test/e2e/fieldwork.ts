import { once } from 'node:events';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { within } from '../eventually.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const fieldworkKey = 'key-of-the-end-to-end-tests';
/** The key of an organization of its own, whose wallets have credit for one interview each. */
const smallKey = 'key-of-the-small-organization';
const walletIdOf = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const smallWallets = Array.from({ length: 50 }, (_, at) => walletIdOf(at + 1));

export interface Launched {
  readonly studyId: string;
  readonly link: string;
}

/** A running study service, started as its owner starts it, with the acts of a researcher. */
export interface Fieldwork {
  readonly url: string;
  /** Publishes and launches a guide, or the guide of a file. Returns its address for participants. */
  launch(guide: string | object): Promise<Launched>;
  /** The same with credit for one interview. */
  launchSmall(guide: string | object): Promise<Launched>;
  /** Reads from the public API with the key of the organization. */
  read(path: string): Promise<unknown>;
  /** Sends the translations of a study. */
  translate(studyId: string, translations: object): Promise<void>;
  /** Sets a study up as its operator does, beside the running service. */
  setStudy(studyId: string, ...options: readonly string[]): void;
  stop(): Promise<void>;
}

/** Starts `guide serve` on an empty database with two organizations that may launch. */
export async function startFieldwork(more: readonly string[] = []): Promise<Fieldwork> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwork-'));
  const data = join(folder, 'field.db');
  const seed = join(folder, 'seed.json');
  writeFileSync(seed, JSON.stringify(startingData()));
  const child = spawn(
    process.execPath,
    [join(root, 'packages/cli/bin/guide.mjs'), 'serve', '--port', '0', '--data', data, '--seed', seed, ...more],
    { cwd: root, env: { ...process.env, GUIDE_STUDIO_HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await readyUrl(child);
  const call = async (method: string, path: string, body?: string, key = fieldworkKey): Promise<unknown> => {
    const init = { method, headers: { 'x-api-key': key }, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  const launchFrom = async (key: string, walletId: string, guide: string | object): Promise<Launched> => {
    const text = typeof guide === 'string' ? readFileSync(guide, 'utf8') : JSON.stringify(guide);
    const { id } = (await call('POST', '/api/public/v1/studies/create', text, key)) as { id: string };
    const body = JSON.stringify({ walletId });
    const launched = (await call('POST', `/api/public/v1/studies/${id}/launch`, body, key)) as {
      selfRecruitLink: string;
    };
    return { studyId: id, link: launched.selfRecruitLink };
  };
  let emptied = 0;
  return {
    url,
    launch: async (guide) => await launchFrom(fieldworkKey, walletIdOf(0), guide),
    async launchSmall(guide) {
      const wallet = smallWallets[emptied];
      emptied += 1;
      if (wallet === undefined) throw new Error('No wallet with credit for one interview is left.');
      return await launchFrom(smallKey, wallet, guide);
    },
    read: async (path) => await call('GET', path),
    async translate(studyId, translations) {
      await call('POST', `/api/studio/studies/${studyId}/translations`, JSON.stringify({ translations }));
    },
    setStudy(studyId, ...options) {
      const guide = join(root, 'packages/cli/bin/guide.mjs');
      const words = [guide, 'studies', 'set', studyId, ...options, '--data', data];
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startingData(): object {
  const wallet = (walletId: string, name: string, projectCredits: number) => ({
    walletId,
    name,
    recruitmentCredits: 0,
    projectCredits,
  });
  const organization = (name: string, email: string, key: string, wallets: readonly object[]) => ({
    name,
    wallets,
    users: [{ email, isMember: true, canLaunch: true, apiKeys: [key] }],
  });
  const small = smallWallets.map((id, at) => wallet(id, `Small ${at}`, 1));
  return {
    organizations: [
      organization('Field', 'field@example.com', fieldworkKey, [wallet(walletIdOf(0), 'Main', 10_000)]),
      organization('Small', 'small@example.com', smallKey, small),
    ],
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Study service ready at (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`guide serve ended early:\n${output}`)));
  });
  return await within('guide serve prints its address', url, () => output);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  await within('guide serve ends', exit);
}

/** Tests with a study service that the specs of a worker share: each launches studies of its own. */
export const test = base.extend<object, { readonly field: Fieldwork }>({
  field: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const field = await startFieldwork();
      await use(field);
      await field.stop();
    },
    { scope: 'worker' },
  ],
});
