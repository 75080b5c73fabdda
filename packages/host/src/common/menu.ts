import { z } from 'zod';

const label = z.string().min(1).max(100);

/** Keys in Electron's notation. Native menus cannot show others, such as accented letters. */
export const acceleratorPattern =
  /^(?:(?:CmdOrCtrl|Ctrl|Cmd|Alt|Shift)\+)*(?:[A-Z0-9]|F[1-9][0-9]?|[[\];',./=\\-]|Plus|Space|Tab|Backspace|Delete|Enter|Esc|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/u;

/** A command of the editor. `command` is its id; the accelerator is in Electron's notation, for example `CmdOrCtrl+S`. */
const commandEntry = z.strictObject({
  command: z.string().regex(/^[a-zA-Z][\w.]{0,99}$/u),
  label,
  accelerator: z.string().regex(acceleratorPattern).optional(),
  enabled: z.boolean().optional(),
  checked: z.boolean().optional(),
});

/** An action that the system performs on the focused field or the window. */
const roleEntry = z.strictObject({
  role: z.enum([
    'cut',
    'copy',
    'paste',
    'selectAll',
    'minimize',
    'zoom',
    'togglefullscreen',
    'about',
    'services',
    'hide',
    'hideOthers',
    'unhide',
    'quit',
  ]),
  label,
});

const lineEntry = z.strictObject({ line: z.literal(true) });

/** A window's menus. The editor describes them from its command registry; the host draws them. */
export const menuDescription = z.strictObject({
  /** The menu bar. */
  menus: z
    .array(z.strictObject({ label, entries: z.array(z.union([commandEntry, roleEntry, lineEntry])).max(100) }))
    .max(20),
  /** The application menu, which comes first on a Mac. Empty elsewhere. */
  appMenu: z.array(z.union([roleEntry, lineEntry])).max(20),
  /** The context menu of a text, in this order. */
  textMenu: z.array(roleEntry).max(10),
  /** The window's language, also used by system dialogs. */
  language: z.enum(['en', 'de']),
  /** True if the window has unsaved work, which a Mac marks in its title bar. */
  edited: z.boolean(),
  /** The window's theme, also that of its frame and of system dialogs. */
  theme: z.enum(['system', 'light', 'dark']),
});
export type MenuDescription = z.infer<typeof menuDescription>;
export type MenuEntry = MenuDescription['menus'][number]['entries'][number];
