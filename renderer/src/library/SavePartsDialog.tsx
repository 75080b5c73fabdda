import { locate } from '@guide-studio/guide-core/edit';
import { enclosing, inScreening, labelOf } from '@guide-studio/guide-core/internal';
import { useRef, useState } from 'react';
import { type Parts, partsOf, selectedNodes } from '../clipboard/index.ts';
import { Button, Field, ModalDialog, TextField } from '../controls/index.ts';
import { closeDialog, read, readGuide, announce, useSession } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { canBeSavedAlone, partsGuide } from './partsGuide.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    saveParts: object;
  }
}

const close = () => closeDialog();

/** Saves the selection as a guide file of its own, from which other guides can insert. */
export function SavePartsDialog() {
  const [name, setName] = useState(firstName);
  const [refused, setRefused] = useState<string | null>(null);
  const [along] = useState(() => selectedParts()?.parts.needed?.length ?? 0);
  const [saving, setSaving] = useState(false);
  const folder = useSession((session) => session.info.folder);
  const input = useRef<HTMLInputElement>(null);
  const { library } = words;

  async function submit(): Promise<void> {
    const text = name.trim() === '' ? null : selectedText(name.trim());
    if (text === null) {
      setRefused(library.nameNeeded);
      return input.current?.focus();
    }
    setSaving(true);
    const result = await read().host.call('file.create', { name, text });
    setSaving(false);
    if (result.ok) {
      close();
      return announce(library.saved(result.value.name));
    }
    const { what, next } = hostMessageOf(result.error);
    setRefused(`${what} ${next}`);
    input.current?.focus();
  }

  return (
    <ModalDialog
      title={library.saveTitle}
      description={`${library.saveDescription(folder)}${along > 0 ? ` ${library.along(along)}` : ''}`}
      locked={saving}
      initialFocus={input}
      onClose={close}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={close}>{library.cancel}</Button>
          <Button variant="primary" type="submit" busy={saving}>
            {library.save}
          </Button>
        </>
      }
    >
      <Field label={library.name} errors={refused === null ? [] : [refused]}>
        <TextField ref={input} value={name} onText={(text) => (setName(text), setRefused(null))} />
      </Field>
    </ModalDialog>
  );
}

/** Returns the title of the selected block, or of the block around the selected questions. */
function firstName(): string {
  const { doc, selection } = readGuide().editor;
  const [first] = selectedNodes(doc, selection);
  const located = first && locate(doc, first.key);
  const block = located && enclosing(located, 'block');
  return block
    ? labelOf(block)
        .replace(/[\\/:*?"<>|]/g, ' ')
        .trim()
    : '';
}

/** Returns what goes into the file, or null if nothing selected can be saved alone. */
function selectedParts(): { readonly parts: Parts; readonly screening: boolean } | null {
  const { doc, selection } = readGuide().editor;
  const nodes = selectedNodes(doc, selection).filter(canBeSavedAlone);
  const parts = partsOf(doc, nodes);
  const located = nodes[0] && locate(doc, nodes[0].key);
  return parts && located ? { parts, screening: inScreening(located) } : null;
}

function selectedText(title: string): string | null {
  const selected = selectedParts();
  return selected && partsGuide(title, selected.parts, selected.screening);
}
