import { availableParallelism } from 'node:os';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { patienceMs } from '../eventually.ts';
import { isFull } from '../size.ts';
import { chromiumArguments, ensureChromium, findHeadlessShell, oneProcess, pretendedDevices } from './browser.ts';

// `npm run test:full` runs the specs in Chromium as people have it.
const executablePath = (isFull ? undefined : findHeadlessShell()) ?? ensureChromium();
// Workers load this file too, and must not search or install again.
if (executablePath !== undefined) process.env['CHROMIUM_PATH'] = executablePath;

const isCi = !['', 'false', undefined].includes(process.env['CI']);
const reportFile = process.env['PLAYWRIGHT_REPORT_FILE'];
const list: ReporterDescription = ['list'];

/** The editor in a real Chromium, and the Electron specs, which are skipped if its binary is missing. */
export default defineConfig({
  testDir: '..',
  testMatch: ['{e2e,electron,published,browsers}/**/*.spec.ts'],
  // `NAME.full.spec.ts` and specs with the tag `@full` run in `npm run test:full` only.
  testIgnore: isFull ? [] : ['**/*.full.spec.ts'],
  ...(isFull ? {} : { grepInvert: /@full/u }),
  outputDir: '../../test-results',
  fullyParallel: false,
  // One more than there are processors, as for the unit tests: the specs wait for windows, clocks and recordings. No more
  // than three, because each has a Chromium and a service.
  workers: Math.min(3, availableParallelism() + 1),
  // What passes only at a second try is printed as flaky (`test/run.mjs`). Without CI nothing is tried again.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  timeout: 90_000,
  // Every wait ends before the test does, and says what it waited for.
  expect: { timeout: patienceMs, toPass: { timeout: patienceMs } },
  reporter: reportFile === undefined ? [list] : [list, ['json', { outputFile: reportFile }]],
  use: {
    headless: true,
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    viewport: { width: 1440, height: 900 },
    // A trace of every test would take a tenth of the time. For one test: `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // The same for all specs, so that they share workers: a spec with others has workers of its own.
    launchOptions: {
      args: [...chromiumArguments, ...pretendedDevices, ...(isFull ? [] : oneProcess)],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
