const least = 10;

/** Returns the CSS width of a picture or video: its percentage of the column, limited to 10 to 100. */
export function widthOf(percentage: number | undefined): string {
  return `${Math.min(100, Math.max(least, percentage ?? 100))}%`;
}
