export { importActions } from './importActions.ts';
