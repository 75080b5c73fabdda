import type { HostError } from '@guide-studio/host/common';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Notice } from '../controls/index.ts';
import styles from './ConnectionForm.module.css';
import { hostMessageOf, words } from '../i18n/index.ts';

interface ConnectionFormProps {
  readonly act: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** An error that belongs to no field. */
  readonly error: HostError | null;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of each small form of the dialog: fields, error, and two buttons. Focuses its first field. */
export function ConnectionForm({ act, danger, busy, error, onCancel, onSubmit, children }: ConnectionFormProps) {
  const message = error ? hostMessageOf(error) : null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className="stack gap4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {message ? <Notice kind="error" text={message.what} next={message.next} /> : null}
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onCancel}>
          {words.connections.cancel}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {act}
        </Button>
      </div>
    </form>
  );
}
