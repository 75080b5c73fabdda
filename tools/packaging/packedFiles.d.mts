/** The paths of the files that electron-builder would put into a package, from the root of the project. */
export function packedFiles(root: string): readonly string[];
