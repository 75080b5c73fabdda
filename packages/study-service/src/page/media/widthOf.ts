const least = 10;

/** The width of a picture or video as CSS: a share of the column, whatever the study says within 10 to 100. */
export function widthOf(percentage: number | undefined): string {
  return `${Math.min(100, Math.max(least, percentage ?? 100))}%`;
}
