import type { Modifier } from '@dnd-kit/core';

/** How far right of and below the pointer the carried card hangs, in pixels: clear of the row and of the line under it. */
const right = 12;
const below = 20;

/** Moves what is carried from where it was lifted to beside the pointer, so that it does not hide where it will land. */
export const besidePointer: Modifier[] = [
  ({ activatorEvent, draggingNodeRect, transform }) => {
    if (!(activatorEvent instanceof PointerEvent) || !draggingNodeRect) return transform;
    return {
      ...transform,
      x: transform.x + activatorEvent.clientX - draggingNodeRect.left + right,
      y: transform.y + activatorEvent.clientY - draggingNodeRect.top + below,
    };
  },
];
