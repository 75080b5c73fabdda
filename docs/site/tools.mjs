import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools as install } from '../../tools/build/installTools.mjs';
import { libraries, readJson } from '../../tools/releasing/published.mjs';

/** The folder of the tools that documents are made with. */
export const folder = dirname(fileURLToPath(import.meta.url));
export const root = dirname(dirname(folder));

/**
 * Every entry of a published library: its name, its source below `packages`, and what its report is called. `internal` has
 * none: it is for the other packages alone.
 */
export const entries = libraries.flatMap((library) =>
  Object.entries(readJson(root, 'packages', library, 'package.json').exports)
    .filter(([entry]) => entry !== './internal')
    .map(([entry, source]) => {
      const path = join(library, entry);
      return { name: `@guide-studio/${path}`, source: join(library, source), report: path.replaceAll(sep, '-') };
    }),
);

/** Installs the tools into this folder. Throws if that fails. */
export const installTools = () => install(folder, 'the tools of the documentation');
