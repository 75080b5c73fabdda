import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../tools/releasing/addresses.mjs';
import { root } from './installed.ts';

const manifests = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'LICENSE', 'tsconfig.base.json'];

interface Versions {
  versionFor(wanted: string | undefined): string;
  changelogFor(text: string, version: string, date: string): string;
  writeVersion(version: string, date: string): void;
}

let place: string;
let versions: Versions;

/** A copy of what `npm run release` reads and writes, with a history of its own. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'guide-studio-release-'));
  for (const name of [...manifests, 'tools/releasing', '.github/actions', 'docs/manual'])
    cpSync(join(root, name), join(place, name), { recursive: true });
  for (const path of tracked()) if (path.endsWith('/package.json')) cpSync(join(root, path), join(place, path));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction');
  versions = (await import(pathToFileURL(join(place, 'tools/releasing/version.mjs')).href)) as Versions;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const tracked = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const textOf = (path: string): string => readFileSync(join(place, path), 'utf8');
const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(place, 'tools/releasing/release.mjs'), ...args], { cwd: place, encoding: 'utf8' });

describe('a version', () => {
  it('is the next one of its kind, or a later one that is named; nothing else', () => {
    const [major = 0, minor = 0, patch = 0] = versions.versionFor(undefined).split('.').map(Number);
    expect(versions.versionFor('patch')).toBe(`${major}.${minor}.${patch + 1}`);
    expect(versions.versionFor('minor')).toBe(`${major}.${minor + 1}.0`);
    expect(versions.versionFor('major')).toBe(`${major + 1}.0.0`);
    expect(versions.versionFor('99.0.0-beta.1')).toBe('99.0.0-beta.1');
    expect(() => versions.versionFor('next')).toThrow('"next" is no version');
    expect(() => versions.versionFor('0.0.1')).toThrow('0.0.1 is not later than');
  });

  it('takes over what the changelog lists, and leaves an empty part for the next', () => {
    const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A $& thing.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n';
    expect(versions.changelogFor(text, '0.2.0', '2026-11-23')).toBe(
      text.replace('## [Unreleased]', () => '## [Unreleased]\n\n## [0.2.0] - 2026-11-23'),
    );
    const empty = text.replace('- A $& thing.\n', '');
    expect(() => versions.changelogFor(empty, '0.2.0', '2026-11-23')).toThrow('lists nothing');
    expect(() => versions.changelogFor('# Changelog\n', '0.2.0', '2026-11-23')).toThrow('no heading');
  });

  it('is written into every manifest and the lock file, and nothing else changes', () => {
    const before = new Map(
      tracked()
        .filter((path) => /package(?:-lock)?\.json$/u.test(path) && !/^(?:tools\/packaging|docs)\//u.test(path))
        .map((path) => [path, textOf(path)]),
    );
    const old = versions.versionFor(undefined);
    versions.writeVersion('9.8.7', '2026-11-23');
    for (const [path, text] of before) {
      const lines = text.split('\n');
      const changed = textOf(path)
        .split('\n')
        .flatMap((line, at) => (line === lines[at] ? [] : [[lines[at], line]]));
      expect(changed.length, path).toBeGreaterThan(0);
      for (const [was = '', is] of changed) {
        expect(is, path).toBe(was.replace(`"${old}"`, '"9.8.7"'));
        expect(was).toMatch(/"version"|"@guide-studio\//u);
      }
    }
    expect(textOf('CHANGELOG.md')).toContain('## [9.8.7] - 2026-11-23');
    expect(textOf('.github/actions/guides/action.yml')).toContain('default: "9.8.7"');
    expect(textOf('docs/manual/pipeline.md')).toContain('actions/guides@v9.8.7');
  });
});

describe('npm run release', () => {
  it('says what is wrong with its arguments', () => {
    expect(release('sometime')).toMatchObject({ status: 1, stderr: expect.stringContaining('is no version') });
    expect(release('minor', 'major')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Use: npm run release'),
    });
    expect(release('minor', '--publish')).toMatchObject({ status: 1, stderr: expect.stringContaining('--publish') });
  });

  it('publishes only a commit with the tag of its version, without changes', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: place, stdio: 'ignore' });
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };
    git('init', '--quiet');
    expect(release('--publish')).toMatchObject({ status: 1, stderr: expect.stringContaining('uncommitted changes') });
    writeFileSync(join(place, '.gitignore'), 'node_modules\n');
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message', 'A');
    expect(release('--publish')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`has no tag v${version}`),
    });
    if (addresses.repository !== '') return;
    git('tag', `v${version}`);
    expect(release('--publish')).toMatchObject({
      status: 1,
      stderr: 'The packages name no repository yet. Enter its address in tools/releasing/addresses.mjs.\n',
    });
  });
});
