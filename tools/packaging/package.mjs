#!/usr/bin/env node
// npm run package [-- OPTIONS]: installs electron-builder, builds, checks what would be packed, and makes the installers
// of this system in release/. With --check, ends after the check. Other options are those of electron-builder: --dir
// makes the unpacked application only.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { addresses } from '../releasing/addresses.mjs';
import { checkFiles } from './checkFiles.mjs';
import { unsigned } from './signing.mjs';
import { folder, installTools, toolPath } from './tools.mjs';

const root = dirname(dirname(folder));

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
run(process.execPath, [join(root, 'tools', 'build', 'build.mjs'), 'electron', 'renderer', 'page']);
const { problems, count, megabytes } = checkFiles(root);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exit(1);
process.stdout.write(`The package is complete: ${count} files, ${megabytes.toFixed(0)} MB, and Electron.\n`);
if (!process.argv.includes('--check')) {
  for (const sentence of unsigned(process.env)) process.stdout.write(`${sentence}\n`);
  // Without keys, macOS would take any certificate that it finds.
  if (!process.env.CSC_LINK) process.env.CSC_IDENTITY_AUTO_DISCOVERY = 'false';
  // Empty values, as a workflow passes them, would be taken for keys.
  for (const name of ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'])
    if (process.env[name] === '') delete process.env[name];
  // No deb and no rpm is made without an address. Names below .invalid belong to nobody (RFC 2606).
  const homepage = addresses.homepage || 'https://guide-studio.invalid';
  if (addresses.homepage === '')
    process.stdout.write('The packages name no website: tools/releasing/addresses.mjs has none.\n');
  const named = `--config.extraMetadata.homepage=${homepage}`;
  run(toolPath('electron-builder'), ['--projectDir', root, named, ...process.argv.slice(2)]);
}
