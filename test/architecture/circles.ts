/** Files and what each imports, by path. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the groups of files that import each other, directly or over others, each sorted by name (the strongly
 * connected components of more than one file, by Tarjan's algorithm; a file that imports itself counts).
 */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): number {
    const at = order.size;
    order.set(file, at);
    low.set(file, at);
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low.set(file, Math.min(low.get(file) ?? at, visit(next)));
      else if (isOpen.has(next)) low.set(file, Math.min(low.get(file) ?? at, order.get(next) ?? at));
    }
    if (low.get(file) === at) {
      const circle = open.splice(open.indexOf(file));
      for (const each of circle) isOpen.delete(each);
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.toSorted());
    }
    return low.get(file) ?? at;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.toSorted((a, b) => String(a).localeCompare(String(b), 'en'));
}
