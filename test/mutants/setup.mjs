// Switches a mutant on, or notes which mutants each test reaches, as Stryker's switches expect it.
import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const { MUTANTS_MODE: mode, MUTANTS_NUMBER: number, MUTANTS_HITS: hits, MUTANTS_REACHED: reached } = process.env;
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

if (mode === 'try') {
  switches.activeMutant = number;
  switches.hitCount ??= 0;
  // Stryker's own measure of a loop that never ends.
  switches.hitLimit = Number(hits) * 100 + 1000;
} else {
  switches.mutantCoverage ??= { static: {}, perTest: {} };
  const { mutantCoverage } = switches;
  const cpu = {};
  let before;
  beforeEach(({ task }) => {
    switches.currentTestId = task.id;
    before = process.cpuUsage();
  });
  afterEach(({ task }) => {
    const { user, system } = process.cpuUsage(before);
    cpu[task.id] = Math.round((user + system) / 1000);
    delete switches.currentTestId;
  });
  afterAll(() => {
    const file = expect.getState().testPath;
    appendFileSync(reached, `${JSON.stringify({ file, cpu, ...mutantCoverage })}\n`);
    for (const part of [mutantCoverage.static, mutantCoverage.perTest]) {
      for (const key of Object.keys(part)) delete part[key];
    }
  });
}
