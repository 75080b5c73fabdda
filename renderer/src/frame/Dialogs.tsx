import { ConnectionsDialog } from '../connections/index.ts';
import { FileDialogs } from '../files/index.ts';
import { useSession } from '../session/store.ts';
import { RefusedDialog } from './RefusedDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The question that is being asked, if any. */
export function Dialogs() {
  const asking = useSession((session) => session.asking);
  switch (asking?.kind) {
    case undefined:
      return null;
    case 'refused':
      return <RefusedDialog refusal={asking.refusal} />;
    case 'connections':
      return <ConnectionsDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    default:
      return <FileDialogs />;
  }
}
