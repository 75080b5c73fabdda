import type { KeyboardEvent, PointerEvent } from 'react';
import { words } from '../words/index.ts';
import styles from './HeightHandle.module.css';

/** Least and most that the list takes of the window, and what it takes until somebody chooses, in percent. */
const least = 10;
const most = 70;
export const usualHeight = 32;
const step = 4;

interface HeightHandleProps {
  /** What the list takes of the window at most, in percent. */
  readonly share: number;
  /** What it is to take while the edge is dragged, and in the end. Null: the usual. */
  readonly onShare: (share: number | null, isFinal: boolean) => void;
}

/** The upper edge of the list of problems: dragged, or moved by the arrow keys; a double click brings the usual height back. */
export function HeightHandle({ share, onShare }: HeightHandleProps) {
  const under = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { bottom, top } = currentTarget.parentElement?.getBoundingClientRect() ?? { bottom: 0, top: 0 };
    const list = currentTarget.parentElement?.querySelector('[data-problem-list]')?.clientHeight ?? 0;
    // The head of the pane keeps its height; the list gets the rest.
    return within(((bottom - clientY - (bottom - top - list)) / window.innerHeight) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: share + step, ArrowDown: share - step, Home: least, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onShare(within(to), true);
  };
  return (
    // A splitter that takes the focus, as the pattern of a window splitter has it.
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.problems.height}
      aria-valuenow={Math.round(share)}
      aria-valuemin={least}
      aria-valuemax={most}
      title={words.problems.resetHeight}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isHeld(event) && onShare(under(event), false)}
      onPointerUp={(event) => isHeld(event) && onShare(share, true)}
      onDoubleClick={() => onShare(null, true)}
      onKeyDown={onKeyDown}
    />
  );
}

function within(share: number): number {
  return Math.min(most, Math.max(least, share));
}

function isHeld({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean {
  return currentTarget.hasPointerCapture(pointerId);
}
