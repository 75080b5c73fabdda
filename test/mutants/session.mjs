// A process that keeps Vitest ready: it runs the test files that run.mjs asks for, and may be killed at any time.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from './areas.mjs';

const reached = join(root, `.build/mutants/reached-${process.pid}.json`);
process.env.MUTANTS_REACHED = reached;
const vitest = await createVitest('test', { config: join(root, 'test/mutants/vitest.config.mjs'), watch: false });
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((each) => [each.moduleId.slice(root.length + 1), each]),
);
let asked = Promise.resolve();
process.on('message', (message) => {
  asked = asked.then(async () => process.send(await answer(message)));
});
process.on('disconnect', () => process.exit());
process.send({
  files: [...specifications].map(([file, { project }]) => ({ file, alone: project.config.isolate })),
});

async function answer({ tests, number, hits }) {
  process.env.MUTANTS_NUMBER = number;
  process.env.MUTANTS_HITS = hits;
  rmSync(reached, { force: true });
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map(({ file, ids }) => {
      const { project, moduleId } = specifications.get(file);
      return project.createSpecification(moduleId, ids ? { testIds: ids } : undefined);
    }),
  );
  return {
    modules: testModules.map((module) => ({
      file: module.moduleId.slice(root.length + 1),
      tests: [...module.children.allTests()].map(resultOf),
      errors: [...module.errors(), ...suiteErrors(module)].map(textOf),
      reached: reachedBy(module.moduleId),
    })),
    errors: unhandledErrors.map(textOf),
  };
}

function resultOf(test) {
  const { state, errors } = test.result();
  return {
    id: test.id,
    name: `${test.module.relativeModuleId}: ${test.fullName}`,
    state,
    ms: test.diagnostic()?.duration ?? 0,
    errors: errors?.map(textOf),
  };
}

function suiteErrors(module) {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors());
}

function textOf(error) {
  return String(error?.message ?? error).slice(0, 300);
}

/** What the setup file noted of a test file: which mutants its tests reach, and their milliseconds of processor time. */
function reachedBy(moduleId) {
  if (!existsSync(reached)) return {};
  const lines = readFileSync(reached, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).find(({ file }) => file === moduleId) ?? {};
}
