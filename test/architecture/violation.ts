import { dirname, posix } from 'node:path';
import { type Layer, layerOf, layers } from './layers.ts';

const isOwnPackage = (source: string): boolean => source.startsWith('@guide-studio/');
const isRelative = (source: string): boolean => source.startsWith('.');

function mayUsePart(layer: Layer, part: string, isType: boolean): boolean {
  if (layer.name === part || layer.parts.includes(part)) return true;
  return isType && layer.parts.includes(`${part} (types)`);
}

function mayUseLibrary(layer: Layer, source: string): boolean {
  const isGuarded = source.startsWith('node:') || source === 'electron' || source.startsWith('electron/');
  const matches = (allowed: string): boolean =>
    allowed.endsWith(':') ? source.startsWith(allowed) : source === allowed || source.startsWith(`${allowed}/`);
  if ('any' in layer.libraries) return isGuarded ? layer.libraries.and.some(matches) : true;
  return layer.libraries.some(matches);
}

/** Files that only the bundler reads: styles, images, fonts. */
const isAsset = (source: string): boolean => /\.(css|svg|png|woff2)(\?.*)?$/u.test(source);

const doorOf = (part: Layer, user: Layer) => part.door && [...part.door, ...(user.alsoOpens ?? [])];

/** Returns why an import breaks the table, or `null`. `file` and folders are relative to the root, with slashes. */
export function violation(file: string, source: string, kind: 'static' | 'type' | 'dynamic'): string | null {
  const layer = layerOf(file);
  if (layer === undefined) return `${file} belongs to no part`;
  const isType = kind === 'type';
  if (isRelative(source)) {
    if (isAsset(source)) return null;
    const target = posix.join(dirname(file), source);
    const part = layerOf(target);
    if (part === undefined) return `${file} imports ${source}, which is outside of every part`;
    const isSameFamily = part.name.split('/')[0] === layer.name.split('/')[0];
    if (!isSameFamily) return `${file} reaches into ${part.name} by a path; import the package`;
    const isRootFile = posix.dirname(target) === part.folder && posix.basename(target) !== 'index.ts';
    if (layer.usesRoot && isRootFile && layer.name.startsWith(`${part.name}/`)) return null;
    if (!mayUsePart(layer, part.name, isType)) return `${layer.name} may not import ${part.name}: ${file}`;
    const isThroughDoor =
      part === layer || doorOf(part, layer)?.includes(posix.relative(part.folder, target)) !== false;
    return isThroughDoor ? null : `${file} imports ${source}; ${part.name} is imported through its index.ts`;
  }
  if (isOwnPackage(source)) {
    const part = layers.find((other) => other.entries.includes(source));
    if (part === undefined) return `${source} is no public entry: ${file}`;
    return mayUsePart(layer, part.name, isType) ? null : `${layer.name} may not import ${part.name}: ${file}`;
  }
  return mayUseLibrary(layer, source) ? null : `${layer.name} may not import ${source}: ${file}`;
}
