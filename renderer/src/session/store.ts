/**
 * The session, to read and to follow. Only the functions of `transitions` change it, with the setters in
 * `transitions/store.ts`.
 */
export { read, readGuide, useGuide, useRoot, useSession } from './transitions/store.ts';
