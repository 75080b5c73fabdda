import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildForNode } from '../host/buildForNode.ts';

// Law: a promised time limit ends every wait for another server or program, whatever that does, and whenever memory is
// collected: Node 20 forgets the signal of a `fetch` whose response is garbage, and signals of `AbortSignal.any`.

/** What comes of a call to a server that never answers, or never ends its answer. */
const late = { fault: 'late' };
const network = { code: 'api', failure: { kind: 'network' } };
const timedOut = { ok: false, failure: { kind: 'timeout', milliseconds: 2000 } };
const outcomes: Readonly<Record<string, object>> = {
  question: { kind: 'TimeoutError' },
  trial: { kind: 'late' },
  summary: late,
  translation: [late],
  transcript: late,
  recording: { code: 'unreachable' },
  savedRecording: { kind: 'Error' },
  study: timedOut,
  studies: timedOut,
  ownService: { ok: false, error: network },
  rehearsal: { taken: [], stopped: network },
  command: late,
};

let program: Awaited<ReturnType<typeof buildForNode>>;
beforeAll(async () => {
  program = await buildForNode(new URL('./waitingChild.ts', import.meta.url));
});
afterAll(async () => program.remove());

interface Row {
  readonly name: string;
  readonly lost: number;
  readonly outcomes: readonly string[];
}

it('a call to a server or a program waits no longer than promised', async () => {
  const child = spawn(process.execPath, ['--expose-gc', program.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const rows: Row[] = [];
  for await (const line of createInterface(child.stdout)) rows.push(JSON.parse(line) as Row);
  const servers = Object.keys(outcomes).filter((name) => name !== 'command');
  const names = [...servers.flatMap((name) => [`${name}, silent`, `${name}, half`]), 'command'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(rows.filter(({ lost }) => lost > 0)).toEqual([]);
  for (const { name, outcomes: found } of rows)
    for (const outcome of found) {
      expect(JSON.parse(outcome), name).toMatchObject(outcomes[name.split(',')[0] ?? ''] ?? {});
    }
});
