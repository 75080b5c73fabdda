import * as z from 'zod';

const label = z.string().min(1).max(100);

/** Keys in Electron's notation. Native menus cannot show others, such as accented letters. */
export const acceleratorPattern =
  /^(?:(?:CmdOrCtrl|Ctrl|Cmd|Alt|Shift)\+)*(?:[A-Z0-9]|F[1-9][0-9]?|[[\];',./=\\-]|Plus|Space|Tab|Backspace|Delete|Enter|Esc|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/u;

/** A language of a text, as dictionaries are named. Not every language code of the contract is one. */
export const languageTagPattern = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

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
    'close',
    'front',
    'zoom',
    'togglefullscreen',
    'services',
    'hide',
    'hideOthers',
    'unhide',
    'quit',
  ]),
  label,
  /** Instead of the usual keys of the role. */
  accelerator: z.string().regex(acceleratorPattern).optional(),
});

const systemAct = z.enum(['newWindow', 'showLog', 'showCrashReports', 'checkForUpdates']);

/** What the application does itself, without the page. */
export type SystemAct = z.infer<typeof systemAct>;

const actEntry = z.strictObject({
  act: systemAct,
  label,
  accelerator: z.string().regex(acceleratorPattern).optional(),
});

const lineEntry = z.strictObject({ line: z.literal(true) });

const menuEntry = z.union([commandEntry, roleEntry, actEntry, lineEntry]);
export type MenuEntry = z.infer<typeof menuEntry>;

/**
 * A window's menus, and what the system shows of its guide. The editor describes them from its command registry; the
 * host draws them.
 */
export const menuDescription = z.strictObject({
  /** The menu bar. */
  menus: z
    .array(
      z.strictObject({
        label,
        entries: z.array(menuEntry).max(100),
        /** A Mac adds the open windows to the menu of windows, and a search to that of help. */
        role: z.enum(['window', 'help']).optional(),
      }),
    )
    .max(20),
  /** The application menu, which comes first on a Mac. Empty elsewhere. */
  appMenu: z.array(menuEntry).max(20),
  /** The context menu of a text, in this order. */
  textMenu: z.array(roleEntry).max(10),
  /** The window's language, also used by system dialogs. */
  language: z.enum(['en', 'de']),
  /** True if a guide is open. */
  open: z.boolean(),
  /** The handle of the open guide; null if none is open or it has no file. */
  file: z.string().max(200).nullable(),
  /** Languages in which texts are checked for spelling: those of the study. Empty: none. */
  spelling: z.array(z.string().regex(languageTagPattern)).max(5),
  /** True if the window has unsaved work, which a Mac marks in its title bar. */
  edited: z.boolean(),
  /** The window's theme, also that of its frame and of system dialogs. */
  theme: z.enum(['system', 'light', 'dark']),
});
export type MenuDescription = z.infer<typeof menuDescription>;
