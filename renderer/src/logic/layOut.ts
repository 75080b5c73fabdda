import { Graph, layout } from '@dagrejs/dagre';
import type { Key } from '@guide-studio/guide-core/edit';
import type { DependencyMap } from './dependencyMap.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a part on the map, in pixels. */
export const partSize = { width: 232, height: 60 };

/** Pixels between the parts of a column, and around the map. */
const [gap, margin] = [14, 16];

/**
 * Returns the position of each part: sources at the left, dependent parts to their right, each column from the top in
 * the order of the guide. dagre finds the columns; its order within them shortens lines, and follows no guide.
 */
export function layOut({ parts, dependencies }: DependencyMap): ReadonlyMap<Key, Point> {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: gap, ranksep: 72, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key } of parts) graph.setNode(key, { ...partSize });
  for (const { from, to } of dependencies) graph.setEdge(from, to);
  layout(graph);
  const filled = new Map<number, number>();
  return new Map(
    parts.map(({ key }) => {
      const x = (graph.node(key).x ?? 0) - partSize.width / 2;
      const place = filled.get(x) ?? 0;
      filled.set(x, place + 1);
      return [key, { x, y: margin + place * (partSize.height + gap) }];
    }),
  );
}
