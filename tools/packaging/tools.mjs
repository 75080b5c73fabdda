import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools as install } from '../build/installTools.mjs';

/** The folder of the packaging tools. */
export const folder = dirname(fileURLToPath(import.meta.url));

const isWindows = process.platform === 'win32';

/** Installs electron-builder into this folder. Throws if that fails. */
export const installTools = () => install(folder, 'the packaging tools');

/** Returns the command that runs a tool of this folder. */
export const toolPath = (name) => join(folder, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);
