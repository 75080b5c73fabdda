export { startPaths } from './exploring.ts';
export { FixLink } from './FixControls.tsx';
export { OutcomeOf, PathOf } from './PathOf.tsx';
export { PathsView } from './PathsView.tsx';
