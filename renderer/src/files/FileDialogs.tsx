import { useSession } from '../session/store.ts';
import { ChangedOnDiskDialog } from './ChangedOnDiskDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { RecentDialog } from './RecentDialog.tsx';
import { SaveAsDialog } from './SaveAsDialog.tsx';
import { StartDialog } from './StartDialog.tsx';
import { UnreadTextDialog } from './UnreadTextDialog.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

/** The open dialog about files, if any. */
export function FileDialogs() {
  const asking = useSession((session) => session.asking);
  switch (asking?.kind) {
    case 'open':
      return <OpenDialog />;
    case 'saveAs':
      return <SaveAsDialog after={asking.after} />;
    case 'unsaved':
      return <UnsavedDialog after={asking.after} />;
    case 'unreadText':
      return <UnreadTextDialog after={asking.after} />;
    case 'changedOnDisk':
      return <ChangedOnDiskDialog />;
    case 'export':
      return <ExportDialog first={asking.format} />;
    case 'start':
      return <StartDialog />;
    case 'recent':
      return <RecentDialog />;
    case 'recovery':
      return <RecoveryDialog key={asking.backup.key} backup={asking.backup} />;
    default:
      return null;
  }
}
