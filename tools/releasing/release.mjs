#!/usr/bin/env node
// npm run release -- [patch|minor|major|VERSION] [--dry-run] [--publish]
//
// Packs every published package into release/npm/out, and prints what is in it. With a version, writes it into the
// manifests and the changelog last, and compares the public interface with that of the version that is published; with --dry-run nothing outside of release/ changes. --publish sends the packages
// to the registry that npm is set up for, from a checkout of the version's tag only; packages that
// are there already are left out, so that a run that was interrupted can be repeated.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { addresses } from './addresses.mjs';
import { compareInterface } from './compareInterface.mjs';
import { libraries, root, stage } from './published.mjs';
import { stageCommand } from './stageCommand.mjs';
import { stageLibrary } from './stageLibrary.mjs';
import { checkChangelog, versionFor, writeVersion } from './version.mjs';

/** Runs npm and returns what it prints. Throws with its messages. */
const npm = (args, options = {}) =>
  execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32', ...options });
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** npm shows where a package was built, and checks that the package says so. */
const noRepository = 'The packages name no repository yet. Enter its address in tools/releasing/addresses.mjs.';

/** Throws a sentence unless the tree is exactly what a tag says. */
function checkTag(version) {
  if (git('status', '--porcelain') !== '') throw new Error('There are uncommitted changes. Commit or undo them first.');
  const tags = git('tag', '--points-at', 'HEAD').split('\n');
  if (!tags.includes(`v${version}`))
    throw new Error(`This commit has no tag v${version}. Run: git checkout v${version}`);
}

function pack(folder) {
  const out = join(stage, 'out');
  mkdirSync(out, { recursive: true });
  const printed = npm(['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', out], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ name, version, filename, size, unpackedSize, entryCount }] = JSON.parse(printed);
  return { name, version, file: join(out, filename), size, unpackedSize, files: entryCount };
}

/** Returns true if a run before this one got so far with a package. */
function isPublished(name, version) {
  try {
    return npm(['view', `${name}@${version}`, 'version'], { stdio: ['ignore', 'pipe', 'ignore'] }).trim() === version;
  } catch {
    return false;
  }
}

async function makeAll(version) {
  rmSync(stage, { recursive: true, force: true });
  const packed = [];
  for (const name of libraries) packed.push(pack(await stageLibrary(name, version)));
  packed.push(pack(stageCommand(version)));
  return packed;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [wanted, ...rest] = positionals;
  const isDry = values['dry-run'] === true;
  if (rest.length > 0 || (values.publish && wanted !== undefined)) {
    throw new Error(
      'Use: npm run release -- [patch|minor|major|VERSION] [--dry-run], or --publish for a tagged version.',
    );
  }
  const version = versionFor(wanted);
  const date = new Date().toISOString().slice(0, 10);
  if (values.publish && !isDry) checkTag(version);
  if (values.publish && !isDry && addresses.repository === '') throw new Error(noRepository);
  if (wanted !== undefined) checkChangelog(version, date);
  const packed = await makeAll(version);
  if (wanted !== undefined && !isDry) compareInterface(version);
  // Last, so that a build that fails leaves everything as it was.
  if (wanted !== undefined && !isDry) writeVersion(version, date);
  process.stdout.write(`${JSON.stringify(packed, null, 2)}\n`);
  if (values.publish) {
    const tag = semver.prerelease(version) === null ? 'latest' : 'next';
    for (const { name, file } of packed) {
      if (!isDry && isPublished(name, version)) continue;
      const more = isDry ? ['--dry-run'] : ['--provenance'];
      npm(['publish', file, '--access', 'public', '--tag', tag, ...more], { stdio: ['ignore', 2, 2] });
    }
  } else if (wanted !== undefined && !isDry) {
    process.stderr.write(`Now commit, then: git tag v${version} && git push origin main v${version}\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
