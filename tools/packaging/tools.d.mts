/** The folder of the packaging tools. */
export const folder: string;
/** Installs electron-builder into this folder, unless its lock file is installed already. Throws if that fails. */
export function installTools(): void;
