import { textMessageOf } from '@guide-studio/guide-core';
import { Button, Notice } from '../controls/index.ts';
import { saveUnderNewName } from '../session/files.ts';
import { useSession } from '../session/store.ts';
import { shortName } from './fileWords.ts';
import styles from './LossesNotice.module.css';

const mostShown = 5;

/** Why the guide cannot be changed, or cannot be saved where it is. Nothing for an ordinary file. */
export function LossesNotice() {
  const onDisk = useSession((session) => session.onDisk);
  if (!onDisk) return null;
  const { losses, name, writable } = onDisk;
  if (losses) {
    return (
      <Notice
        bar
        kind="warning"
        text={`“${shortName(name)}” is read-only here: saving it would lose something.`}
        next={
          <>
            <p>Mend these places in a text editor, then open the file again. The file stays as it is.</p>
            <ul className={styles.losses}>
              {losses.slice(0, mostShown).map((loss) => (
                <li key={`${loss.line}:${loss.column}:${loss.code}`}>{textMessageOf(loss)}</li>
              ))}
              {losses.length > mostShown ? <li>And {losses.length - mostShown} more.</li> : null}
            </ul>
          </>
        }
      />
    );
  }
  if (writable) return null;
  return (
    <Notice
      bar
      kind="warning"
      text={`“${shortName(name)}” cannot be written on this computer.`}
      next="You can change the guide and save it under another name."
      actions={<Button onClick={() => void saveUnderNewName()}>Save under another name</Button>}
    />
  );
}
