import { NeededDialog } from '../../clipboard/NeededDialog.tsx';
import { PasteQuestionnaireDialog } from '../../clipboard/PasteQuestionnaireDialog.tsx';
import { ConnectionsDialog } from '../../connections/index.ts';
import { FileDialogs } from '../../files/FileDialogs.tsx';
import { InsertPartsDialog } from '../../library/InsertPartsDialog.tsx';
import { SavePartsDialog } from '../../library/SavePartsDialog.tsx';
import { ApproveDialog } from '../../study/ApproveDialog.tsx';
import { useSession } from '../../session/store.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { EstimateDialog } from '../../estimate/EstimateDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The open dialog, if any. */
export function Dialogs() {
  const asking = useSession((session) => session.asking);
  switch (asking?.kind) {
    case undefined:
      return null;
    case 'refused':
      return <RefusedDialog refusal={asking.refusal} ways={asking.ways} />;
    case 'approve':
      return <ApproveDialog />;
    case 'connections':
      return <ConnectionsDialog />;
    case 'needed':
      return <NeededDialog questions={asking.questions} insert={asking.insert} />;
    case 'pasteQuestionnaire':
      return <PasteQuestionnaireDialog unread={asking.unread} />;
    case 'saveParts':
      return <SavePartsDialog />;
    case 'insertParts':
      return <InsertPartsDialog />;
    case 'palette':
      return <CommandPalette />;
    case 'preferences':
      return <SettingsDialog />;
    case 'estimate':
      return <EstimateDialog />;
    case 'leave':
      return <LeaveDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    default:
      return <FileDialogs />;
  }
}
