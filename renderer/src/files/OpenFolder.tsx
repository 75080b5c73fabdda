import { FolderOpen } from '../theme/icons.tsx';
import { Button } from '../controls/index.ts';
import { afterUnsaved, useSession } from '../session/index.ts';
import { pickFolder } from './pickFolder.ts';
import { words } from '../i18n/index.ts';

/** Chooses another working folder with the system dialog. Renders nothing without system dialogs. */
export function OpenFolder() {
  const can = useSession((session) => session.host.capabilities.nativeDialogs);
  if (!can) return null;
  return (
    <Button icon={FolderOpen} onClick={() => afterUnsaved(() => void pickFolder())}>
      {words.files.openFolder}
    </Button>
  );
}
