import '../../i18n/later.ts';
import type { Code, CodeColour } from '@guide-studio/guide-core/reading';
import { useState } from 'react';
import { Field, FormDialog, Menu, Select, TextArea } from '../../controls/index.ts';
import { hostMessageOf, words } from '../../i18n/index.ts';
import { useSession } from '../../session/index.ts';
import { Ellipsis } from '../../theme/icons.tsx';
import { CodeFields } from './CodeFields.tsx';
import { useMarking } from './marking.tsx';
import { changeReadingHere, useReading } from './reading.ts';

/** Changes a code: its name, colour, description and place, or deletes it. */
export function EditCode({ code }: { readonly code: Code }) {
  const [isOpen, setIsOpen] = useState(false);
  const author = useSession((session) => session.preferences.author);
  const remove = (): void => {
    const deleted = { by: author === '' ? '?' : author, at: new Date().toISOString() };
    void changeReadingHere({ coder: '', marks: [], lists: [{ list: 'codes', was: code, now: { ...code, deleted } }] });
  };
  return (
    <>
      <Menu
        label={`${words.marks.code}: ${code.name}`}
        icon={Ellipsis}
        iconOnly
        size="small"
        align="end"
        items={[
          { label: words.marks.renameCode, onSelect: () => setIsOpen(true) },
          { label: words.marks.deleteCode, danger: true, separated: true, onSelect: remove },
        ]}
      />
      {isOpen ? <CodeDialog code={code} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const atTop = '';

function CodeDialog({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const codes = useMarking()?.codes;
  const { busy, error } = useReading();
  const [name, setName] = useState(code.name);
  const [colour, setColour] = useState<CodeColour>(code.colour);
  const [description, setDescription] = useState(code.description ?? '');
  const [parent, setParent] = useState(code.parent ?? atTop);
  const below = codes?.withBelow(code.id) ?? new Set();
  async function save(): Promise<void> {
    const { description: _, parent: __, ...rest } = code;
    const now: Code = {
      ...rest,
      name: name.trim(),
      colour,
      ...(description.trim() === '' ? {} : { description: description.trim() }),
      ...(parent === atTop ? {} : { parent }),
    };
    if (await changeReadingHere({ coder: '', marks: [], lists: [{ list: 'codes', was: code, now }] })) onClose();
  }
  return (
    <FormDialog
      title={words.marks.renameTitle}
      act={words.marks.saveCode}
      incomplete={name.trim() === ''}
      busy={busy}
      error={error && hostMessageOf(error)}
      onSubmit={save}
      onClose={onClose}
    >
      <CodeFields name={name} onName={setName} colour={colour} onColour={setColour} />
      <Field label={words.marks.parent}>
        <Select
          value={parent}
          options={[
            { value: atTop, label: words.marks.noParent },
            ...(codes?.inOrder ?? [])
              .filter(({ code: { id } }) => !below.has(id))
              .map(({ code: { id, name: label } }) => ({ value: id, label })),
          ]}
          onValue={setParent}
        />
      </Field>
      <Field label={words.marks.description} optional>
        <TextArea rows={3} value={description} onText={setDescription} />
      </Field>
    </FormDialog>
  );
}
