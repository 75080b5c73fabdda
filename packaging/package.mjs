#!/usr/bin/env node
// npm run package [-- OPTIONS]: installs electron-builder, builds, and makes the installers of this system in release/.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { folder, installTools, toolPath } from './tools.mjs';

const root = dirname(folder);

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  if (error !== undefined) process.stderr.write(`${command}: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
}

try {
  installTools();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
run(process.execPath, [join(root, 'build', 'build.mjs'), 'electron', 'renderer', 'page']);
run(toolPath('electron-builder'), ['--projectDir', root, ...process.argv.slice(2)]);
