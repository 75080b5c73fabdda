import { useRef } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { save } from '../session/files.ts';
import { read, useSession, write } from '../session/store.ts';
import { shortName, words } from '../words/index.ts';

/** Asks what to do with unsaved changes before `after` discards them. */
export function UnsavedDialog({ after }: { readonly after: () => void }) {
  const name = useSession((session) => session.onDisk?.name ?? '');
  const main = useRef<HTMLButtonElement>(null);
  const saving = useSession((session) => session.saving);
  return (
    <ModalDialog
      title={words.files.unsaved.title(shortName(name))}
      description={words.files.unsaved.description}
      locked={saving}
      initialFocus={main}
      onClose={() => write({ asking: null })}
      onSubmit={() => void saveThen(after)}
      footer={
        <>
          <Button variant="danger" disabled={saving} onClick={() => goOn(after)}>
            {words.files.unsaved.dontSave}
          </Button>
          <Button disabled={saving} onClick={() => write({ asking: null })}>
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
  write({ asking: null });
  after();
}

/** Saves, then continues. A guide without a file asks for a name first; if the save fails, the guide stays open. */
async function saveThen(after: () => void): Promise<void> {
  if (await save()) return goOn(after);
  const { asking } = read();
  if (asking?.kind === 'saveAs') write({ asking: { kind: 'saveAs', after } });
  else if (asking?.kind === 'unsaved') write({ asking: null });
}
