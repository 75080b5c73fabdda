import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { libraries } from './checkPack.mjs';
import { packedFiles } from './packedFiles.mjs';

const needed = [
  'package.json',
  'LICENSE',
  'electron/dist/main.mjs',
  'electron/dist/preload.cjs',
  'electron/dist/service.mjs',
  'renderer/dist/index.html',
  'packages/study-service/dist/page/index.html',
  // Their licences require that every copy of the libraries in a bundle carries them.
  'electron/dist/licenses/libraries.txt',
  'renderer/dist/licenses/libraries.txt',
  'packages/study-service/dist/page/licenses/libraries.txt',
];

/** Files of development: tests, sources, their maps and documents. */
const needless = /\.(?:[cm]?ts|tsx|map|md|flow)$|(?:^|\/)(?:tests?|docs|benchmarks|examples)\//u;
const mostMegabytes = 60;

/**
 * Returns what is wrong with the files that a package of this system would get, one sentence each, and their number and
 * size. Build the bundles and call `installTools` before.
 */
export function checkFiles(root) {
  const files = packedFiles(root);
  const packed = new Set(files);
  const problems = [];
  for (const file of needed) if (!packed.has(file)) problems.push(`${file} is missing. Run npm run build.`);
  for (const file of files)
    if (needless.test(file) && !isLicence(basename(file))) problems.push(`${file} is not needed. Exclude it.`);
  for (const name of libraries[process.platform]?.[process.arch] ?? []) {
    const native = `node_modules/@libsql/${name}/index.node`;
    if (!packed.has(native))
      problems.push(`${native} is missing: the package would have no database. Run npm install.`);
  }
  for (const library of librariesOf(files)) {
    const isLicensed = existsSync(join(root, library)) && readdirSync(join(root, library)).some(isLicence);
    const carries = files.some((file) => file.startsWith(`${library}/`) && isLicence(file.slice(library.length + 1)));
    if (isLicensed && !carries) problems.push(`The licence of ${library} is not packed.`);
  }
  problems.push(...iconProblems(join(root, 'tools/packaging/resources')));
  const megabytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / 1e6;
  if (megabytes > mostMegabytes) problems.push(`The files take ${megabytes.toFixed(0)} MB, over ${mostMegabytes}.`);
  return { problems, count: files.length, megabytes };
}

/** Desktops of Linux look for icons of these sizes only; a larger one alone is not found. */
const iconSizes = [16, 24, 32, 48, 64, 128, 256, 512];

/** Returns what is wrong with the icons in a folder. */
export function iconProblems(resources) {
  const icons = [['icon.png', 1024], ...iconSizes.map((size) => [`icons/${size}x${size}.png`, size])];
  return icons.flatMap(([name, size]) => {
    const path = join(resources, name);
    const isRight = existsSync(path) && readFileSync(path).readUInt32BE(16) === size;
    return isRight ? [] : [`${path} is missing or not ${size} pixels wide. Run node tools/packaging/drawIcon.mjs.`];
  });
}

const isLicence = (name) => /^(?:licen[cs]e|copying)/iu.test(name);

function librariesOf(files) {
  const names = files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file) ?? []);
  return new Set(names);
}
