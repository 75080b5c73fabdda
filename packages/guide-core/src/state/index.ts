export * from './transaction.ts';
export * from './history.ts';
export * from './editorState.ts';
