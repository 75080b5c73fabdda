import { useRef } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { shortName, words } from '../i18n/index.ts';
import { askFor, closeDialog, read, save, useGuide } from '../session/index.ts';

/** Asks what to do with unsaved changes before `after` discards them. */
export function UnsavedDialog({ after }: { readonly after: () => void }) {
  const name = useGuide((guide) => guide.onDisk.name);
  const main = useRef<HTMLButtonElement>(null);
  const saving = useGuide((guide) => guide.saving);
  return (
    <ModalDialog
      title={words.files.unsaved.title(shortName(name))}
      description={words.files.unsaved.description}
      locked={saving}
      initialFocus={main}
      onClose={() => closeDialog()}
      onSubmit={() => void saveThen(after)}
      footer={
        <>
          <Button variant="danger" disabled={saving} onClick={() => goOn(after)}>
            {words.files.unsaved.dontSave}
          </Button>
          <Button disabled={saving} onClick={() => closeDialog()}>
            {words.files.cancel}
          </Button>
          <Button ref={main} type="submit" variant="primary" busy={saving}>
            {words.files.save}
          </Button>
        </>
      }
    />
  );
}

function goOn(after: () => void): void {
  closeDialog();
  after();
}

/** Saves, then continues. A guide without a file asks for a name first; if the save fails, the guide stays open. */
async function saveThen(after: () => void): Promise<void> {
  if (await save()) return goOn(after);
  const { asking } = read();
  if (asking?.kind === 'saveAs') askFor({ kind: 'saveAs', after });
  else if (asking?.kind === 'unsaved') closeDialog();
}
