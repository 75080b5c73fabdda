import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { ServiceAsk } from '@guide-studio/host/node';
import { Ajv } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { checkFiles, iconProblems } from '../../tools/packaging/checkFiles.mjs';
import checkPack from '../../tools/packaging/checkPack.mjs';
import { packedFiles } from '../../tools/packaging/packedFiles.mjs';
import { folder as packaging, installTools } from '../../tools/packaging/tools.mjs';
import { within } from '../eventually.ts';

interface Configuration {
  readonly appId: string;
  readonly productName: string;
  readonly directories: { readonly buildResources: string };
  readonly extraMetadata: { readonly main: string };
  readonly files: readonly (string | { readonly from: string; readonly filter: readonly string[] })[];
  readonly fileAssociations?: unknown;
  readonly nsis: { readonly include: string };
  readonly deb: { readonly fpm: readonly string[]; readonly maintainer: string };
  readonly rpm: { readonly fpm: readonly string[]; readonly maintainer: string };
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly toolsets: { readonly appimage: string };
  readonly publish: unknown;
  readonly artifactName: string;
  readonly linux: { readonly icon: string; readonly target: readonly string[]; readonly mimeTypes: readonly string[] };
  readonly mac: { readonly icon: string; readonly target: readonly string[]; readonly fileAssociations: unknown };
  readonly win: { readonly icon: string; readonly target: readonly string[] };
}

const root = resolve(import.meta.dirname, '../..');
installTools();
const builder = resolve(packaging, 'node_modules/app-builder-lib');
// The reader that electron-builder itself uses for this file.
const { load } = createRequire(resolve(builder, 'package.json'))('js-yaml') as { load(text: string): unknown };
const configuration = load(readFileSync(resolve(root, 'electron-builder.yml'), 'utf8')) as Configuration;

beforeAll(() => {
  const built = spawnSync(process.execPath, [
    resolve(root, 'tools/build/build.mjs'),
    'renderer',
    'page',
    'electron',
    'cli',
  ]);
  expect(built.status, built.stderr.toString()).toBe(0);
});

test("the configuration is valid by electron-builder's own schema, which finds errors", () => {
  const schema = JSON.parse(readFileSync(resolve(builder, 'scheme.json'), 'utf8')) as object;
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  validate(configuration);
  expect(validate.errors).toBeNull();
  expect(validate({ ...configuration, electronFuses: { runAsNode: 'no' } })).toBe(false);
  expect(validate({ ...configuration, unknownOption: true })).toBe(false);
});

