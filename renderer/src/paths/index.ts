export { startPaths } from './exploring.ts';
export { PathOf } from './PathOf.tsx';
export { PathsView } from './PathsView.tsx';
