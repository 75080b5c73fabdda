import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './areas.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    process.stderr.write(`Ended by ${signal}; the next run goes on from here.\n`);
    process.exit(130);
  });
}

/** Starts a process that runs tests. After a request that took too long it is killed, and the next request starts another. */
export function openSession(mode) {
  let child;
  let ready;
  const start = () => {
    child = fork(join(root, 'test/mutants/session.mjs'), {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', process.env.MUTANTS_VERBOSE ? 'inherit' : 'ignore', 'ipc'],
      env: { ...process.env, MUTANTS_MODE: mode },
    });
    ready = nextMessage(child, 300_000);
  };
  const kill = () => {
    // With the workers and what tests have started.
    if (child?.pid) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
    child = undefined;
  };
  process.once('exit', kill);
  return {
    files: async () => {
      if (!child) start();
      return (await ready).files;
    },
    /** Returns the answer, `late` after the limit in milliseconds, or `ended` if the process has gone. */
    ask: async (request, limit) => {
      if (!child) start();
      await ready;
      const answer = nextMessage(child, limit);
      child.send(request);
      const result = await answer;
      if (result === 'late' || result === 'ended') kill();
      return result;
    },
    close: kill,
  };
}

function nextMessage(child, limit) {
  return new Promise((resolve) => {
    const done = (value) => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', ended);
      resolve(value);
    };
    const ended = () => done('ended');
    const timer = setTimeout(() => done('late'), limit);
    child.on('message', done);
    child.on('exit', ended);
  });
}
