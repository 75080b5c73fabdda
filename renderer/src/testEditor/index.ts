export { chooseTest } from './chosen.ts';
export { TestOf } from './TestOf.tsx';
export { TestsView } from './TestsView.tsx';
