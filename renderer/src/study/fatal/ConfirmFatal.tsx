import '../../i18n/later.ts';
import { useRef } from 'react';
import { Button, ModalDialog } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';
import type { FatalFinding } from './fatalFindings.ts';
import { FatalList } from './FatalList.tsx';
import styles from './FatalList.module.css';

interface ConfirmFatalProps {
  readonly of: 'publish' | 'launch';
  readonly fatal: readonly FatalFinding[];
  /** What is asked about besides. */
  readonly also?: readonly string[];
  /** Called after the dialog was closed. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const nothing: readonly string[] = [];

/** Lists what ruins a study before it is published or launched. Going back is the main button, and has the focus. */
export function ConfirmFatal({ of, fatal, also = nothing, onConfirm, onClose }: ConfirmFatalProps) {
  const back = useRef<HTMLButtonElement>(null);
  const texts = words.study.fatal;
  const { title, meaning, act } = texts[of];
  return (
    <ModalDialog
      title={title(fatal.length)}
      description={meaning}
      size="medium"
      initialFocus={back}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {act}
          </Button>
          <Button ref={back} variant="primary" onClick={onClose}>
            {texts.back}
          </Button>
        </>
      }
    >
      <FatalList fatal={fatal} />
      {also.length > 0 ? (
        <div className="stack gap1">
          <p className={styles.also}>{texts.also}</p>
          {also.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </ModalDialog>
  );
}
