/** Returns a name without what people confuse in ids and types: case, spaces, dashes and underscores. */
export function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}
