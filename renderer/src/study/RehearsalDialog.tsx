import { mostRehearsed, type Publication } from '@guide-studio/host/common';
import { textField } from '@guide-studio/guide-core/edit';
import { useState } from 'react';
import { Field, FormDialog, NumberField } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import styles from './Intake.module.css';
import { rehearse } from './rehearsing.ts';

interface RehearsalDialogProps {
  readonly publication: Publication;
  readonly onClose: () => void;
}

const usualCount = 50;

/** Explains a dress rehearsal, and asks how many participants are invented. */
export function RehearsalDialog({ publication: { studyId, linkId, status }, onClose }: RehearsalDialogProps) {
  const texts = words.rehearsal;
  const title = useGuide(({ editor }) => textField(editor.doc.root, 'title'));
  const [count, setCount] = useState<number | null>(usualCount);
  const isPossible = count !== null && Number.isInteger(count) && count >= 1 && count <= mostRehearsed;
  return (
    <FormDialog
      title={texts.title}
      description={title === '' ? <code>{linkId}</code> : <span dir="auto">{title}</span>}
      size="medium"
      onClose={onClose}
      act={texts.start}
      busy={false}
      incomplete={!isPossible}
      onSubmit={async () => {
        onClose();
        if (count !== null) await rehearse(studyId, count);
      }}
      error={null}
    >
      <ul className={`stack gap1 ${styles.meaning}`}>
        {texts.meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
        {status === 'live' ? <li>{texts.live}</li> : null}
      </ul>
      <Field label={texts.participants} hint={texts.participantsHint(mostRehearsed)}>
        <NumberField value={count} onNumber={setCount} />
      </Field>
    </FormDialog>
  );
}
