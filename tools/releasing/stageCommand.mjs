import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { command, commonManifest, dependenciesOf, finish, readJson, root, stage } from './published.mjs';

/** The bundles of the package, in the places where `bin/guide.mjs` looks for them. */
const bundles = { cli: 'packages/cli/dist', page: 'packages/study-service/dist/page', renderer: 'renderer/dist' };

const bin = 'packages/cli/bin/guide.mjs';

/** What the bundles load at run time; everything else is in them. */
const loaded = {
  'packages/cli': ['@guide-studio/guide-core', 'jiti'],
  'packages/host': ['@napi-rs/keyring'],
  'packages/sign-off': ['subset-font'],
  'packages/study-service': ['libsql', 'pino'],
};

/** Makes the package with the command `guide`, the service and the editor, in `release/npm/guide-studio`. */
export function stageCommand(version) {
  const target = join(stage, command);
  const build = spawnSync(process.execPath, [join(root, 'tools', 'build', 'build.mjs'), ...Object.keys(bundles)], {
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) throw new Error('The bundles could not be built; see the lines above.');
  for (const folder of Object.values(bundles)) {
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter: (path) => !path.endsWith('.stamp') });
  }
  cpSync(join(root, bin), join(target, bin));
  const { description } = readJson(root, 'package.json');
  const published = {
    name: command,
    description,
    keywords: readJson(root, 'packages/cli/package.json').keywords,
    ...commonManifest(version),
    // `npx guide-studio` runs the command of the package's own name.
    bin: { guide: bin, [command]: bin },
    exports: { './package.json': './package.json' },
    files: [bin, ...Object.values(bundles)],
    dependencies: dependenciesOf({ ...loadedLibraries(), ...fonts() }, version),
  };
  finish(target, published, 'packages/cli');
  return target;
}

function loadedLibraries() {
  return Object.fromEntries(
    Object.entries(loaded).flatMap(([folder, names]) => {
      const { dependencies } = readJson(root, folder, 'package.json');
      return names.map((name) => [name, dependencies[name]]);
    }),
  );
}

/** The fonts of sign-off packs are read from their packages. */
function fonts() {
  const { dependencies } = readJson(root, 'packages/sign-off/package.json');
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource')));
}
