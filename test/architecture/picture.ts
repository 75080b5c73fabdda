import { layers } from './layers.ts';

/** The part that an entry of `parts` names, and whether only its types may be imported. */
interface Use {
  readonly name: string;
  readonly isTypes: boolean;
}

const typesOnly = ' (types)';

function usesOf(parts: readonly string[]): readonly Use[] {
  return parts.map((part) => ({ name: part.replace(typesOnly, ''), isTypes: part.endsWith(typesOnly) }));
}

const partsOf = new Map(layers.map(({ name, parts }) => [name, usesOf(parts)]));

/** Returns the floor of a part: 0 if it imports no part, otherwise one above the highest part that it imports. */
function floorOf(name: string): number {
  return Math.max(-1, ...(partsOf.get(name) ?? []).map((use) => floorOf(use.name))) + 1;
}

/** Returns true if `from` reaches `to` over other parts, so that the picture needs no arrow of its own. */
function reachesOver(from: string, to: string): boolean {
  return (partsOf.get(from) ?? []).some(({ name, isTypes }) => !isTypes && name !== to && reaches(name, to));
}

function reaches(from: string, to: string): boolean {
  return from === to || (partsOf.get(from) ?? []).some(({ name }) => reaches(name, to));
}

const idOf = (name: string): string => name.replaceAll(/[^\w]/gu, '_');

function arrowsOf(name: string): readonly string[] {
  return (partsOf.get(name) ?? [])
    .filter((use) => use.isTypes || !reachesOver(name, use.name))
    .map((use) => `  ${idOf(name)} ${use.isTypes ? '-.->' : '-->'} ${idOf(use.name)}`);
}

function floor(number: number): readonly string[] {
  const inside = layers.filter(({ name }) => floorOf(name) === number);
  return [
    `  subgraph floor${number}["floor ${number}"]`,
    ...inside.map(({ name }) => `    ${idOf(name)}["${name}"]`),
    '  end',
  ];
}

function rowOf({ name, folder, parts, libraries }: (typeof layers)[number]): string {
  const named = 'any' in libraries ? ['any library', ...libraries.and.map((one) => `\`${one}\``)] : libraries;
  const list = (entries: readonly string[]): string => (entries.length > 0 ? entries.join(', ') : 'none');
  return `- **${name}** (\`${folder}\`). Parts: ${list(parts)}. Libraries: ${list(named)}.`;
}

/** Returns the picture of the table of the parts, as Mermaid, followed by the table as a list. */
export function picture(): string {
  const top = Math.max(...layers.map(({ name }) => floorOf(name)));
  const floors = Array.from({ length: top + 1 }, (_, index) => top - index);
  return [
    '```mermaid',
    'flowchart TB',
    ...floors.flatMap(floor),
    ...layers.flatMap(({ name }) => arrowsOf(name)),
    '```',
    '',
    ...layers.map(rowOf),
  ].join('\n');
}
