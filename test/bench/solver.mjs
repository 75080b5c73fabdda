// Everything about the paths of a guide, and its forecast, beside a SAT solver that is asked who sees which question, by a
// formula of its own. Each in a process of its own; processor time in milliseconds, megabytes at most.
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';

/** The solver gets no more. */
const patience = 120_000;
const budget = { ms: 5000, megabytes: 500, times: 5 };

export async function benchSolver() {
  const file = await bundle('solver');
  const run = (...args) => runIn(file, ...args);
  const results = {};
  const missed = [];
  for (const name of run()) {
    const [paths, forecast, solver] = ['paths', 'forecast', 'solver'].map((what) => run(name, what));
    // Null: the solver did not end.
    const isSame = solver === null ? null : solver.found.reach === paths.found.reach;
    const { undecided, journeys } = paths.found;
    const of = ({ ms, megabytes }) => ({ ms, megabytes });
    results[name] = {
      paths: { ...of(paths), undecided, digitsOfJourneys: journeys },
      forecast: { ...of(forecast), isForecast: forecast.found.isForecast },
      solver: solver === null ? null : of(solver),
      isSame,
    };
    process.stderr.write(`${name}: ${JSON.stringify(results[name])}\n`);
    if (isSame === false) missed.push(`${name}: the solver finds something else`);
    if (undecided > 0) missed.push(`${name}: ${undecided} goals undecided`);
    if (!forecast.found.isForecast) missed.push(`${name}: no forecast`);
    for (const [what, one] of Object.entries({ paths, forecast }))
      for (const unit of ['ms', 'megabytes'])
        if (one[unit] > budget[unit]) missed.push(`${name}: ${what} ${one[unit]} ${unit} (${budget[unit]})`);
    if (solver !== null && solver.ms < paths.ms && paths.ms > budget.times * solver.ms)
      missed.push(`${name}: paths ${paths.ms} ms, solver ${solver.ms} ms (${budget.times} times)`);
  }
  return { unit: 'ms of processor time, megabytes at most', results, missed };
}

/** Runs one measurement in a process of its own; null: it did not end in time. Without arguments: the names of the guides. */
function runIn(file, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    timeout: patience,
    maxBuffer: 1 << 26,
    encoding: 'utf8',
  });
  if (status === null) return null;
  if (status !== 0) throw new Error(`${args.join(', ')} ended with ${status}:\n${stderr}`);
  return JSON.parse(stdout);
}
