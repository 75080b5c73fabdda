import type { Key } from '@guide-studio/guide-core';
import { select } from '../session/edit.ts';
import type { Piece } from './conditionWords.ts';
import styles from './Sentence.module.css';

interface SentenceProps {
  readonly pieces: readonly Piece[];
  /** What pressing the name of a part does; it is selected when nothing is said. */
  readonly onPart?: (key: Key) => void;
}

const selectPart = (key: Key) => select([key]);

/** A sentence about the guide, in which every part that it names is a way there. */
export function Sentence({ pieces, onPart = selectPart }: SentenceProps) {
  return (
    <span dir="auto">
      {pieces.map(({ text, to, wrong }, i) => {
        const look = wrong ? styles.wrong : undefined;
        // Pieces are told apart by their place only: the same option may be named twice.
        const key = `${i}`;
        if (to === undefined)
          return wrong ? (
            <strong key={key} className={look}>
              {text}
            </strong>
          ) : (
            text
          );
        return (
          <button
            key={key}
            type="button"
            className={`${styles.part} ${look ?? ''}`}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              onPart(to);
            }}
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}
