/** A name without what people mix up in ids and types: case, spaces, dashes and underscores. */
export function likeness(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}
