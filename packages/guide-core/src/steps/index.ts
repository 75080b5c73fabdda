export * from './step.ts';
export * from './apply.ts';
