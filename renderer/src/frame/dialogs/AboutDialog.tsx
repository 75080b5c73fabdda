import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { Button, ModalDialog } from '../../controls/index.ts';
import { Check, Copy } from '../../theme/icons.tsx';
import { closeDialog, useSession } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import styles from './AboutDialog.module.css';

declare module '../../session/dialogs.ts' {
  interface DialogKinds {
    about: object;
  }
}

const close = () => closeDialog();

/** The version, what a report needs about this program and its system, and the licences of what is built in. */
export function AboutDialog() {
  const { version, capabilities } = useSession((session) => session.info);
  const [copied, setCopied] = useState(false);
  const { about, settings } = words.frame;
  const kind = about.kinds[capabilities.kind];
  const facts = [about.version(version), kind, navigator.userAgent];
  const copy = async () => setCopied(await copyText(facts.join('\n')));
  return (
    <ModalDialog
      title={about.title}
      size="medium"
      onClose={close}
      lightDismiss
      footer={
        <>
          <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
            {copied ? about.copied : about.copy}
          </Button>
          <Button variant="primary" onClick={close}>
            {settings.done}
          </Button>
        </>
      }
    >
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>{about.licence}</p>
      <Licences />
    </ModalDialog>
  );
}

/** The licences of the libraries in the editor, read when they are opened. */
function Licences() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const { about } = words.frame;
  useEffect(() => {
    if (open && text === null) void readLicences().then(setText);
  }, [open, text]);
  return (
    <details className={styles.licences} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{about.libraries}</summary>
      <textarea
        className={styles.text}
        readOnly
        rows={12}
        aria-label={about.libraries}
        value={text === '' ? about.noLicences : (text ?? '')}
      />
    </details>
  );
}

/** Returns the licences that the build puts beside the editor; an empty text if they cannot be read. */
async function readLicences(): Promise<string> {
  try {
    const answer = await fetch('./licenses/libraries.txt');
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
