import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { dependenciesOf, readJson, root, workspaces } from './published.mjs';

const kinds = ['patch', 'minor', 'major'];

/** Returns the version that `wanted` (a kind, a version, or nothing for the present one) leads to. Throws a sentence. */
export function versionFor(wanted) {
  const { version } = readJson(root, 'package.json');
  if (wanted === undefined) return version;
  const next = kinds.includes(wanted) ? semver.inc(version, wanted) : semver.valid(wanted);
  if (next === null) throw new Error(`"${wanted}" is no version. Name patch, minor, major, or one such as 1.2.0.`);
  if (!semver.gt(next, version)) throw new Error(`${next} is not later than ${version}, the version before.`);
  return next;
}

/**
 * Returns the changelog with its unreleased part under the new version, below a new empty one. Throws a sentence if
 * there is nothing to release.
 */
export function changelogFor(text, version, date) {
  const [, body] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/mu.exec(text) ?? [];
  if (body === undefined) throw new Error('CHANGELOG.md has no heading "## [Unreleased]".');
  if (!/^- /mu.test(body)) throw new Error('CHANGELOG.md lists nothing below "Unreleased". Write what changed first.');
  return text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`);
}

const changelog = join(root, 'CHANGELOG.md');

/** Throws a sentence if the changelog has nothing for a new version. */
export const checkChangelog = (version, date) => void changelogFor(readFileSync(changelog, 'utf8'), version, date);

/** Writes a version into every manifest, the lock file and the changelog. */
export function writeVersion(version, date) {
  const changed = changelogFor(readFileSync(changelog, 'utf8'), version, date);
  const before = versionFor(undefined);
  for (const folder of ['.', ...workspaces]) {
    writeJson(join(root, folder, 'package.json'), (manifest) => withVersion(manifest, version));
  }
  writeJson(join(root, 'package-lock.json'), (lock) => ({
    ...lock,
    version,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([path, each]) => [
        path,
        path === '' || workspaces.includes(path) ? withVersion(each, version) : each,
      ]),
    ),
  }));
  writeFileSync(changelog, changed);
  for (const [path, pattern] of Object.entries(namedElsewhere)) {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(pattern(before))) throw new Error(`${path} does not name the version ${before}.`);
    writeFileSync(join(root, path), text.replaceAll(pattern(before), pattern(version)));
  }
}

/** Other files that name the version, and how. */
const namedElsewhere = {
  '.github/actions/guides/action.yml': (version) => `default: "${version}"`,
  'docs/manual/pipeline.md': (version) => `actions/guides@v${version}`,
};

function withVersion(manifest, version) {
  const { dependencies } = manifest;
  return {
    ...manifest,
    version,
    ...(dependencies === undefined ? {} : { dependencies: dependenciesOf(dependencies, version) }),
  };
}

function writeJson(path, change) {
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
}
