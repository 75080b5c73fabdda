import { z } from 'zod';

const known = z.looseObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** Of the window; `system` follows the browser. Those of a guide are another matter. */
  language: z.enum(['system', 'en', 'de']),
  /** Saves a guide that has a file by itself, a little after the last change. */
  autosave: z.boolean(),
});

/** What a person set for the window. Other names are kept as they are: a newer version may know them. */
export type Settings = z.infer<typeof known>;

/** Some of the settings, as they are sent to be changed. */
export const settingsChanges = known.partial();

const defaults: Settings = { theme: 'system', language: 'system', autosave: false };

/** The settings in what was kept; whatever is missing or no longer understood has its default. */
export function settingsOf(kept: Readonly<Record<string, unknown>> | null): Settings {
  const merged = { ...defaults, ...kept };
  const checked = known.safeParse(merged);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return { ...defaults, ...Object.fromEntries(Object.entries(merged).filter(([name]) => !wrong.has(name))) };
}
