#!/usr/bin/env node
// node tools/build/build.mjs [cli|renderer|page|electron …]: builds what is missing or stale; everything when nothing is
// named.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { isFresh, root, stampOf, targets } from './targets.mjs';

/** Puts the finished folder in place of the old one. A reader in between finds no stamp and waits for the lock. */
function swap(built, output) {
  const old = `${built}.old`;
  mkdirSync(dirname(output), { recursive: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(built, output);
  rmSync(old, { recursive: true, force: true });
}

async function buildTarget(target) {
  const [{ build }, { bundles }] = await Promise.all([import('vite'), import('./bundles.mjs')]);
  const stamp = stampOf(target);
  const built = join(root, '.build', `${target}-${process.pid}`);
  rmSync(built, { recursive: true, force: true });
  try {
    for (const config of bundles[target](built)) await build(config);
    writeFileSync(join(built, '.stamp'), stamp);
    swap(built, join(root, targets[target].output));
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

async function main(names) {
  const unknown = names.find((name) => !(name in targets));
  if (unknown !== undefined) {
    process.stderr.write(`There is no bundle "${unknown}". Choose from: ${Object.keys(targets).join(', ')}.\n`);
    return 2;
  }
  mkdirSync(join(root, '.build'), { recursive: true });
  for (const target of names.length > 0 ? names : Object.keys(targets)) {
    await withLock(join(root, '.build', `${target}.lock`), async () => {
      if (isFresh(target)) return;
      process.stderr.write(`Building ${target} …\n`);
      await buildTarget(target);
    });
  }
  return 0;
}

// A test runner may start this; with its NODE_ENV, Vite would bundle React's slow development build.
process.env.NODE_ENV = 'production';
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`The build failed: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
