import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const fieldworkKey = 'key-of-the-end-to-end-tests';
const walletId = 'aaaaaaaa-0000-4000-8000-0000000000e2';

/** A running study service, started as its owner starts it, with the acts of a researcher. */
export interface Fieldwork {
  readonly url: string;
  /** Publishes and launches a guide file. Returns its address for participants. */
  launch(guideFile: string): Promise<{ readonly studyId: string; readonly link: string }>;
  /** Reads from the public API with the key of the organization. */
  read(path: string): Promise<unknown>;
  /** Sends the translations of a study. */
  translate(studyId: string, translations: object): Promise<void>;
  /** Sets a study up as its operator does, beside the running service. */
  setStudy(studyId: string, ...options: readonly string[]): void;
  stop(): Promise<void>;
}

/** Starts `guide serve` on an empty database with one organization that may launch. */
export async function startFieldwork(projectCredits = 100, more: readonly string[] = []): Promise<Fieldwork> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwork-'));
  const data = join(folder, 'field.db');
  const seed = join(folder, 'seed.json');
  writeFileSync(seed, JSON.stringify(startingData(projectCredits)));
  const child = spawn(
    process.execPath,
    [join(root, 'packages/cli/bin/guide.mjs'), 'serve', '--port', '0', '--data', data, '--seed', seed, ...more],
    { cwd: root, env: { ...process.env, GUIDE_STUDIO_HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await readyUrl(child);
  const call = async (method: string, path: string, body?: string): Promise<unknown> => {
    const init = { method, headers: { 'x-api-key': fieldworkKey }, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  return {
    url,
    async launch(guideFile) {
      const { id } = (await call('POST', '/api/public/v1/studies/create', readFileSync(guideFile, 'utf8'))) as {
        id: string;
      };
      const body = JSON.stringify({ walletId });
      const launched = (await call('POST', `/api/public/v1/studies/${id}/launch`, body)) as { selfRecruitLink: string };
      return { studyId: id, link: launched.selfRecruitLink };
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

function startingData(projectCredits: number): object {
  const wallets = [{ walletId, name: 'Main', recruitmentCredits: 0, projectCredits }];
  const users = [{ email: 'field@example.com', isMember: true, canLaunch: true, apiKeys: [fieldworkKey] }];
  return { organizations: [{ name: 'Field', wallets, users }] };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return await new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Study service ready at (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`guide serve ended early:\n${output}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });
}
