import { Button } from '../controls/index.ts';
import { openFile, read, reportHostError, useSession } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Opens a guide outside the folder with the system dialog. Renders nothing without system dialogs. */
export function OpenElsewhere({ onOpened }: { readonly onOpened?: (opened: boolean) => void }) {
  const can = useSession((session) => session.host.capabilities.nativeDialogs);
  if (!can) return null;
  return (
    <Button
      onClick={() => {
        void pickAndOpen().then((opened) => {
          if (opened !== null) onOpened?.(opened);
        });
      }}
    >
      {words.files.openElsewhere}
    </Button>
  );
}

async function pickAndOpen(): Promise<boolean | null> {
  const picked = await read().host.call('file.pickOpen', {});
  if (!picked) return null;
  if (!picked.ok) {
    reportHostError(picked.error);
    return false;
  }
  return picked.value.file === null ? null : await openFile(picked.value.file);
}
