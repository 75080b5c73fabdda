import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { toolsIn } from './tools.ts';

/** Makes one minified module for browsers of a file, and returns its code. `external`: what is left out. */
export type Bundler = (entry: string, external: readonly RegExp[]) => Promise<string>;

const versions = { esbuild: '0.28.2', webpack: '5.113.0' } as const;

interface Esbuild {
  build(options: object): Promise<{ readonly outputFiles: readonly { readonly text: string }[] }>;
}

interface Stats {
  hasErrors(): boolean;
  toString(): string;
}

type Webpack = (options: object, done: (error: Error | null, stats: Stats) => void) => void;

const vite: Bundler = async (entry, external) => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'bundled' },
      // Of a library, Vite keeps the spaces, for the bundler of its users.
      rolldownOptions: { external: [...external], output: { minify: true } },
    },
  });
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
};

const esbuild: Bundler = async (entry, external) => {
  const folder = await toolsIn('bundlers', versions);
  const { build: bundle } = createRequire(join(folder, 'package.json'))('esbuild') as Esbuild;
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: external.length === 0 ? [] : ['zod'],
  });
  return outputFiles[0]?.text ?? '';
};

const webpack: Bundler = async (entry, external) => {
  const folder = await toolsIn('bundlers', versions);
  const { default: pack } = (await import(pathToFileURL(join(folder, 'node_modules/webpack/lib/index.js')).href)) as {
    readonly default: Webpack;
  };
  const path = join(folder, 'made');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  const stats = await promisify(pack)({
    mode: 'production',
    entry,
    externals: [...external],
    externalsType: 'module',
    experiments: { outputModule: true },
    output: { path, filename: 'bundled.mjs', library: { type: 'module' } },
  });
  if (stats === undefined || stats.hasErrors()) throw new Error(String(stats));
  return readFileSync(join(path, 'bundled.mjs'), 'utf8');
};

export const bundlers = { vite, esbuild, webpack } as const;

/** What a bundler makes of a piece of code. `zod` is the share of that library. Sizes are gzipped, in bytes. */
export async function bundledSize(
  bundler: Bundler,
  folder: string,
  code: string,
): Promise<{ readonly all: number; readonly zod: number }> {
  const entry = join(folder, 'bundled.js');
  writeFileSync(entry, code);
  const sizeOf = async (external: readonly RegExp[]) => gzipSync(await bundler(entry, external)).length;
  const [all, without] = [await sizeOf([]), await sizeOf([/^zod/u])];
  return { all, zod: all - without };
}
