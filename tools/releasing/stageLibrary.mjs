import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonManifest, dependenciesOf, finish, readJson, root, stage } from './published.mjs';

const scope = '@guide-studio/';

/**
 * Makes one library as it is published, in `release/npm/<name>`: JavaScript with declarations and maps in `dist`, the
 * sources they point to, and a manifest. The libraries that it needs must be made before.
 */
export async function stageLibrary(name, version) {
  const source = join(root, 'packages', name);
  const target = join(stage, name);
  mkdirSync(join(stage, 'node_modules', scope), { recursive: true });
  // The compiler finds the libraries made before here, and not their sources.
  symlinkSync(target, join(stage, 'node_modules', scope, name), 'junction');
  cpSync(join(source, 'src'), join(target, 'src'), { recursive: true, filter: (path) => !path.endsWith('.json') });
  compile(target, typesOf(source));
  const dist = join(target, 'dist');
  for (const path of filesBelow(dist).filter((each) => each.endsWith('.d.ts'))) pointToJavaScript(path);
  const manifest = readJson(source, 'package.json');
  const files = ['dist', 'src'];
  const more = {};
  if (name === 'guide-core') {
    const { fileSchema } = await import(pathToFileURL(join(dist, 'entries/files.js')).href);
    writeFileSync(join(target, schemaFile), `${JSON.stringify(fileSchema('guide'), null, 2)}\n`);
    files.push(schemaFile);
    more[`./${schemaFile}`] = `./${schemaFile}`;
  }
  const published = {
    name: manifest.name,
    description: manifest.description,
    keywords: manifest.keywords,
    ...commonManifest(version, `packages/${name}`),
    sideEffects: manifest.sideEffects,
    exports: { ...exportsOf(manifest.exports), ...more, './package.json': './package.json' },
    files,
    dependencies: compatible(dependenciesOf(manifest.dependencies, version)),
  };
  finish(target, published, `packages/${name}`);
  return target;
}

/** Editors and other tools check guide files with it; its address must stay. */
const schemaFile = 'guide.schema.json';

/** Returns the ambient types of a library: those of its own configuration and of those in its folders. */
function typesOf(source) {
  const inside = filesBelow(join(source, 'src')).filter((path) => basename(path) === 'tsconfig.json');
  const configurations = [join(source, 'tsconfig.json'), ...inside];
  return [...new Set(configurations.flatMap((path) => readJson(path).compilerOptions.types))];
}

function compile(target, types) {
  const compilerOptions = {
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declarationMap: true,
    sourceMap: true,
    lib: ['ES2023'],
    types,
    rootDir: 'src',
    outDir: 'dist',
  };
  const config = join(target, 'tsconfig.json');
  const base = join(root, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include: ['src'] }));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${relative(root, target)} does not compile:\n${stdout}`);
}

/** The compiler leaves `.ts` in the imports of declarations; some tools look for just that file, which is not there. */
function pointToJavaScript(path) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/((?:from|import\()\s*)(['"])(\.[^'"]*)\.ts\2/gu, '$1$2$3.js$2'));
}

const exportsOf = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, path]) => {
      const built = path.replace('./src/', './dist/').replace(/\.ts$/u, '');
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
  );

/** Lets users share a library with their own code and take its repairs: any version without a breaking change. */
const compatible = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, at]) => [name, name.startsWith(scope) ? at : `^${at}`]));

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
