import { Undo2 } from '../theme/icons.tsx';
import { Button } from '../controls/index.ts';
import { announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { changeNotes, useNotes } from '../notes/notes.ts';
import styles from './WayBack.module.css';

/** The last change to a comment, with an undo button, until the next change. */
export function WayBack() {
  const back = useNotes((notes) => notes.back);
  if (!back) return null;
  const { done, undo } = back;
  return (
    <p className={`row ${styles.bar}`}>
      <span>{words.comments.announcements[done]}</span>
      <Button
        variant="quiet"
        icon={Undo2}
        onClick={() => void changeNotes(undo).then((isDone) => isDone && announce(words.comments.undone))}
      >
        {words.comments.undo}
      </Button>
    </p>
  );
}
