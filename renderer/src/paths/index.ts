export { startPaths, usePaths } from './exploring.ts';
export { FixLink } from './FixControls.tsx';
export { OutcomeOf, PathOf } from './PathOf.tsx';
export { type PathsList, PathsView } from './PathsView.tsx';
export { MissingTexts } from './MissingTexts.tsx';
