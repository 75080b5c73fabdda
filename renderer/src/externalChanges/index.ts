export { ExternalChangeNotice } from './ExternalChangeNotice.tsx';
export { OwnerNotice } from './OwnerNotice.tsx';
export { startOwning } from './owner.ts';
export { startWatching } from './startWatching.ts';
