import { fetched } from '../browser/fetched.ts';

export const JsonView = fetched(async () => (await import('./JsonView.tsx')).JsonView);

/** Opens the find bar of the JSON tab, which is loaded only with the tab. */
export function findInText(): void {
  void import('./shownText.ts').then((text) => text.findInText());
}
