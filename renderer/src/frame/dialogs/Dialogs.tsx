import type { ComponentType } from 'react';
import { clipboardDialogs } from '../../clipboard/dialogs.ts';
import { conditionDialogs } from '../../conditions/dialogs.ts';
import { connectionDialogs } from '../../connections/dialogs.ts';
import { estimateDialogs } from '../../estimate/dialogs.ts';
import { fileDialogs } from '../../files/dialogs.ts';
import { importDialogs } from '../../importing/dialogs.ts';
import { languagesDialogs } from '../../languages/dialogs.ts';
import { inviteDialogs } from '../../invite/dialogs.ts';
import { libraryDialogs } from '../../library/dialogs.ts';
import { studyDialogs } from '../../study/dialogs.ts';
import { type AskedDialog, type DialogsOf, useSession } from '../../session/index.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** Every dialog of the window: those of the features, and its own. */
const dialogs: DialogsOf<AskedDialog['kind']> = {
  ...clipboardDialogs,
  ...conditionDialogs,
  ...connectionDialogs,
  ...estimateDialogs,
  ...fileDialogs,
  ...importDialogs,
  ...languagesDialogs,
  ...inviteDialogs,
  ...libraryDialogs,
  ...studyDialogs,
  about: AboutDialog,
  leave: LeaveDialog,
  palette: CommandPalette,
  preferences: SettingsDialog,
  refused: RefusedDialog,
  shortcuts: ShortcutsDialog,
};

/** The open dialog, if any. */
export function Dialogs() {
  const asking = useSession((session) => session.asking);
  if (!asking) return null;
  const { kind, ...details } = asking;
  const Shown = dialogs[kind] as ComponentType<typeof details>;
  return <Shown {...details} />;
}
