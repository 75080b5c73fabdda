import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

interface Configuration {
  readonly appId: string;
  readonly extraMetadata: { readonly main: string };
  readonly files: readonly (string | { readonly from: string; readonly filter: readonly string[] })[];
  readonly fileAssociations: readonly { readonly ext: string }[];
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly linux: { readonly target: readonly string[] };
  readonly mac: { readonly target: readonly string[] };
  readonly win: { readonly target: readonly string[] };
}

const root = resolve(import.meta.dirname, '../..');
const builder = resolve(root, 'node_modules/app-builder-lib');
// The reader that electron-builder itself uses for this file.
const { load } = createRequire(resolve(builder, 'package.json'))('js-yaml') as { load(text: string): unknown };
const configuration = load(readFileSync(resolve(root, 'electron-builder.yml'), 'utf8')) as Configuration;

test("the configuration is valid by electron-builder's own schema, which can tell", () => {
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
  expect([linux.target, mac.target, win.target]).toEqual([['AppImage', 'deb'], ['dmg', 'zip'], ['nsis']]);
  expect(configuration.fileAssociations.map(({ ext }) => ext)).toEqual(['guide.json']);
  expect(configuration.electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
});

test('the packed libraries are those that the service cannot do without, all of them', () => {
  const listed = configuration.files.flatMap((entry) => (typeof entry === 'string' ? [] : entry.filter));
  const missing = [...withDependencies(['libsql', 'pino'])].filter((name) => !listed.includes(`${name}/**`));
  expect(missing).toEqual([]);
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
