import '../../i18n/later.ts';
import { Field, TextField } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';
import { useSession } from '../../session/index.ts';

interface CoderFieldProps {
  readonly value: string;
  readonly onText: (name: string) => void;
}

/** Asks under which name marks are kept. Nothing once it is known. */
export function CoderField({ value, onText }: CoderFieldProps) {
  const author = useSession((session) => session.preferences.author);
  if (author !== '') return null;
  return (
    <Field label={words.comments.name} hint={words.marks.nameHint}>
      <TextField value={value} autoComplete="name" onText={onText} />
    </Field>
  );
}
