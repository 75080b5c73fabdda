#!/usr/bin/env node
// Runs from a fresh checkout: builds the command when it is missing or stale, then hands over to it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const ensureFile = join(root, 'tools', 'build', 'ensure.mjs');

const outputs = { cli: 'packages/cli/dist', page: 'packages/study-service/dist/page' };

/** An installed copy carries the bundles without what builds them. */
const { ensure } = existsSync(ensureFile)
  ? await import(pathToFileURL(ensureFile).href)
  : { ensure: (target) => join(root, outputs[target] ?? `${target}/dist`) };

const folder = ensure('cli');
if (folder === null) {
  process.stderr.write('The guide command could not be built; see the lines above.\n');
  process.exitCode = 2;
} else {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { run } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
  process.exitCode = await run({ argv: process.argv.slice(2), root, ensure, version });
}
