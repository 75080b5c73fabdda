import '../../i18n/later.ts';
import { type CodeColour, codeColours } from '@guide-studio/guide-core/reading';
import { Field, Select, TextField } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';

interface CodeFieldsProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly colour: CodeColour;
  readonly onColour: (colour: CodeColour) => void;
}

/** The name and the colour of a code. */
export function CodeFields({ name, onName, colour, onColour }: CodeFieldsProps) {
  return (
    <>
      <Field label={words.marks.codeName}>
        <TextField value={name} onText={onName} />
      </Field>
      <Field label={words.marks.colour}>
        <Select
          value={colour}
          options={codeColours.map((value) => ({ value, label: words.marks.colours[value] }))}
          onValue={onColour}
        />
      </Field>
    </>
  );
}
