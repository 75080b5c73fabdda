import type { KeyboardEvent, PointerEvent } from 'react';
import { Tooltip } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './HeightHandle.module.css';

/** Minimum, maximum and default height of the list, in percent of the window. */
const least = 10;
const most = 70;
export const usualHeight = 32;
const step = 4;

interface HeightHandleProps {
  /** The maximum height of the list, in percent of the window. */
  readonly share: number;
  /** Called with the new height during and at the end of a drag; null for the default. */
  readonly onShare: (share: number | null, isFinal: boolean) => void;
}

/**
 * The upper edge of the list of problems. It is dragged or moved by arrow keys; a double click restores the default
 * height.
 */
export function HeightHandle({ share, onShare }: HeightHandleProps) {
  const under = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { bottom, top } = currentTarget.parentElement?.getBoundingClientRect() ?? { bottom: 0, top: 0 };
    const list = currentTarget.parentElement?.querySelector('[data-problem-list]')?.clientHeight ?? 0;
    // The header of the pane keeps its height; the list gets the rest.
    return within(((bottom - clientY - (bottom - top - list)) / window.innerHeight) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: share + step, ArrowDown: share - step, Home: least, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onShare(within(to), true);
  };
  // A focusable separator, as in the window splitter pattern.
  return (
    <Tooltip text={words.problems.resetHeight} describes>
      <div
        role="separator"
        aria-orientation="horizontal"
        aria-label={words.problems.height}
        aria-valuenow={Math.round(share)}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        className={styles.handle}
        onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => isHeld(event) && onShare(under(event), false)}
        onPointerUp={(event) => isHeld(event) && onShare(share, true)}
        onDoubleClick={() => onShare(null, true)}
        onKeyDown={onKeyDown}
      />
    </Tooltip>
  );
}

function within(share: number): number {
  return Math.min(most, Math.max(least, share));
}

function isHeld({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean {
  return currentTarget.hasPointerCapture(pointerId);
}
