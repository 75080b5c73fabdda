import { useRef } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { closeDialog } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { Needed } from './paste.ts';
import styles from './NeededDialog.module.css';

const close = () => closeDialog();

/** Asks whether to take along the questions that pasted parts depend on, before their conditions are left out. */
export function NeededDialog({ questions, insert }: Needed) {
  const { needed } = words.clipboard;
  const main = useRef<HTMLButtonElement>(null);
  const answer = (takeAlong: boolean) => {
    close();
    insert(takeAlong);
  };
  return (
    <ModalDialog
      title={needed.title}
      description={needed.description(questions.length)}
      initialFocus={main}
      onClose={close}
      onSubmit={() => answer(true)}
      footer={
        <>
          <Button onClick={close}>{needed.cancel}</Button>
          <Button onClick={() => answer(false)}>{needed.without}</Button>
          <Button ref={main} variant="primary" type="submit">
            {needed.along(questions.length)}
          </Button>
        </>
      }
    >
      <ul className={styles.questions}>
        {questions.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text || words.properties.emptyQuestion}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
