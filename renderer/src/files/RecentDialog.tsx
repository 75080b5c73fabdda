import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { afterUnsaved, closeDialog, openFile } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { RecentGuides } from './RecentGuides.tsx';
import { useRecentGuides } from './useRecentGuides.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    recent: object;
  }
}

const most = 20;
const close = () => closeDialog();

/** The recent guides, while another guide is open. Asks about unsaved work once one is chosen. */
export function RecentDialog() {
  const { recent, error, forget } = useRecentGuides();
  return (
    <ModalDialog
      title={words.files.welcome.recent}
      size="medium"
      lightDismiss
      onClose={close}
      footer={<Button onClick={close}>{words.files.cancel}</Button>}
    >
      {recent?.length === 0 ? <p>{words.files.welcome.noRecent}</p> : null}
      {error ? <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} /> : null}
      <RecentGuides
        recent={recent?.slice(0, most) ?? []}
        opening={null}
        onForget={forget}
        onOpen={(file) => {
          close();
          afterUnsaved(() => void openFile(file));
        }}
      />
    </ModalDialog>
  );
}
