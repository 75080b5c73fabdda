// What each of the three commands runs: `npm run check`, `npm test` and `npm run test:full`. CONTRIBUTING.md has the
// rule by which a test belongs to one of them.

/**
 * One run of a tool. `vitest` and `playwright` leave a report, and each of their tests counts; of another tool, the exit
 * code counts. `args` are those of the tool.
 * @typedef {{ title: string, tool: string, args: readonly string[] }} Step
 */

/** @type {Readonly<Record<string, Step>>} */
const checks = {
  format: { title: 'format', tool: 'biome', args: ['format', '.'] },
  lint: { title: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  quickLint: { title: 'lint without types', tool: 'oxlint', args: ['--deny-warnings'] },
  types: { title: 'types', tool: 'tsc', args: ['-b'] },
  bundles: { title: 'bundles', tool: 'node', args: ['tools/build/build.mjs'] },
  deadCode: { title: 'dead code', tool: 'knip', args: [] },
};

const unit = (title, ...args) => ({ title, tool: 'vitest', args });
const browser = (title, ...args) => ({ title, tool: 'playwright', args });

/** The only tests of the window that take seconds: files that change outside. */
const slowInWindow = 'test/renderer/externalChanges/happenings.test.ts';

/** The steps of a command, in groups: those of one group run at the same time. */
export const quick = [
  [checks.format, checks.quickLint, checks.types],
  [unit('unit', '--project=quick', '--project=renderer', `--exclude=${slowInWindow}`)],
];

/** Types and lint use all processors each; the others use one. */
const everyCheck = [[checks.types], [checks.lint], [checks.format, checks.bundles, checks.deadCode]];

export const usual = [...everyCheck, [unit('unit')], [browser('browser')]];

/** Folders of `test` with unit tests that run together, by the name of the part. */
const unitParts = {
  core: [
    'guide-core',
    'api-contract',
    'api-client',
    'architecture',
    'mutants',
    'sign-off',
    'importing',
    'translation-files',
    'analysis',
  ],
  engine: ['interview-engine'],
  window: ['renderer'],
  machine: ['host', 'cli', 'electron'],
  service: ['study-service', 'page'],
  faults: ['faults'],
  packages: ['published', 'manual'],
};

/** Folders of `test` with browser specs that run together. */
const browserParts = {
  browser: ['e2e'],
  desktop: ['electron', 'published'],
  browsers: ['browsers'],
};

/** The parts of `npm run test:full`, which can run one by one. */
export const full = {
  static: everyCheck,
  ...Object.fromEntries(
    Object.entries(unitParts).map(([name, folders]) => [
      name,
      [[unit(name, ...folders.map((each) => `test/${each}/`))]],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(browserParts).map(([name, folders]) => [
      name,
      // Each part may run alone, and the specs open what is built.
      [[checks.bundles], [browser(name, ...folders.map((each) => `test/${each}/`))]],
    ]),
  ),
};
