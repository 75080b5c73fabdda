import { fetched } from '../browser/fetched.ts';
import { showView } from '../session/index.ts';

/** Shows the tests of the guide. */
export async function showTests(): Promise<void> {
  const { showLogic } = await import('./shown.ts');
  showLogic({ as: 'tests' });
  showView('logic');
}

export const LogicView = fetched(async () => (await import('./LogicView.tsx')).LogicView);
