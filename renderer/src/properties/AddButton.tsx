import { Plus } from '../theme/icons.tsx';
import { Button } from '../controls/index.ts';
import { useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Adds an entry to the list of a section, in its head. */
export function AddButton({
  label = words.properties.add,
  onAdd,
}: {
  readonly label?: string;
  readonly onAdd: () => void;
}) {
  const editable = useEditable();
  return (
    <Button variant="quiet" icon={Plus} disabled={!editable} onClick={onAdd}>
      {label}
    </Button>
  );
}
