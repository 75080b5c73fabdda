import { Graph, layout } from '@dagrejs/dagre';
import type { Key } from '@guide-studio/guide-core';
import type { DependencyMap } from './dependencyMap.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a part on the map, in pixels. */
export const partSize = { width: 232, height: 60 };

/** Returns the position of each part: sources at the left, dependent parts to their right. */
export function layOut({ parts, dependencies }: DependencyMap): ReadonlyMap<Key, Point> {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 72, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key } of parts) graph.setNode(key, { ...partSize });
  for (const { from, to } of dependencies) graph.setEdge(from, to);
  layout(graph);
  return new Map(parts.map(({ key }) => [key, corner(graph.node(key))]));
}

/** dagre returns centres. */
function corner(node: { readonly x?: number; readonly y?: number }): Point {
  return { x: (node.x ?? 0) - partSize.width / 2, y: (node.y ?? 0) - partSize.height / 2 };
}
