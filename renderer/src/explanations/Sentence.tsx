import type { Key } from '@guide-studio/guide-core/edit';
import type { KeyboardEvent } from 'react';
import { Tooltip } from '../controls/index.ts';
import { select } from '../session/index.ts';
import type { Piece } from './conditionWords.ts';
import styles from './Sentence.module.css';

interface SentenceProps {
  readonly pieces: readonly Piece[];
  /** Whether Tab reaches the parts: false in a list with arrow keys. */
  readonly reachable?: boolean;
}

/**
 * A sentence about the guide that links every part it names. It follows the direction of the window; names in another
 * direction are isolated.
 */
export function Sentence({ pieces, reachable = true }: SentenceProps) {
  return (
    <span>
      {pieces.map((piece, i) => {
        // Only the position identifies a piece: the same option may be named twice.
        const key = `${i}`;
        if (piece.to !== undefined) return <Part key={key} piece={piece} to={piece.to} reachable={reachable} />;
        if (!piece.wrong) return piece.text;
        return (
          <strong key={key} className={styles.wrong}>
            {piece.text}
          </strong>
        );
      })}
    </span>
  );
}

/** Not a button element: those do not wrap across lines, and a sentence does. */
function Part({ piece, to, reachable }: { piece: Piece; to: Key; reachable: boolean }) {
  return (
    <Tooltip text={piece.text}>
      <span
        role="button"
        tabIndex={reachable ? 0 : -1}
        className={piece.wrong ? `${styles.part} ${styles.wrong}` : styles.part}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          select([to]);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          select([to]);
        }}
      >
        {piece.text}
      </span>
    </Tooltip>
  );
}
