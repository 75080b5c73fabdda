import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';
import { root } from './areas.mjs';

const covering = process.env.MUTANTS_MODE === 'cover';
const { files, hash } = JSON.parse(readFileSync(join(root, '.build/mutants/prepared.json'), 'utf8'));
const sources = new Map(Object.entries(files).map(([file, text]) => [join(root, file), text]));

/** Gives the sources with switches instead of those on the disk, which tests may also read. */
const switches = {
  name: 'mutants',
  enforce: 'pre',
  load: (id) => sources.get(id.split('?')[0]),
};

/** Keeps the order in which the test files are asked for. */
class AsAsked {
  shard(files) {
    return files;
  }

  sort(files) {
    return files;
  }
}

/** The unit tests, with every drawn mutant in the sources and one of them switched on. */
export default defineConfig({
  root,
  test: {
    ...usual.test,
    maxWorkers: 1,
    bail: covering ? 0 : 1,
    reporters: [{}],
    sequence: { sequencer: AsAsked },
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.build/mutants/modules', hash) },
    projects: usual.test.projects.map(withSwitches),
  },
});

function withSwitches(project) {
  const { testTimeout, hookTimeout } = usual.test;
  const setupFiles = ['test/mutants/setup.mjs', ...(project.test.setupFiles ?? [])];
  return {
    root,
    plugins: [...(project.plugins ?? []), switches],
    test: { ...project.test, testTimeout, hookTimeout, setupFiles },
  };
}