test('three systems, the file ending, and every fuse on its safe side', () => {
  expect(configuration.appId).toMatch(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/u);
  const { linux, mac, win } = configuration;
  expect([linux.target, mac.target, win.target]).toEqual([
    ['AppImage', 'deb', 'rpm', 'tar.gz'],
    ['dmg', 'zip'],
    ['nsis', 'portable'],
  ]);
  expect(configuration.electronFuses).toEqual({
    runAsNode: false,
    // No cookies are used, and the key chain would be opened before the first window.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  });
});

test('a double click finds the program, and takes .json from no other', () => {
  // Windows and macOS know the last part of an ending only; electron-builder's own association would take it over.
  expect(configuration.fileAssociations).toBeUndefined();
  const type = 'application/x-guide-studio+json';
  expect(configuration.linux.mimeTypes).toEqual([type]);
  for (const { fpm } of [configuration.deb, configuration.rpm]) {
    const [from = '', to] = fpm[0]?.split('=') ?? [];
    expect(to).toBe('/usr/share/mime/packages/guide-studio.xml');
    const xml = readFileSync(resolve(root, from), 'utf8');
    for (const part of [`type="${type}"`, 'pattern="*.guide.json"', 'sub-class-of type="application/json"']) {
      expect(xml).toContain(part);
    }
  }
  expect(configuration.mac.fileAssociations).toMatchObject([{ ext: 'json', rank: 'Alternate' }]);
  const script = readFileSync(resolve(root, configuration.nsis.include), 'utf8');
  expect(script).toContain(String.raw`WriteRegNone SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids"`);
  expect(script).not.toMatch(/\\\.json" "" /u);
  for (const macro of ['customInstall', 'customUnInstall']) expect(script).toContain(`!macro ${macro}\n`);
});

test('what is packed is complete, and nothing else', () => {
  const { problems, count, megabytes } = checkFiles(root);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(300);
  expect(megabytes).toBeGreaterThan(20);
});

test('the packed files alone run the local service', async () => {
  const packed = mkdtempSync(join(tmpdir(), 'guide-studio-packed-'));
  for (const file of packedFiles(root)) {
    mkdirSync(dirname(join(packed, file)), { recursive: true });
    copyFileSync(resolve(root, file), join(packed, file));
  }
  const service = fork(
    join(packed, 'electron/dist/service.mjs'),
    [join(packed, 'study.db'), join(packed, 'packages/study-service/dist/page')],
    {
      // As Electron's utility process gives it to the service.
      execArgv: ['--require', resolve(import.meta.dirname, 'chromium/parentPort.cjs')],
      env: { ...process.env, NODE_OPTIONS: '', NODE_PATH: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const gone = once(service, 'exit');
  const ended = gone.then(([code]) => Promise.reject(new Error(`The service ended with ${code}.`)));
  ended.catch(() => undefined);
  const ask = (message: ServiceAsk): void => void service.send(message);
  ask({ id: 1, ask: 'use', about: { model: null, transcriber: null } });
  const [sent] = (await within('the service answers', Promise.race([once(service, 'message'), ended]))) as [object];
  expect(sent).toMatchObject({
    id: 1,
    answer: { baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u) },
  });
  ask({ id: 2, ask: 'stop', about: null });
  expect(await within('the service ends', gone)).toEqual([0, null]);
  rmSync(packed, { recursive: true });
});

test('a package that would have no database is refused with a sentence', () => {
  const appOutDir = mkdtempSync(join(tmpdir(), 'guide-studio-pack-'));
  const packager = { getResourcesDir: (out: string) => join(out, 'resources') };
  const pack = (electronPlatformName: string, arch: number) => () =>
    checkPack({ electronPlatformName, arch, packager, appOutDir });
  const libraries = join(appOutDir, 'resources/app.asar.unpacked/node_modules/@libsql');
  const put = (name: string) => {
    mkdirSync(join(libraries, name), { recursive: true });
    writeFileSync(join(libraries, name, 'index.node'), '');
  };
  put('linux-x64-gnu');
  expect(pack('linux', 1)).not.toThrow();
  expect(pack('linux', 3)).toThrow('lacks @libsql/linux-arm64-gnu');
  put('darwin-x64');
  expect(pack('darwin', 4)).toThrow('lacks @libsql/darwin-arm64,');
  put('darwin-arm64');
  expect(pack('darwin', 4)).not.toThrow();
  // The editor runs there without the local service.
  expect(pack('win32', 3)).not.toThrow();
  expect(pack('win32', 0)).toThrow('There are no packages for win32 on ia32.');
  rmSync(appOutDir, { recursive: true });
});

test('there are icons of our own, of every size that a system looks for', () => {
  const { directories, linux, mac, win } = configuration;
  const resources = resolve(root, directories.buildResources);
  expect(iconProblems(resources)).toEqual([]);
  expect(iconProblems(resolve(root, 'docs'))).toHaveLength(9);
  for (const icon of [linux.icon, mac.icon, win.icon]) expect(existsSync(resolve(resources, icon))).toBe(true);
  const png = readFileSync(resolve(resources, mac.icon));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
});

test('the AppImage is made by tools of this decade, and nothing turns the sandbox off for all', () => {
  expect(configuration.toolsets.appimage).toBe('1.0.3');
  expect(JSON.stringify(configuration)).not.toContain('no-sandbox');
});

test('no package looks for updates by itself, and the names of packages say for what they are', () => {
  // Without it, electron-builder would take the address of the repository for a channel.
  expect(configuration.publish).toBeNull();
  for (const part of ['${version}', '${os}', '${arch}']) expect(configuration.artifactName).toContain(part);
});

test('packed and in development the program has one name, under which the system keeps its keys', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Readonly<Record<string, string>>;
  const { productName, desktopName } = read('electron/package.json');
  expect(configuration.productName).toBe(productName);
  expect(configuration.extraMetadata).toMatchObject({ productName, desktopName });
  // Without it there is no deb and no rpm.
  for (const kind of ['deb', 'rpm'] as const)
    expect(configuration[kind].maintainer).toBe(read('package.json')['author']);
});

test('all libraries that the service cannot do without are packed', () => {
  const listed = configuration.files.flatMap((entry) => (typeof entry === 'string' ? [] : entry.filter));
  const missing = [...withDependencies(['libsql', 'pino'])].filter((name) => !listed.includes(`${name}/**`));
  expect(missing).toEqual([]);
});

interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
}

const fontsOf = (path: string): readonly string[] => {
  const { dependencies } = JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Dependencies;
  return Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
};
const openFontLicense = /SIL OPEN FONT LICENSE Version 1\.1/u;

test('the built editor carries the licence of every font in it, and the packed application with it', () => {
  const dist = resolve(root, 'renderer/dist');
  const shipped = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:woff2?|[ot]tf)$/u.test(name),
  );
  const fonts = fontsOf('renderer/package.json');
  expect(shipped.length).toBeGreaterThan(fonts.length);
  for (const name of fonts) {
    const license = readFileSync(resolve(dist, 'licenses', `${name.slice(1).replaceAll('/', '-')}.txt`), 'utf8');
    expect(license).toBe(readFileSync(resolve(root, 'node_modules', name, 'LICENSE'), 'utf8'));
    expect(license).toMatch(openFontLicense);
    expect(license).toMatch(/^Copyright/u);
  }
  const icons = readFileSync(resolve(dist, 'licenses/lucide-static.txt'), 'utf8');
  expect(icons).toBe(readFileSync(resolve(root, 'node_modules/lucide-static/LICENSE'), 'utf8'));
  expect(icons).toMatch(/^ISC License/u);
  const known = ['icons', ...fonts.map((name) => name.split('/')[1] ?? '')];
  expect(shipped.filter((name) => !known.some((font) => basename(name).startsWith(`${font}-`)))).toEqual([]);
  expect(configuration.files).toContain('renderer/dist/**');
  expect(
    configuration.files.filter((entry) => typeof entry === 'string' && /^!.*(?:txt|licenses)/u.test(entry)),
  ).toEqual([]);
  // The other bundles have none.
  for (const folder of ['packages/study-service/dist/page', 'electron/dist', 'packages/cli/dist']) {
    const names = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.(?:woff2?|[ot]tf)$/u.test(name))).toEqual([]);
  }
});

test('the fonts of sign-off packs are packed together with their licences', () => {
  const listed = configuration.files.flatMap((entry) => (typeof entry === 'string' ? [] : entry.filter));
  expect(listed).toContain('@fontsource-variable/noto-s*/{LICENSE,package.json,unicode.json}');
  const fonts = fontsOf('packages/sign-off/package.json');
  expect(fonts.length).toBeGreaterThan(20);
  for (const name of fonts) {
    expect(name).toMatch(/^@fontsource-variable\/noto-s/u);
    expect(readFileSync(resolve(root, 'node_modules', name, 'LICENSE'), 'utf8')).toMatch(openFontLicense);
  }
});

function withDependencies(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = resolve(root, 'node_modules', name, 'package.json');
    if (seen.has(name) || !existsSync(path)) continue;
    seen.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as { dependencies?: Record<string, string> };
    withDependencies(Object.keys(dependencies), seen);
  }
  return seen;
}
