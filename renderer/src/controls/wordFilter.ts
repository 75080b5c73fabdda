/**
 * Returns a filter for what is typed to search a list: it passes texts that contain every word of the query, in any
 * order and in any case. An empty query passes all texts. The list keeps its order.
 */
export function wordFilter(query: string): (text: string) => boolean {
  const wanted = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return wanted.every((word) => lower.includes(word));
  };
}
