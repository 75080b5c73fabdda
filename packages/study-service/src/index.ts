// The service as a function, and what it needs
export { createApp } from './app.ts';
export type { Log, RequestEntry, Service } from './service.ts';

// What stands in front of it
export { inFrontOf } from './http/front.ts';

// The store, and what every implementation shares
export { createKyselyStore } from './store/kyselyStore.ts';
export type { DatabaseTraits, StoreMachine } from './store/databaseTraits.ts';
export { migrations } from './store/migrations.ts';
export type * from './store/store.ts';
export type { Tables } from './store/tables.ts';

// How a guide is read back
export { questionsOf } from './questions/questionsOf.ts';
export { drawReadIds, type ReadIds } from './questions/readIds.ts';
