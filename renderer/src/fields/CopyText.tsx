import '../i18n/later.ts';
import { Check, Copy } from '../theme/icons.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../browser/copyText.ts';
import { Button, Field, TextArea, TextField } from '../controls/index.ts';
import styles from './CopyText.module.css';
import { words } from '../i18n/index.ts';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** What the button does. */
  readonly act: string;
  readonly hint?: string | undefined;
  /** The name of the button for screen readers, if there are several. */
  readonly copyLabel?: string | undefined;
  /** The text is wrapped, not cut. */
  readonly wraps?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A text that cannot be changed, with a button that copies it. */
export function CopyText({ label, text, act, hint, copyLabel, wraps, children }: CopyTextProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [announced, setAnnounced] = useState('');
  const copied = announced === words.study.link.copied;

  async function copy(): Promise<void> {
    if (await copyText(text)) return setAnnounced(words.study.link.copied);
    input.current?.focus();
    input.current?.select();
    setAnnounced(words.study.link.selected);
  }

  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <div className={`cluster ${styles.line}`}>
        {wraps ? (
          <TextArea
            ref={input}
            data-mono=""
            className={styles.wraps}
            dir="ltr"
            rows={1}
            readOnly
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <TextField ref={input} mono readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        )}
        <Button icon={copied ? Check : Copy} aria-label={copyLabel} onClick={() => void copy()}>
          {act}
        </Button>
        {children}
      </div>
      <output className={styles.announcement}>{announced}</output>
    </Field>
  );
}
