import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isFull } from './test/size.ts';
import { slow } from './test/slow.ts';

const renderer = 'test/renderer/**';
// `NAME.full.test.ts` runs in `npm run test:full` only.
const elsewhere = ['test/e2e/**', 'test/**/*.spec.ts', ...(isFull ? [] : ['test/**/*.full.test.{ts,tsx}'])];
const tests = 'test/**/*.test.{ts,tsx}';
// Renders are counted by tools that React DOM finds when it is loaded: they come first.
const setUp = ['countRenders', 'emptyPage', 'patience'].map((name) => `test/renderer/${name}.ts`);

/**
 * Two environments: everything that runs in Node, and the editor's components in a light DOM. Each has quick tests, which
 * `npm run check` runs and which share their modules (that halves their time), and slow ones.
 */
export default defineConfig({
  test: {
    // Vitest leaves one processor idle otherwise; on two, the tests take nearly twice as long.
    maxWorkers: availableParallelism(),
    // Ends what hangs, and is no measure: a busy machine may take many times as long as usual.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Keeps transformed modules between runs: a quarter of the time of `npm run check`.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          environment: 'node',
          include: [tests],
          exclude: [renderer, ...elsewhere, ...slow],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: slow.flatMap((path) => (path.endsWith('/**') ? `${path}/*.test.{ts,tsx}` : path)),
          exclude: [renderer, ...elsewhere],
          // It imports JSON as bundlers do; Node wants to be told.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['test/renderer/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...slow],
          isolate: false,
          setupFiles: setUp,
          sequence: { setupFiles: 'list' },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'renderer, slow',
          environment: 'happy-dom',
          include: slow.filter((path) => path.startsWith('test/renderer/')),
          exclude: elsewhere,
          setupFiles: setUp,
          sequence: { setupFiles: 'list' },
        },
      },
    ],
  },
});
