import { type DialogsOf } from '../session/index.ts';
import { ChangedOnDiskDialog } from './ChangedOnDiskDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { RecentDialog } from './RecentDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { SaveAsDialog } from './SaveAsDialog.tsx';
import { StartDialog } from './StartDialog.tsx';
import { UnreadTextDialog } from './UnreadTextDialog.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

/** The dialogs about files. */
export const fileDialogs: DialogsOf<
  'changedOnDisk' | 'export' | 'open' | 'recent' | 'recovery' | 'saveAs' | 'start' | 'unreadText' | 'unsaved'
> = {
  changedOnDisk: ChangedOnDiskDialog,
  export: ExportDialog,
  open: OpenDialog,
  recent: RecentDialog,
  recovery: RecoveryDialog,
  saveAs: SaveAsDialog,
  start: StartDialog,
  unreadText: UnreadTextDialog,
  unsaved: UnsavedDialog,
};
