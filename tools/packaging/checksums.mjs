#!/usr/bin/env node
// node tools/packaging/checksums.mjs FOLDER: writes SHA256SUMS for the files in a folder, as `sha256sum -c` reads it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'SHA256SUMS';
const [folder] = process.argv.slice(2);
const files =
  folder !== undefined && existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== name)
    : [];
if (files.length === 0) {
  process.stderr.write('Name a folder with files: node tools/packaging/checksums.mjs FOLDER\n');
  process.exit(1);
}
const lines = files.map((entry) => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, entry.name)))
    .digest('hex');
  return `${hash}  ${entry.name}\n`;
});
writeFileSync(join(folder, name), lines.sort().join(''));
process.stdout.write(`${join(folder, name)}: ${lines.length} files.\n`);
