import '../i18n/later.ts';
import {
  type HostError,
  maxClosingTextCharacters,
  type Publication,
  type StudyIntake,
} from '@guide-studio/host/common';
import { useState } from 'react';
import { Field, FormDialog, TextArea } from '../controls/index.ts';
import { read, announce } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import styles from './Intake.module.css';

interface IntakeDialogProps {
  readonly publication: Publication;
  readonly intake: StudyIntake;
  readonly to: StudyIntake['state'];
  readonly onChanged: (intake: StudyIntake) => void;
  readonly onClose: () => void;
}

/** Explains pausing, closing or reopening, and asks for the text that participants then read. */
export function IntakeDialog({ publication: { studyId, linkId }, intake, to, onChanged, onClose }: IntakeDialogProps) {
  const texts = words.study.intake;
  const { title, meanings, act, announcement } = texts.dialogs[to];
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HostError | null>(null);
  const isTooLong = text.trim().length > maxClosingTextCharacters;

  async function submit(): Promise<void> {
    setBusy(true);
    setError(null);
    const { host } = read();
    const result = await host.call('study.setIntake', {
      studyId,
      state: to,
      closingText: text.trim() || null,
    });
    if (result.ok) {
      onChanged(result.value);
      announce(announcement);
      onClose();
      return;
    }
    setBusy(false);
    setError(result.error);
    const now = await host.call('study.intake', { studyId });
    if (now.ok && now.value) onChanged(now.value);
  }

  return (
    <FormDialog
      title={title}
      description={<code>{linkId}</code>}
      size="medium"
      onClose={onClose}
      act={act}
      busy={busy}
      incomplete={isTooLong}
      onSubmit={submit}
      error={error && hostMessageOf(error)}
    >
      <ul className={`stack gap1 ${styles.meaning}`}>
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
        {to === 'open' && intake.closingText !== null ? <li>{texts.textGone}</li> : null}
        {intake.underWay > 0 && to !== 'open' ? <li>{texts.underWay(intake.underWay)}</li> : null}
      </ul>
      {to === 'open' ? null : (
        <Field
          label={texts.text}
          hint={texts.textHint[to]}
          errors={isTooLong ? [texts.tooLong(maxClosingTextCharacters)] : []}
          optional
        >
          <TextArea value={text} onText={setText} />
        </Field>
      )}
    </FormDialog>
  );
}
