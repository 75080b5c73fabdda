export { addBlock, addConcept, addNextQuestion, hasScreener } from './addParts.ts';
export { insertActions } from './insertActions.ts';
export { openInserter } from './inserter.ts';
export { InserterList } from './InserterList.tsx';
