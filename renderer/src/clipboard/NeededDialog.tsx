import { useRef } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { type NeededQuestion, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './NeededDialog.module.css';

interface NeededDialogProps {
  /** Questions that could be taken along. */
  readonly questions: readonly NeededQuestion[];
  readonly insert: (takeAlong: boolean) => void;
}

const close = () => write({ asking: null });

/** Asks whether to take along the questions that pasted parts depend on, before their conditions are left out. */
export function NeededDialog({ questions, insert }: NeededDialogProps) {
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
