import { lineDiff } from '@guide-studio/guide-core/internal';
import { wordsIn } from '../explanations/wordsIn.ts';
import { words } from '../i18n/index.ts';
import styles from './WordMarks.module.css';

interface WordMarksProps {
  readonly from: string;
  readonly to: string;
}

/** The current text, with new words underlined and removed words struck through; both are also announced. */
export function WordMarks({ from, to }: WordMarksProps) {
  const [before, after] = [wordsIn(from), wordsIn(to)];
  const pieces: { readonly kind: 'same' | 'gone' | 'new'; readonly text: string; readonly at: number }[] = [];
  let at = 0;
  for (const { a, b } of lineDiff(before, after, mostEdits)) {
    pieces.push({ kind: 'same', text: after.slice(at, b[0]).join(''), at });
    pieces.push({ kind: 'gone', text: before.slice(...a).join(''), at: b[0] });
    pieces.push({ kind: 'new', text: after.slice(...b).join(''), at: b[0] });
    [, at] = b;
  }
  pieces.push({ kind: 'same', text: after.slice(at).join(''), at });
  return (
    <p className={styles.text} dir="auto">
      {pieces
        .filter(({ text }) => text !== '')
        .map((piece) =>
          piece.kind === 'same' ? (
            <span key={`same ${piece.at}`}>{piece.text}</span>
          ) : piece.kind === 'gone' ? (
            <del key={`gone ${piece.at}`} className={styles.gone}>
              <span className="unseen">{words.changes.removedWords} </span>
              {piece.text}
            </del>
          ) : (
            <ins key={`new ${piece.at}`} className={styles.new}>
              <span className="unseen">{words.changes.addedWords} </span>
              {piece.text}
            </ins>
          ),
        )}
    </p>
  );
}

/** With more differing words than this, all differences are marked as one piece. */
const mostEdits = 400;
