import * as z from 'zod';

const keyChoices = z.record(z.string(), z.array(z.string().max(60)).max(4));
const share = z.number().min(0).max(100).nullable();

/** The maximum limits of the local history. */
export const mostHistory = { days: 3650, megabytes: 10_000 } as const;
/**
 * The number of versions of each guide that stay regardless of age and size, so that going back a few steps always
 * works.
 */
export const alwaysKept = 10;

const known = z.looseObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** Language of the window; `system` follows the browser. It does not affect a guide's languages. */
  language: z.enum(['system', 'en', 'de']),
  /** Saves a guide that has a file shortly after the last change. */
  autosave: z.boolean(),
  /** Opens the last open guide when the window opens. */
  openLast: z.boolean(),
  /** Marks misspelt words in the desktop window, in the languages of the study. Other browsers and Macs do so anyway. */
  spelling: z.boolean(),
  /** `more`: stronger lines and text, regardless of the system. */
  contrast: z.enum(['system', 'more']),
  /** `less`: no animation, regardless of the system. */
  motion: z.enum(['system', 'less']),
  /** Text size of the window, in percent. */
  textSize: z.number().min(80).max(150),
  /** Custom shortcuts by action; an empty list means none. */
  keys: keyChoices,
  /** The same for a browser tab, where the browser reserves some keys. */
  browserKeys: keyChoices,
  /** Widths of the panes in percent of the window, and the names of folded panes. */
  panes: z.looseObject({ outline: share, properties: share, folded: z.array(z.string()) }),
  /** Sections of the properties that were folded or opened, by name. */
  sections: z.record(z.string(), z.boolean()),
  /** The last actions chosen in the palette, newest first. */
  recentActions: z.array(z.string()).max(20),
  /** Changed assumptions of the interview length estimate, by name. */
  estimate: z.record(z.string(), z.number().nonnegative()),
  /** The user's name, shown with their comments and approvals. Empty: not asked yet. */
  author: z.string().max(200),
  /** Age and size limits of the local history of each guide. The newest versions always stay. */
  history: z.object({
    days: z.number().min(1).max(mostHistory.days),
    megabytes: z.number().min(1).max(mostHistory.megabytes),
  }),
});

/** The user's settings for the window. Unknown names are kept, because a newer version may know them. */
export type Settings = z.infer<typeof known>;

/** How long and how much the local history keeps for each guide, in days and megabytes. */
export type HistoryLimits = Settings['history'];

/** The settings to change. */
export const settingsChanges = known.partial();

/** The default settings. */
export const usualSettings: Settings = {
  theme: 'system',
  language: 'system',
  autosave: false,
  openLast: false,
  spelling: false,
  contrast: 'system',
  motion: 'system',
  textSize: 100,
  keys: {},
  browserKeys: {},
  panes: { outline: null, properties: null, folded: [] },
  sections: {},
  recentActions: [],
  estimate: {},
  author: '',
  history: { days: 90, megabytes: 100 },
};

/** Returns the stored settings. Missing and invalid ones get their default. */
export function settingsOf(kept: Readonly<Record<string, unknown>> | null): Settings {
  const merged = { ...usualSettings, ...kept };
  const checked = known.safeParse(merged);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return { ...usualSettings, ...Object.fromEntries(Object.entries(merged).filter(([name]) => !wrong.has(name))) };
}
