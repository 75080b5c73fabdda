import type { CSSProperties } from 'react';

/** Returns the style that colours a cell by a share from 0 to 1; none below 0. */
export function shareStyle(share: number): CSSProperties {
  return { '--share': Math.max(0, share) } as CSSProperties;
}

/** Returns the style for the minimum width of a table with equal columns. */
export function columnStyle(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}
