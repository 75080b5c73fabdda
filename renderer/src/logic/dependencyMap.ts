import { references } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  locate,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { byIdentity } from '@guide-studio/guide-core/internal';

/** What the map draws: a question, a concept, or a link parameter, whose key no part of the guide can have. */
export type MapPart =
  | { readonly key: Key; readonly node: GuideNode }
  | { readonly key: `?${string}`; readonly parameter: string };

/** One dependency: `to` is shown, or gets its options, depending on `from`. */
export interface Dependency {
  readonly from: Key;
  readonly to: Key;
  readonly kind: 'condition' | 'carried' | 'link';
  readonly broken: boolean;
}

/** The dependencies that are drawn. */
export interface DependencyMap {
  /** The link parameters, then the other parts in guide order. */
  readonly parts: readonly MapPart[];
  readonly dependencies: readonly Dependency[];
  /** Number of all connected parts. */
  readonly connected: number;
}

/** Number of parts that the eye can follow. */
export const fewParts = 40;
/** Number of parts that can be laid out quickly. */
export const mostParts = 160;

/**
 * Returns the map of questions, concepts and link parameters that have dependencies. If there are more than `most`,
 * keeps those nearest to `around`, or to the first one, counted in dependencies in either direction.
 */
export function dependencyMap(doc: GuideDocument, around: Key | null, most = mostParts): DependencyMap {
  const all = dependenciesOf(doc);
  const keys = new Set(all.flatMap(({ from, to }) => [from, to]));
  const connected = keys.size;
  const drawn = connected <= most ? keys : nearest(all, around !== null && keys.has(around) ? around : null, most);
  const parts = partsInOrder(doc).filter(({ key }) => drawn.has(key));
  const dependencies = all.filter(({ from, to }) => drawn.has(from) && drawn.has(to));
  return { parts, dependencies, connected };
}

const dependenciesOf = byIdentity((doc: GuideDocument): readonly Dependency[] => {
  const found = new Map<string, Dependency>();
  for (const each of linkDependencies(doc)) found.set(`${each.from}>${each.to}`, each);
  for (const { kind, owner, target, problem } of references(doc)) {
    if (target === null || target === owner || (kind !== 'question' && kind !== 'carryForward')) continue;
    if (locate(doc, target)?.node.kind !== 'item') continue;
    const dependency: Dependency = {
      from: target,
      to: owner,
      kind: kind === 'question' ? 'condition' : 'carried',
      broken: problem !== null,
    };
    found.set(`${target}>${owner}/${dependency.kind}`, dependency);
  }
  return [...found.values()];
});

/** Returns the dependencies on link parameters. */
function linkDependencies(doc: GuideDocument): readonly Dependency[] {
  return ownersInOrder(doc).flatMap((owner) =>
    childrenOf(owner, 'criteria').flatMap((criterion): Dependency[] => {
      const parameter = textField(criterion, 'parameter');
      if (objectFields(criterion)['type'] !== 'searchParam' || parameter === '') return [];
      return [{ from: keyOf(parameter), to: owner.key, kind: 'link', broken: false }];
    }),
  );
}

const keyOf = (parameter: string): `?${string}` => `?${parameter}`;

function partsInOrder(doc: GuideDocument): readonly MapPart[] {
  const parameters = new Set(linkDependencies(doc).map(({ from }) => from.slice(1)));
  return [
    ...[...parameters].map((parameter) => ({ key: keyOf(parameter), parameter })),
    ...ownersInOrder(doc).map((node) => ({ key: node.key, node })),
  ];
}

function ownersInOrder(doc: GuideDocument): readonly GuideNode[] {
  return childrenOf(doc.root, 'blocks').flatMap((block) => [
    ...childrenOf(block, 'concepts'),
    ...childrenOf(block, 'items'),
  ]);
}

function nearest(all: readonly Dependency[], around: Key | null, most: number): ReadonlySet<Key> {
  const beside = neighbours(all);
  const found = new Set<Key>();
  // One connected group after another, starting with that of `around`.
  for (const start of [...(around === null ? [] : [around]), ...beside.keys()]) {
    const queue = [start];
    for (let key = queue.shift(); key !== undefined && found.size < most; key = queue.shift()) {
      if (found.has(key)) continue;
      found.add(key);
      queue.push(...(beside.get(key) ?? []));
    }
    if (found.size >= most) break;
  }
  return found;
}

function neighbours(all: readonly Dependency[]): ReadonlyMap<Key, readonly Key[]> {
  const beside = new Map<Key, Key[]>();
  const add = (one: Key, other: Key) => {
    const list = beside.get(one);
    if (list) list.push(other);
    else beside.set(one, [other]);
  };
  for (const { from, to } of all) {
    add(from, to);
    add(to, from);
  }
  return beside;
}
