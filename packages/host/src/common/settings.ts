import { z } from 'zod';

const keyChoices = z.record(z.string(), z.array(z.string().max(60)).max(4));
const share = z.number().min(0).max(100).nullable();

/** The greatest limits of the local history that can be set. */
export const mostHistory = { days: 3650, megabytes: 10_000 } as const;
/** So many versions of each guide stay, however old they are and however large: going back a few steps must always work. */
export const alwaysKept = 10;

const known = z.looseObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** Of the window; `system` follows the browser. Those of a guide are another matter. */
  language: z.enum(['system', 'en', 'de']),
  /** Saves a guide that has a file by itself, a little after the last change. */
  autosave: z.boolean(),
  /** Opens the guide that was open last when the window opens. */
  openLast: z.boolean(),
  /** `more`: stronger lines and texts, whatever the system says. */
  contrast: z.enum(['system', 'more']),
  /** `less`: nothing moves, whatever the system says. */
  motion: z.enum(['system', 'less']),
  /** Of the window's texts, in percent. */
  textSize: z.number().min(80).max(150),
  /** Keys of actions that were chosen instead of the usual ones, by action; an empty list: none. */
  keys: keyChoices,
  /** The same in a browser tab, where the browser keeps some keys for itself. */
  browserKeys: keyChoices,
  /** Widths of the panes in percent of the window, and which are folded away. */
  panes: z.looseObject({ outline: share, properties: share, folded: z.array(z.string()) }),
  /** Sections of the properties that were folded or opened, by name. */
  sections: z.record(z.string(), z.boolean()),
  /** Actions that were chosen last in the palette, newest first. */
  recentActions: z.array(z.string()).max(20),
  /** Assumptions about how long an interview takes that were changed, by name. */
  estimate: z.record(z.string(), z.number().nonnegative()),
  /** Who the person is: stands beside their comments and approvals. Empty: not asked yet. */
  author: z.string().max(200),
  /** Of each guide: how long and how much of its local history is kept. The newest versions always are. */
  history: z.object({
    days: z.number().min(1).max(mostHistory.days),
    megabytes: z.number().min(1).max(mostHistory.megabytes),
  }),
});

/** What a person set for the window. Other names are kept as they are: a newer version may know them. */
export type Settings = z.infer<typeof known>;

export type HistoryLimits = Settings['history'];

/** Some of the settings, as they are sent to be changed. */
export const settingsChanges = known.partial();

/** The settings of somebody who has set nothing. */
export const usualSettings: Settings = {
  theme: 'system',
  language: 'system',
  autosave: false,
  openLast: false,
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

/** The settings in what was kept; whatever is missing or no longer understood has its default. */
export function settingsOf(kept: Readonly<Record<string, unknown>> | null): Settings {
  const merged = { ...usualSettings, ...kept };
  const checked = known.safeParse(merged);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return { ...usualSettings, ...Object.fromEntries(Object.entries(merged).filter(([name]) => !wrong.has(name))) };
}
