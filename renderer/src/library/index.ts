export { libraryActions } from './libraryActions.ts';
