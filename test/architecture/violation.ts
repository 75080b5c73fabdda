import { dirname, posix } from 'node:path';
import { type Part, partOf, allParts } from './layers.ts';

const isOwnPackage = (source: string): boolean => source.startsWith('@guide-studio/');
const isRelative = (source: string): boolean => source.startsWith('.');

function mayUsePart(importer: Part, part: string, isType: boolean): boolean {
  if (importer.name === part || importer.parts.includes(part)) return true;
  return isType && importer.parts.includes(`${part} (types)`);
}

function mayUseLibrary(part: Part, source: string): boolean {
  const isGuarded = source.startsWith('node:') || source === 'electron' || source.startsWith('electron/');
  const matches = (allowed: string): boolean =>
    allowed.endsWith(':') ? source.startsWith(allowed) : source === allowed || source.startsWith(`${allowed}/`);
  if ('any' in part.libraries) return isGuarded ? part.libraries.and.some(matches) : true;
  return part.libraries.some(matches);
}

/** Files that only the bundler reads: styles, images, fonts. */
const isAsset = (source: string): boolean => /\.(css|svg|png|woff2)(\?.*)?$/u.test(source);

const doorOf = (part: Part, user: Part) => part.door && [...part.door, ...(user.alsoOpens ?? [])];

/** Returns why an import breaks the table, or `null`. `file` and folders are relative to the root, with slashes. */
export function violation(file: string, source: string, kind: 'static' | 'type' | 'dynamic'): string | null {
  const importer = partOf(file);
  if (importer === undefined) return `${file} belongs to no part`;
  const isType = kind === 'type';
  if (isRelative(source)) {
    if (isAsset(source)) return null;
    const target = posix.join(dirname(file), source);
    const part = partOf(target);
    if (part === undefined) return `${file} imports ${source}, which is outside of every part`;
    const isSameFamily = part.name.split('/')[0] === importer.name.split('/')[0];
    if (!isSameFamily) return `${file} reaches into ${part.name} by a path; import the package`;
    const isRootFile = posix.dirname(target) === part.folder && posix.basename(target) !== 'index.ts';
    if (importer.usesRoot && isRootFile && importer.name.startsWith(`${part.name}/`)) return null;
    if (!mayUsePart(importer, part.name, isType)) return `${importer.name} may not import ${part.name}: ${file}`;
    const isThroughDoor =
      part === importer || doorOf(part, importer)?.includes(posix.relative(part.folder, target)) !== false;
    return isThroughDoor ? null : `${file} imports ${source}; ${part.name} is imported through its index.ts`;
  }
  if (isOwnPackage(source)) {
    const part = allParts.find((other) => other.entries.includes(source));
    if (part === undefined) return `${source} is no public entry: ${file}`;
    return mayUsePart(importer, part.name, isType) ? null : `${importer.name} may not import ${part.name}: ${file}`;
  }
  return mayUseLibrary(importer, source) ? null : `${importer.name} may not import ${source}: ${file}`;
}
