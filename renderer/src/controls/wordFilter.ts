/**
 * Returns a filter for what is typed to search a list: it passes texts that contain every word of the query, in any
 * order and in any case, with accents in one or two characters. An empty query passes all texts. The list keeps its
 * order.
 */
export function wordFilter(query: string): (text: string) => boolean {
  const wanted = query.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
  return (text) => {
    const lower = text.normalize('NFC').toLowerCase();
    return wanted.every((word) => lower.includes(word));
  };
}
