import { z } from 'zod';

const label = z.string().min(1).max(100);

/** Keys in Electron's notation. Others, such as letters with marks, cannot stand in a native menu. */
export const acceleratorPattern =
  /^(?:(?:CmdOrCtrl|Ctrl|Cmd|Alt|Shift)\+)*(?:[A-Z0-9]|F[1-9][0-9]?|[[\];',./=\\-]|Plus|Space|Tab|Backspace|Delete|Enter|Esc|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/u;

/** A command of the editor. `command` is its id; the accelerator is in Electron's notation, for example `CmdOrCtrl+S`. */
const commandEntry = z.strictObject({
  command: z.string().regex(/^[a-zA-Z][a-zA-Z0-9.]{0,99}$/u),
  label,
  accelerator: z.string().regex(acceleratorPattern).optional(),
  enabled: z.boolean().optional(),
  checked: z.boolean().optional(),
});

/** What the system itself does with the focused field or the window. */
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

/** A window's menus as the editor describes them from its command registry; the host draws them. */
export const menuDescription = z.strictObject({
  /** The menu bar. */
  menus: z
    .array(z.strictObject({ label, entries: z.array(z.union([commandEntry, roleEntry, lineEntry])).max(100) }))
    .max(20),
  /** On a Mac the menu of the application, which comes first. Empty elsewhere. */
  appMenu: z.array(z.union([roleEntry, lineEntry])).max(20),
  /** What a right press in a text gives, in this order. */
  textMenu: z.array(roleEntry).max(10),
  /** The language of the window, which the dialogs of the system then speak too. */
  language: z.enum(['en', 'de']),
  /** The window has work that is in no file, which a Mac marks in its title bar. */
  edited: z.boolean(),
});
export type MenuDescription = z.infer<typeof menuDescription>;
export type MenuEntry = MenuDescription['menus'][number]['entries'][number];
