// The model: the contract's objects and fields.
export * from './json.ts';
export * from './schema/index.ts';
// The editor document, its four steps, history and commands.
export * from './doc/index.ts';
export * from './steps/index.ts';
export * from './state/index.ts';
export * from './commands/index.ts';
