import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guideWith, mediaName, pngFile } from '../../media/files.ts';
import { numbersFrom, report, sized } from '../../size.ts';
import { buildChild, type Child, type ChildProgram } from '../childService.ts';
import { send } from '../harness.ts';

let folder: string;
let program: ChildProgram;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'study-media-'));
  program = await buildChild();
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true });
});

const kills = sized(3, 100, 300);
/** Just below what a picture may have; smaller in `npm test`. */
const bytes = sized(4, 19, 19) * 1024 * 1024;

async function put(child: Child, key: string, file: Buffer): Promise<boolean> {
  const response = await fetch(`${child.url}/api/studio/media/${mediaName(file)}`, {
    method: 'PUT',
    headers: { 'x-api-key': key },
    body: new Uint8Array(file),
  });
  await response.arrayBuffer();
  return response.status === 200;
}

it(
  'a service that is killed while a picture arrives has all of it or none, and takes it again',
  async () => {
    const data = join(folder, 'killed.db');
    const below = numbersFrom(35);
    let child = await program.start(data);
    const key = child.newKey ?? '';
    const counts = { complete: 0, missing: 0, acknowledged: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const file = pngFile(2, 2, [kill % 256, kill >> 8, 7], bytes);
      const name = mediaName(file);
      const sent = put(child, key, file).catch(() => false);
      await wait(below(sized(300, 900, 900)));
      await child.kill();
      const isAcknowledged = await sent;
      child = await program.start(data);
      const { body } = await send(child.url, 'checkMedia', { key, body: { names: [name] } });
      const isThere = (body['missing'] as readonly string[]).length === 0;
      // What was acknowledged is there.
      expect(isThere || !isAcknowledged).toBe(true);
      counts[isThere ? 'complete' : 'missing'] += 1;
      counts.acknowledged += isAcknowledged ? 1 : 0;
      const guide = guideWith([`media:${name}`]);
      const early = await send(child.url, 'createStudy', { key, body: guide });
      expect(early.status).toBe(isThere ? 201 : 400);
      if (!isThere) expect(await put(child, key, file)).toBe(true);
      const created = await send(child.url, 'createStudy', { key, body: guide });
      const served = await fetch(`${child.url}/s/${String(created.body['linkId'])}/media/${name}`);
      expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true);
    }
    report('study media: killed while a picture arrives', { kills, bytes, ...counts });
    // What is torn has no name of an object.
    const organization = readdirSync(`${data}-media`).filter((entry) => !entry.startsWith('.'));
    expect(organization).toHaveLength(1);
    await child.kill();
  },
  20 * 60_000,
);
