import type { CSSProperties } from 'react';

/** How strongly a cell is coloured: by a share from 0 to 1, not at all below. */
export function shareStyle(share: number): CSSProperties {
  return { '--share': Math.max(0, share) } as CSSProperties;
}

/** How wide a table is at least: its columns are equally wide. */
export function columnStyle(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}
