#!/usr/bin/env node
// node tools/packaging/launch.mjs [PROGRAM [ARGUMENT …]]: starts the packed application of this system in release/, or another
// program, with a home of its own, and waits until its page works. Ends it then. Exits with 1 if that does not happen.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folder } from './tools.mjs';

const release = join(dirname(dirname(folder)), 'release');
const patienceMs = Number(process.env.LAUNCH_PATIENCE_MS ?? 120_000);

/** Returns the program of an unpacked application that electron-builder made for this system; null if there is none. */
function packedProgram() {
  const folders = existsSync(release) ? readdirSync(release) : [];
  const inside = {
    linux: ['guide-studio'],
    win32: ['Guide Studio.exe'],
    darwin: ['Guide Studio.app', 'Contents', 'MacOS', 'Guide Studio'],
  };
  const paths = folders.map((name) => join(release, name, ...inside[process.platform]));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Returns true once the page said that it works: the start no longer counts as failed (electron/src/safeStart.ts). */
function hasStarted(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'window', 'starts.json'), 'utf8')).failed === 0;
  } catch {
    return false;
  }
}

function end(child) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

const [program = packedProgram(), ...parameters] = process.argv.slice(2);
if (program === null) {
  process.stderr.write('There is no packed application in release/. Run npm run package -- --dir first.\n');
  process.exit(1);
}
const home = mkdtempSync(join(tmpdir(), 'guide-studio-launch-'));
const child = spawn(program, parameters, {
  env: { ...process.env, GUIDE_STUDIO_HOME: home },
  stdio: ['ignore', 2, 2],
  detached: process.platform !== 'win32',
});
/** Why it ended by itself. */
const ended = [];
child.on('error', (error) => ended.push(error.message));
child.on('exit', (code) => ended.push(`it ended with code ${code}`));
const until = Date.now() + patienceMs;
while (!hasStarted(home) && ended.length === 0 && Date.now() < until) await pause(250);
// A program that ends by itself may take its count back.
const isGood = ended.length === 0 && hasStarted(home);
const reason = ended[0] ?? 'its page did not answer in time';
end(child);
await pause(500);
rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
if (isGood) process.stdout.write(`${program} starts, and its page works.\n`);
else process.stderr.write(`${program} did not start: ${reason}.\n`);
process.exit(isGood ? 0 : 1);
