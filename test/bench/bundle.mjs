import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Bundles `NAMEEntry.ts` of this folder with all that it imports. Returns the path of the file. */
export async function bundle(name) {
  const outDir = join(root, '.build/bench');
  const file = `${name}.js`;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, `${name}Entry.ts`),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
  return join(outDir, file);
}
