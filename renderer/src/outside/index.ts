export { OutsideNotice } from './OutsideNotice.tsx';
export { OwnerNotice } from './OwnerNotice.tsx';
export { startOwning } from './owner.ts';
export { startWatching } from './startWatching.ts';
