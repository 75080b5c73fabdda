import { editorLayers, type Part, allParts, packagesWithLayers } from './layers.ts';

/** The part that an entry of `parts` names, and whether only its types may be imported. */
interface Use {
  readonly name: string;
  readonly isTypes: boolean;
}

const typesOnly = ' (types)';

/** Returns, for some parts, which of each other they import. */
function usesAmong(shown: readonly Part[]): (name: string) => readonly Use[] {
  const names = new Set(shown.map(({ name }) => name));
  const byName = new Map(
    shown.map(({ name, parts }): [string, readonly Use[]] => [
      name,
      parts
        .map((part) => ({ name: part.replace(typesOnly, ''), isTypes: part.endsWith(typesOnly) }))
        .filter((use) => names.has(use.name)),
    ]),
  );
  return (name) => byName.get(name) ?? [];
}

/** Returns an arrow from each part to those that it imports, but not to those that other arrows lead to. */
function arrowsAmong(shown: readonly Part[]): readonly string[] {
  const usesOf = usesAmong(shown);
  const reaches = (from: string, to: string): boolean =>
    from === to || usesOf(from).some(({ name }) => reaches(name, to));
  const reachesOver = (from: string, to: string): boolean =>
    usesOf(from).some(({ name, isTypes }) => !isTypes && name !== to && reaches(name, to));
  return shown.flatMap(({ name }) =>
    usesOf(name)
      .filter((use) => use.isTypes || !reachesOver(name, use.name))
      .map((use) => `  ${idOf(name)} ${use.isTypes ? '-.->' : '-->'} ${idOf(use.name)}`),
  );
}

const idOf = (name: string): string => name.replaceAll(/[^\w]/gu, '_');

/** Returns a frame with a title around some parts. Their labels leave out the name of the `whole` that they belong to. */
const box = (id: string, title: string, parts: readonly Part[], whole = 'renderer'): readonly string[] => [
  `  subgraph ${id}["${title}"]`,
  ...parts.map(({ name }) => `    ${idOf(name)}["${name.replace(`${whole}/`, '')}"]`),
  '  end',
];

const flowchart = (lines: readonly string[]): string => ['```mermaid', 'flowchart TB', ...lines, '```'].join('\n');

function rowOf({ name, folder, parts, libraries }: Part): string {
  const named = 'any' in libraries ? ['any library', ...libraries.and.map((one) => `\`${one}\``)] : libraries;
  const list = (entries: readonly string[]): string => (entries.length > 0 ? entries.join(', ') : 'none');
  const inner = new Set(allParts.filter((part) => part.layer ?? part.usesRoot).map((part) => part.name));
  const outer = parts.filter((part) => !inner.has(part));
  return `- **${name}** (\`${folder}\`). Parts: ${list(outer)}. Libraries: ${list(named)}.`;
}

/** Returns a picture of some parts, in which each is a layer above what it imports. */
function pictureOfLayers(shown: readonly Part[], whole?: string): string {
  const usesOf = usesAmong(shown);
  /** Returns the layer of a part: 0 if it imports no part, otherwise one above the highest part that it imports. */
  const layerOf = (name: string): number => Math.max(-1, ...usesOf(name).map((use) => layerOf(use.name))) + 1;
  const top = Math.max(...shown.map(({ name }) => layerOf(name)));
  const layers = Array.from({ length: top + 1 }, (_, index) => top - index).flatMap((at) =>
    box(
      `layer${at}`,
      `layer ${at}`,
      shown.filter(({ name }) => layerOf(name) === at),
      whole,
    ),
  );
  return flowchart([...layers, ...arrowsAmong(shown)]);
}

/** Returns the picture of the packages, followed by their table as a list. */
export function pictureOfPackages(): string {
  const shown = allParts.filter(({ layer, usesRoot }) => layer === undefined && !usesRoot);
  return [pictureOfLayers(shown), '', ...shown.map(rowOf)].join('\n');
}

/** Returns a picture of the folders of each package that has layers, below its name. */
export function picturesOfFolders(): string {
  return packagesWithLayers
    .map((whole) => {
      const isOfWhole = ({ name }: Part): boolean => name === `${whole}/${name.split('/').at(-1)}`;
      return `**${whole}**\n\n${pictureOfLayers(
        allParts.filter((part) => part.usesRoot && isOfWhole(part)),
        whole,
      )}`;
    })
    .join('\n\n');
}

/** Returns the picture of the folders of the editor: its layers, and the arrows within each. */
export function pictureOfEditor(): string {
  const layers = editorLayers.map((layerName, at) => ({
    id: `editor${at}`,
    layer: layerName,
    parts: allParts.filter((part) => part.layer === layerName),
  }));
  return flowchart([
    ...layers.toReversed().flatMap(({ id, layer, parts }) => box(id, layer, parts)),
    ...layers.slice(1).map(({ id }, at) => `  ${id} ==> editor${at}`),
    ...layers.flatMap(({ parts }) => arrowsAmong(parts)),
  ]);
}
