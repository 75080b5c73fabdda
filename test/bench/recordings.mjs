// 100 participants who record at once, each 32 kB a second, sent in pieces of three seconds, at a service in a process of
// its own that keeps them in a folder, for a minute; the participants run in this process, on the same processors. On
// both stores: the pieces refused, how long a piece takes (median, 95 %), and the memory of the service after a third
// and at the end. Beside it, in the same run, the floor: writing and syncing the same pieces to files, one after another.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const participants = 100;
const pieceMs = 3000;
const pieceBytes = (32 * 1024 * pieceMs) / 1000;
const pieces = 20;
/** In milliseconds. */
const budget = 250;

export async function benchRecordings() {
  const { module: databases } = await runnerImport(join(root, 'test/study-service/postgresServer.ts'));
  const { module: children } = await runnerImport(join(root, 'test/study-service/childService.ts'));
  const program = await children.buildChild();
  const folder = mkdtempSync(join(tmpdir(), 'guide-studio-recordings-'));
  const postgres = databases.noPostgres === null ? await databases.startPostgres() : null;
  try {
    const floor = await writeAll(join(folder, 'floor'));
    const results = { sqlite: await record(program, join(folder, 'data.db'), join(folder, 'sqlite')) };
    if (postgres !== null) {
      results.postgres = await record(program, await postgres.createDatabase(), join(folder, 'postgres'));
    }
    const missed = Object.entries(results).flatMap(([store, { refused, p95 }]) => [
      ...(refused === 0 ? [] : [`recordings on ${store}: ${refused} pieces refused (0)`]),
      ...(p95 <= budget ? [] : [`recordings on ${store}: 95 % of pieces in ${p95} ms (${budget})`]),
    ]);
    return { unit: 'ms; memory: MB', participants, pieceBytes, pieces, floor, results, missed };
  } finally {
    await program.remove();
    await postgres?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function record(program, data, media) {
  const child = await program.start(data, '', { media });
  const base = `${child.url}/api/participant/interviews`;
  const link = await launched(child);
  const voices = [];
  for (let at = 0; at < participants; at += 1) voices.push(await begin(base, link));
  const times = [];
  let refused = 0;
  let early = 0;
  const bytes = randomBytes(pieceBytes);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const started = performance.now();
  await Promise.all(
    voices.map(async ({ access, recording }, at) => {
      for (let number = 1; number <= pieces; number += 1) {
        // People do not begin in the same moment.
        const due = started + (number - 1 + at / participants) * pieceMs;
        await pause(Math.max(0, due - performance.now()));
        const sent = performance.now();
        const { status } = await fetch(`${base}/${access.interviewId}/recordings/${recording}/pieces/${number}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${access.token}`, 'x-piece-sha256': checksum },
          body: bytes,
        });
        times.push(performance.now() - sent);
        if (status !== 200 && status !== 201) refused += 1;
        if (at === 0 && number === Math.ceil(pieces / 3)) early = memoryOf(child);
      }
    }),
  );
  const late = memoryOf(child);
  await child.kill();
  return { ...percentiles(times), refused, memory: { early, late } };
}

async function launched({ url, newKey }) {
  const headers = { 'x-api-key': newKey, 'content-type': 'application/json' };
  const items = [{ type: 'open_ended', text: 'What did you cook?' }];
  const guide = {
    title: 'Recordings',
    config: { interviewMode: 'audio' },
    studyGuide: [{ type: 'flat', title: 'Block', items }],
  };
  const body = JSON.stringify(guide);
  const { id, linkId } = await (
    await fetch(`${url}/api/public/v1/studies/create`, { method: 'POST', headers, body })
  ).json();
  await fetch(`${url}/api/public/v1/studies/${id}/launch`, { method: 'POST', headers });
  return linkId;
}

async function begin(base, linkId) {
  const { interviewId, token, step } = await (
    await fetch(base, { method: 'POST', body: JSON.stringify({ linkId, urlParams: {} }) })
  ).json();
  const recording = randomUUID();
  const { status } = await fetch(`${base}/${interviewId}/recordings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ recordingId: recording, stepId: step.stepId, kind: 'audio', type: 'audio/mp4' }),
  });
  if (status !== 201) throw new Error(`A recording was not begun: ${status}.`);
  return { access: { interviewId, token }, recording };
}

/** Writes the pieces of a minute to files, each synced. */
async function writeAll(file) {
  const bytes = randomBytes(pieceBytes);
  const times = [];
  for (let at = 0; at < participants; at += 1) {
    const started = performance.now();
    const handle = await open(`${file}-${at}`, 'w');
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
    times.push(performance.now() - started);
  }
  return percentiles(times);
}

/** Returns the memory of a process, in MB. */
function memoryOf({ process: { pid } }) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}
