import { Button, Notice } from '../controls/index.ts';
import { shortName, textMessageOf, words } from '../i18n/index.ts';
import { saveUnderNewName, useGuide } from '../session/index.ts';
import styles from './LossesNotice.module.css';

const mostShown = 5;

/** Why the guide cannot be edited, or cannot be saved in place. Renders nothing for an ordinary file. */
export function LossesNotice() {
  const onDisk = useGuide((guide) => guide.onDisk);
  if (!onDisk) return null;
  const { losses, name, writable } = onDisk;
  if (losses) {
    return (
      <Notice
        bar
        kind="warning"
        text={words.files.losses.readOnly(shortName(name))}
        next={
          <>
            <p>{words.files.losses.mend}</p>
            <ul className={styles.losses}>
              {losses.slice(0, mostShown).map((loss) => (
                <li key={`${loss.line}:${loss.column}:${loss.code}`}>{textMessageOf(loss)}</li>
              ))}
              {losses.length > mostShown ? <li>{words.files.losses.more(losses.length - mostShown)}</li> : null}
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
      text={words.files.losses.notWritable(shortName(name))}
      next={words.files.losses.notWritableNext}
      actions={<Button onClick={() => void saveUnderNewName()}>{words.files.losses.saveElsewhere}</Button>}
    />
  );
}
