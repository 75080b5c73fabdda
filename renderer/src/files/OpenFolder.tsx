import { FolderOpen } from '../look/icons.tsx';
import { Button } from '../controls/index.ts';
import { read, tell, useSession } from '../session/index.ts';
import { words } from '../words/index.ts';

/** Chooses another working folder with the system dialog. Renders nothing without system dialogs. */
export function OpenFolder() {
  const can = useSession((session) => session.host.capabilities.nativeDialogs);
  if (!can) return null;
  return (
    <Button icon={FolderOpen} onClick={() => void pick()}>
      {words.files.openFolder}
    </Button>
  );
}

async function pick(): Promise<void> {
  const picked = await read().host.call('file.pickFolder', {});
  if (picked && !picked.ok) tell(picked.error);
  // Reloads, because the page holds the files of the previous folder.
  if (picked?.ok && picked.value.folder !== null) window.location.reload();
}
