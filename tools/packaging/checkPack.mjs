import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** electron-builder's numbers of processors. */
const processors = { 0: 'ia32', 1: 'x64', 2: 'armv7l', 3: 'arm64', 4: 'universal' };

/** The native libraries of the database that a package must contain, by system and processor. */
export const libraries = {
  linux: { x64: ['linux-x64-gnu'], arm64: ['linux-arm64-gnu'] },
  darwin: { x64: ['darwin-x64'], arm64: ['darwin-arm64'], universal: ['darwin-x64', 'darwin-arm64'] },
  // There is none for Windows on ARM: the editor runs there without the local service.
  win32: { x64: ['win32-x64-msvc'], arm64: [] },
};

/**
 * Called by electron-builder when the files of a package are together. npm installs only the library of the system that
 * it runs on; a package for another one would start, and then have no database.
 */
export default function checkPack({ electronPlatformName, arch, packager, appOutDir }) {
  const processor = processors[arch] ?? String(arch);
  const wanted = libraries[electronPlatformName]?.[processor];
  if (wanted === undefined) throw new Error(`There are no packages for ${electronPlatformName} on ${processor}.`);
  const unpacked = join(packager.getResourcesDir(appOutDir), 'app.asar.unpacked', 'node_modules', '@libsql');
  const missing = wanted.filter((name) => !existsSync(join(unpacked, name, 'index.node')));
  if (missing.length === 0) return;
  const names = missing.map((name) => `@libsql/${name}`).join(' and ');
  throw new Error(
    `The package for ${electronPlatformName} on ${processor} lacks ${names}, because this machine is another one. Make it there, or run npm install --force ${names} first.`,
  );
}
