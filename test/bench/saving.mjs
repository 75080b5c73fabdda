// A save of a 1.7 MB guide with all its steps (lock, comparison, temporary file, read back, folder synced), compared
// with a bare write and fsync of the same bytes into the same folder, in turns. Medians in milliseconds.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.build/bench');
const rounds = 40;
const bytesOfGuide = 1_700_000;

export async function benchSaving() {
  const { hashOf, saveFile, thisMachine } = await import(pathToFileURL(await bundled()).href);
  const folder = await mkdtemp(join(tmpdir(), 'guide-studio-bench-'));
  const machine = thisMachine();
  const path = join(folder, 'guide.guide.json');
  const times = { save: [], bareWriteAndSync: [] };
  let baseHash = null;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const bytes = contentOf(round);
      times.bareWriteAndSync.push(await timed(async () => await bareWrite(join(folder, 'bare.json'), bytes)));
      times.save.push(
        await timed(async () => {
          const saved = await saveFile(machine, { path, bytes, baseHash });
          if (!saved.ok) throw new Error(saved.error.code);
        }),
      );
      baseHash = hashOf(bytes);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [save, bareWriteAndSync] = [median(times.save), median(times.bareWriteAndSync)];
  return { unit: 'ms, median', bytes: bytesOfGuide, rounds, save, bareWriteAndSync, ratio: save / bareWriteAndSync };
}

/** Returns other bytes in every round, because unchanged content is not written again. */
function contentOf(round) {
  return Buffer.alloc(bytesOfGuide, `{"title": "Guide ${round}"} `);
}

async function bareWrite(path, bytes) {
  const file = await open(path, 'w');
  await file.write(bytes);
  await file.sync();
  await file.close();
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function bundled() {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@napi-rs/keyring', 'docx'] },
    build: {
      ssr: join(import.meta.dirname, 'savingEntry.ts'),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { external: ['@napi-rs/keyring'], output: { entryFileNames: 'saving.js' } },
    },
  });
  return join(outDir, 'saving.js');
}
