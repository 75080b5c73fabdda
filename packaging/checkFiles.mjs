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
  const icon = readFileSync(join(root, 'packaging/resources/icon.png'));
  if (icon.readUInt32BE(16) < 512) problems.push('packaging/resources/icon.png is smaller than 512 pixels.');
  const megabytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / 1e6;
  if (megabytes > mostMegabytes) problems.push(`The files take ${megabytes.toFixed(0)} MB, over ${mostMegabytes}.`);
  return { problems, count: files.length, megabytes };
}

const isLicence = (name) => /^(?:licen[cs]e|copying)/iu.test(name);

function librariesOf(files) {
  const names = files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file) ?? []);
  return new Set(names);
}
