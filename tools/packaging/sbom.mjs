#!/usr/bin/env node
// node tools/packaging/sbom.mjs FILE: writes which libraries are part of Guide Studio, as CycloneDX. What is installed must
// fit the lock file (npm ci). npm's own list is not used: it leaves out libraries that tests need too, such as React.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { folder, installTools, toolPath } from './tools.mjs';

const [name] = process.argv.slice(2);
if (name === undefined) {
  process.stderr.write('Name the file to write: node tools/packaging/sbom.mjs FILE\n');
  process.exit(1);
}
const root = dirname(dirname(folder));
const file = resolve(name);
installTools();
mkdirSync(dirname(file), { recursive: true });
const parameters = ['--omit', 'dev', '--output-format', 'JSON', '--output-file', file, join(root, 'package.json')];
const { status } = spawnSync(toolPath('cyclonedx-npm'), parameters, {
  cwd: root,
  stdio: ['ignore', 'ignore', 2],
  shell: process.platform === 'win32',
});
if (status !== 0) {
  process.stderr.write('The libraries could not be listed. Run npm ci first.\n');
  process.exit(1);
}
const { components } = JSON.parse(readFileSync(file, 'utf8'));
process.stdout.write(`${file}: ${components.length} libraries.\n`);
