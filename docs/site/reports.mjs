#!/usr/bin/env node
// node docs/site/reports.mjs [--against FOLDER]: writes the public interface of each entry of a library into release/api,
// as the declarations in release/npm give it (npm run release -- --dry-run makes them). FOLDER has the libraries of
// another version by name, such as node_modules/@guide-studio: what differs from them is printed, and the exit code is 1.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { libraries, readJson, stage } from '../../tools/releasing/published.mjs';
import { entries, installTools, root } from './tools.mjs';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
installTools();
const { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } = await import('@microsoft/api-extractor');

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** Returns the declarations of an entry of a library in a folder; null if the folder does not have it. */
function typesOf({ name }, all) {
  const [, library = '', entry] = name.split('/');
  const folder = join(all, library);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const types = readJson(manifest).exports[entry === undefined ? '.' : `./${entry}`]?.types;
  return types === undefined ? null : { folder, manifest, types: join(folder, types) };
}

/** Returns how API Extractor reports an entry into a folder. */
function configOf({ report }, { folder, manifest, types }, out) {
  const lib = ['ES2023', 'DOM'];
  const compilerOptions = { target: 'ES2023', lib, module: 'ESNext', moduleResolution: 'bundler', types: ['node'] };
  return ExtractorConfig.prepare({
    configObject: {
      mainEntryPointFilePath: types,
      projectFolder: folder,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: `${report}.api.md`,
        reportFolder: out,
        reportTempFolder: join(work, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    packageJsonFullPath: manifest,
  });
}

/** Writes the reports of all entries of the libraries in a folder. The compiler reads the declarations once. */
function reportAll(folder, out) {
  mkdirSync(out, { recursive: true });
  const configs = entries.flatMap((entry) => {
    const found = typesOf(entry, folder);
    return found === null ? [] : [configOf(entry, found, out)];
  });
  const [first, ...others] = configs;
  if (first === undefined) throw new Error(`${folder} has none of the libraries.`);
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  const messageCallback = (message) => {
    message.handled = true;
  };
  for (const config of configs) Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
}

/**
 * Copies libraries out of a `node_modules` folder, where API Extractor takes their own files for those of others. What they
 * need is found where it was.
 */
function outsideModules(folder) {
  const copies = join(work, 'libraries');
  const links = join(copies, 'node_modules/@guide-studio');
  mkdirSync(links, { recursive: true });
  symlinkSync(dirname(folder), join(work, 'node_modules'), 'junction');
  for (const name of libraries) {
    if (!existsSync(join(folder, name))) continue;
    cpSync(join(folder, name), join(copies, name), { recursive: true });
    symlinkSync(join(copies, name), join(links, name), 'junction');
  }
  return copies;
}

/** Returns the text of a report; empty if there is none. */
const reportIn = (folder, name) => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const work = mkdtempSync(join(tmpdir(), 'guide-studio-api-'));
const made = join(root, 'release/api');
try {
  rmSync(made, { recursive: true, force: true });
  reportAll(stage, made);
  process.stdout.write(`${entries.length} reports are in release/api.\n`);
  if (values.against !== undefined) {
    const before = join(work, 'before');
    reportAll(outsideModules(resolve(values.against)), before);
    const names = entries.map(({ report }) => `${report}.api.md`);
    const different = names.filter((name) => reportIn(before, name) !== reportIn(made, name));
    if (different.length === 0) process.stdout.write('The public interface is the same.\n');
    else {
      process.stderr.write(`The public interface changed: ${different.join(', ')}\n`);
      spawnSync('git', ['--no-pager', 'diff', '--no-index', before, made], { stdio: ['ignore', 2, 2] });
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
