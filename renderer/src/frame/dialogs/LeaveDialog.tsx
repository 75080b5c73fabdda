import { useEffect, useRef, useState } from 'react';
import { Button, ModalDialog } from '../../controls/index.ts';
import { shortName, words } from '../../i18n/index.ts';
import {
  closeDialog,
  isDirty,
  isLeaving,
  isWhole,
  keepNow,
  leaveWindow,
  leftBehind,
  read,
  save,
  useSession,
} from '../../session/index.ts';
import styles from './LeaveDialog.module.css';

/** Asks before the desktop window closes: says what is unsaved, whether it is kept, and who is interviewed; offers to save. */
export function LeaveDialog() {
  const name = useSession(({ guide }) => guide?.onDisk.name ?? '');
  const isLost = useSession(({ guide }) => guide !== null && guide.backupError !== null);
  const canSave = useSession((session) => isDirty(session) && isWhole(session) && session.guide?.merging === null);
  const main = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const texts = words.frame.leave;
  const left = leftBehind();
  const stay = () => closeDialog();
  useEffect(() => stayUnlessLeaving, []);
  const wait = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  return (
    <ModalDialog
      title={texts.title}
      locked={busy}
      initialFocus={main}
      onClose={stay}
      onSubmit={canSave ? () => void wait(saveAndLeave) : stay}
      footer={
        <>
          <Button
            variant={isLost || left.text || left.comment || left.interviews > 0 ? 'danger' : undefined}
            disabled={busy}
            onClick={() => void wait(leave)}
          >
            {texts.leave}
          </Button>
          {canSave && (
            <Button disabled={busy} onClick={stay}>
              {texts.stay}
            </Button>
          )}
          <Button ref={main} type="submit" variant="primary" busy={busy}>
            {canSave ? texts.saveAndLeave : texts.stay}
          </Button>
        </>
      }
    >
      <ul className={styles.left}>
        {left.work && <li>{isLost ? texts.lost(shortName(name)) : texts.kept(shortName(name))}</li>}
        {left.text && <li>{texts.text}</li>}
        {left.comment && <li>{texts.comment}</li>}
        {left.interviews > 0 && <li>{texts.interviews(left.interviews)}</li>}
      </ul>
    </ModalDialog>
  );
}

/** However the question ends, the application does not end unless the window closes. */
function stayUnlessLeaving(): void {
  if (!isLeaving()) window.guideStudio?.stay();
}

/** Keeps the latest changes, then closes. If that fails for the first time, the dialog says so instead. */
async function leave(): Promise<void> {
  const { guide } = read();
  const wasLost = guide !== null && guide.backupError !== null;
  if ((await keepNow()) || wasLost) leaveWindow();
}

async function saveAndLeave(): Promise<void> {
  if (await save()) leaveWindow();
  else closeDialog('leave');
}
