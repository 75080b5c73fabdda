import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../size.ts';
import { buildChild, type Child, type ChildProgram } from './childService.ts';
import { send, smallGuide } from './harness.ts';

let folder: string;
let program: ChildProgram;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'study-service-'));
  program = await buildChild();
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true });
});

/** Creates drafts on several connections and kills the service as soon as the given number was acknowledged. */
async function createUntilKilled(child: Child, key: string, count: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let ended: Promise<void> | undefined;
  const one = async (): Promise<void> => {
    while (ended === undefined) {
      const reply = await send(child.url, 'createStudy', { key, body: smallGuide }).catch(() => null);
      if (reply === null) return;
      acknowledged.push(String(reply.body.id));
      if (acknowledged.length === count) ended = child.kill();
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  await ended;
  return acknowledged;
}

describe('a service that is killed', () => {
  it('has lost nothing that it acknowledged', async () => {
    const data = join(folder, 'killed.db');
    const acknowledged: string[] = [];
    let key = '';
    const counts = isFull ? [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] : [5, 21];
    for (const count of counts) {
      const child = await program.start(data);
      key ||= child.newKey ?? '';
      acknowledged.push(...(await createUntilKilled(child, key, count)));
    }
    const child = await program.start(data);
    const { body } = await send(child.url, 'listStudies', { key });
    const studies = body['studies'] as readonly { readonly id: string }[];
    const stored = new Set(studies.map((study) => study.id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(counts.reduce((sum, count) => sum + count));
    for (const id of acknowledged.slice(-5)) {
      const questions = await send(child.url, 'getStudyQuestions', { key, params: { studyId: id } });
      expect(questions.body['questions']).toHaveLength(1);
    }
    await child.kill();
  });

  it('starts on one new file with another at once, fills it once, and neither loses a draft', async () => {
    const data = join(folder, 'shared.db');
    const [first, second] = await Promise.all([program.start(data), program.start(data)]);
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
    await Promise.all([first.kill(), second.kill()]);
  });
});
