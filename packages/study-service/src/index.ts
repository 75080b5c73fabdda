// The service as a function, and its dependencies
export { createApp } from './app.ts';
export type { Log, RequestEntry, Service } from './service.ts';

// The layers in front of it
export { inFrontOf } from './http/front.ts';

// The store, and what its implementations share
export { createKyselyStore } from './store/kyselyStore.ts';
export type { DatabaseTraits, StoreMachine } from './store/databaseTraits.ts';
export { migrations } from './store/migrations.ts';
export type * from './store/store.ts';
export type * from './store/recording.ts';
export type { Tables } from './store/tables.ts';

// Reading a guide back
export { questionsOf } from './questions/questionsOf.ts';
export { drawReadIds, type ReadIds } from './questions/readIds.ts';
