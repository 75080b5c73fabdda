#!/usr/bin/env node
// node docs/site/reports.mjs [--check] [--folder FOLDER]: writes the public interface of each entry of a library into docs/api (FOLDER), as the
// declarations in release/npm give it (npm run release -- --dry-run makes them). With --check it writes nothing and
// names what differs.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, stage } from '../../releasing/published.mjs';
import { entries, installTools, root } from './tools.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, folder: { type: 'string' } } });
installTools();
const { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } = await import('@microsoft/api-extractor');

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** Returns how API Extractor reports an entry into a folder. */
function configOf({ name, report }, work) {
  const [, library = '', entry] = name.split('/');
  const folder = join(stage, library);
  const manifest = join(folder, 'package.json');
  const { exports } = readJson(manifest);
  const types = join(folder, exports[entry === undefined ? '.' : `./${entry}`].types);
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
        reportFolder: work,
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

/** Writes the reports of all entries into a folder. The compiler reads the declarations once. */
function reportAll(work) {
  const configs = entries.map((entry) => configOf(entry, work));
  const [first, ...others] = configs;
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  const messageCallback = (message) => {
    message.handled = true;
  };
  for (const config of configs) Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
}

const work = mkdtempSync(join(tmpdir(), 'guide-studio-api-'));
const place = values.folder ?? join(root, 'docs/api');
const different = [];
try {
  mkdirSync(place, { recursive: true });
  reportAll(work);
  for (const { report } of entries) {
    const text = readFileSync(join(work, `${report}.api.md`), 'utf8');
    const file = join(place, `${report}.api.md`);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    different.push(`docs/api/${report}.api.md`);
    if (!values.check) writeFileSync(file, text);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (values.check && different.length > 0) {
  process.stderr.write(
    `The public interface changed: ${different.join(', ')}.\nIf that is meant, run: npm run docs -- --reports, and note it in CHANGELOG.md.\n`,
  );
  process.exitCode = 1;
} else process.stdout.write(`${different.length} reports written, ${entries.length - different.length} unchanged\n`);
