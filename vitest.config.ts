import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patienceMs } from './test/eventually.ts';
import { FileOrder } from './test/running/fileOrder.ts';
import { isFull } from './test/size.ts';
import { desktop, laws, services } from './test/slow.ts';
import { manualPages } from './tools/build/manualPages.mjs';

const renderer = 'test/renderer/**';
// `NAME.full.test.ts` runs in `npm run test:full` only.
const elsewhere = ['test/e2e/**', 'test/**/*.spec.ts', ...(isFull ? [] : ['test/**/*.full.test.{ts,tsx}'])];
const tests = 'test/**/*.test.{ts,tsx}';
// What counts renders comes first: React DOM looks for it once, when it is loaded.
const setUp = ['countRenders', 'emptyPage', 'patience', 'settledImports'].map((name) => `test/renderer/${name}.ts`);

const filesOf = (paths: readonly string[]) =>
  paths.flatMap((path) => (path.endsWith('/**') ? `${path}/*.test.{ts,tsx}` : path));

const inNode = { environment: 'node', exclude: [renderer, ...elsewhere] } as const;
const inWindow = { environment: 'happy-dom', setupFiles: setUp, sequence: { setupFiles: 'list' } } as const;

/**
 * Two environments: everything that runs in Node, and the editor's components in a light DOM. The files of a project
 * share their modules, which halves their time; only those of the desktop application have modules of their own. `npm run check` runs the
 * projects “quick” and “renderer”.
 */
export default defineConfig({
  test: {
    // One more than there are processors: the tests wait a tenth of the time, for clocks, disks and programs.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FileOrder },
    // Ends what hangs, and is no measure: a busy machine may take many times as long as usual.
    testTimeout: isFull ? 300_000 : 120_000,
    hookTimeout: isFull ? 300_000 : 120_000,
    expect: { poll: { timeout: patienceMs } },
    // Keeps transformed modules between runs: a quarter of the time of `npm run check`. A clean checkout has none, and
    // keeping them would take a twentieth of its time.
    experimental: { fsModuleCache: ['', 'false', undefined].includes(process.env['CI']) },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'quick',
          include: [tests],
          exclude: [...inNode.exclude, ...services, ...desktop, ...laws],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'slow',
          include: filesOf([...laws, ...services]),
          isolate: false,
          // It imports JSON as bundlers do; Node wants to be told.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      { extends: true, test: { ...inNode, name: 'desktop', include: filesOf(desktop) } },
      {
        extends: true,
        plugins: [react(), manualPages()],
        test: {
          ...inWindow,
          name: 'renderer',
          include: ['test/renderer/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          isolate: false,
        },
      },
    ],
  },
});
