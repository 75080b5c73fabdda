import { fetched } from '../browser/fetched.ts';

export { logicActions } from './logicActions.ts';
export const LogicView = fetched(async () => (await import('./LogicView.tsx')).LogicView);
