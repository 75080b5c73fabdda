import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { libraries, root } from './published.mjs';

/**
 * Compares the public interface of the libraries in release/npm with that of the last published version, and prints what
 * differs. Throws a sentence if it differs and `version` is a patch, which changes nothing of it.
 */
export function compareInterface(version) {
  const last = lastPublished();
  if (last === null) {
    process.stderr.write('No version is published, so the public interface is compared with none.\n');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'guide-studio-published-'));
  try {
    const names = libraries.map((name) => `@guide-studio/${name}@${last}`);
    npm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...names]);
    const published = join(folder, 'node_modules/@guide-studio');
    const args = ['docs/site/reports.mjs', '--against', published];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0 && semver.diff(last, version) === 'patch')
      throw new Error(
        `The public interface differs from that of ${last}, so ${version} is no patch. Choose minor or major.`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const npm = (args) =>
  execFileSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function lastPublished() {
  try {
    return npm(['view', `@guide-studio/${libraries[0]}@latest`, 'version']).trim() || null;
  } catch {
    return null;
  }
}
