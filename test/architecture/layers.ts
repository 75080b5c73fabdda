import { dirname, posix } from 'node:path';

/** What the files of one part may import: parts of this project, and libraries. `node:*` and `electron` are libraries. */
interface Layer {
  readonly name: string;
  /** The folder, from the root of the tree. */
  readonly folder: string;
  /** How others import it; absent: nobody may. */
  readonly entries: readonly string[];
  readonly parts: readonly string[];
  /** A list: only these. `any`: every library but `node:*` and `electron`, which are always named. */
  readonly libraries: readonly string[] | { readonly any: true; readonly and: readonly string[] };
}

const anyLibrary = (...and: readonly string[]): Layer['libraries'] => ({ any: true, and });

/**
 * The table of the parts. The first folder that holds a file decides. Reading order: pure packages, what talks to a
 * machine, what people start.
 */
export const layers: readonly Layer[] = [
  {
    name: 'guide-core',
    folder: 'packages/guide-core/src',
    entries: ['@guide-studio/guide-core'],
    parts: [],
    libraries: ['zod'],
  },
  {
    name: 'interview-engine',
    folder: 'packages/interview-engine/src',
    entries: ['@guide-studio/interview-engine'],
    parts: ['guide-core'],
    libraries: [],
  },
  {
    name: 'api-contract',
    folder: 'packages/api-contract/src',
    entries: ['@guide-studio/api-contract'],
    parts: ['guide-core'],
    libraries: ['zod'],
  },
  {
    name: 'api-client',
    folder: 'packages/api-client/src',
    entries: ['@guide-studio/api-client'],
    parts: ['api-contract'],
    libraries: anyLibrary(),
  },
  {
    name: 'study-service/node',
    folder: 'packages/study-service/src/node',
    entries: ['@guide-studio/study-service/node'],
    parts: ['study-service', 'api-contract', 'interview-engine', 'guide-core'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'study-service/page',
    folder: 'packages/study-service/src/page',
    entries: [],
    parts: ['interview-engine (types)'],
    libraries: anyLibrary(),
  },
  {
    name: 'study-service',
    folder: 'packages/study-service/src',
    entries: ['@guide-studio/study-service'],
    parts: ['api-contract', 'interview-engine', 'guide-core'],
    libraries: anyLibrary(),
  },
  {
    name: 'sign-off/node',
    folder: 'packages/sign-off/src/node',
    entries: ['@guide-studio/sign-off/node'],
    parts: ['sign-off', 'guide-core'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'sign-off',
    folder: 'packages/sign-off/src',
    entries: ['@guide-studio/sign-off'],
    parts: ['guide-core'],
    libraries: [],
  },
  {
    name: 'host/common',
    folder: 'packages/host/src/common',
    entries: ['@guide-studio/host/common'],
    parts: ['guide-core', 'api-contract'],
    libraries: ['zod'],
  },
  {
    name: 'host/browser',
    folder: 'packages/host/src/browser',
    entries: ['@guide-studio/host/browser'],
    parts: ['host/common'],
    libraries: anyLibrary(),
  },
  {
    name: 'host/node',
    folder: 'packages/host/src/node',
    entries: ['@guide-studio/host/node'],
    parts: ['host/common', 'api-client', 'sign-off/node'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'cli',
    folder: 'packages/cli/src',
    entries: ['@guide-studio/cli'],
    parts: [
      'guide-core',
      'interview-engine',
      'api-contract',
      'api-client',
      'study-service',
      'study-service/node',
      'host/common',
      'host/node',
      'sign-off',
      'sign-off/node',
    ],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'electron',
    folder: 'electron/src',
    entries: [],
    parts: ['host/common', 'host/node'],
    libraries: anyLibrary('node:', 'electron'),
  },
  {
    name: 'renderer',
    folder: 'renderer/src',
    entries: [],
    parts: ['guide-core', 'interview-engine', 'host/common', 'host/browser', 'api-contract (types)'],
    libraries: anyLibrary(),
  },
];

/** The layer that a file of the tree belongs to, by its longest folder. */
export function layerOf(file: string): Layer | undefined {
  return layers
    .filter((layer) => file.startsWith(`${layer.folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

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

/** Why an import breaks the table; `null` when it does not. `file` and folders are relative to the root, with slashes. */
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
    return mayUsePart(layer, part.name, isType) ? null : `${layer.name} may not import ${part.name}: ${file}`;
  }
  if (isOwnPackage(source)) {
    const part = layers.find((other) => other.entries.includes(source));
    if (part === undefined) return `${source} is no public entry: ${file}`;
    return mayUsePart(layer, part.name, isType) ? null : `${layer.name} may not import ${part.name}: ${file}`;
  }
  return mayUseLibrary(layer, source) ? null : `${layer.name} may not import ${source}: ${file}`;
}
