import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Bundles a script of the tests for a child in plain Node, which does not run TypeScript. */
export async function buildForNode(
  script: URL,
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const entry = fileURLToPath(script);
  const outDir = join(root, '.build', `test-${basename(entry, '.ts')}-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@guide-studio\//, 'zustand'] },
    build: { ssr: entry, outDir, rolldownOptions: { output: { entryFileNames: 'child.mjs' } } },
  });
  return { path: join(outDir, 'child.mjs'), remove: async () => await rm(outDir, { recursive: true, force: true }) };
}
