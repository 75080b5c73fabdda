export { conditionActions } from './conditionActions.ts';
