export { DragPreview } from './DragPreview.tsx';
export { type Dragging, DragList } from './DragList.tsx';
export { type Grab, grabOf, over, putDown } from './grab.ts';
export { type Landing, places, staysPut } from './landings.ts';
export { Outline } from './Outline.tsx';
export { outlineActions } from './outlineActions.ts';
export { flatten, type Row } from './rows.ts';
