import '../../i18n/later.ts';
import { memo, useRef } from 'react';
import { words } from '../../i18n/index.ts';
import { MarkChips } from './MarkChips.tsx';
import styles from './MarkedText.module.css';
import { useMarking } from './marking.tsx';
import { piecesOf } from './pieces.ts';
import { selectedSpan, spanByKey } from './selection.ts';

interface MarkedTextProps {
  /** The key of the text in the study. */
  readonly textKey: string;
  /** As it is shown. Where the study has another text for the key, it is shown without marks. */
  readonly text: string;
  /** Whose words they are, for screen readers. */
  readonly name: string;
}

/** Words of a participant, with what was found and marked in them. Selecting words offers to mark them. */
export const MarkedText = memo(function MarkedText({ textKey, text, name }: MarkedTextProps) {
  const marking = useMarking();
  const element = useRef<HTMLSpanElement>(null);
  const passage = marking?.passages.get(textKey);
  if (marking === null || passage === undefined || passage.text !== text.replaceAll(/\r\n?/gu, '\n')) return text;
  const { selected, select, canMark, found, codes } = marking;
  const marks = marking.marksOf(textKey);
  const chosen = selected?.key === textKey ? selected.span : null;
  const look = (): void => {
    const span = element.current === null ? null : selectedSpan(element.current, passage.text);
    if (span !== null) select({ key: textKey, span });
    else if (chosen !== null) select(null);
  };
  const pieces = piecesOf(passage.text, marks, found.get(textKey) ?? [], chosen);
  return (
    <>
      <span
        ref={element}
        className={styles.text}
        data-text-key={textKey}
        {...(canMark
          ? {
              role: 'group',
              tabIndex: 0,
              'aria-label': words.marks.wordsOf(name),
              'aria-description': words.marks.howTo,
              onPointerUp: () => setTimeout(look),
              onKeyDown: (event) => {
                if (event.key === 'Escape' && chosen !== null) {
                  document.getSelection()?.removeAllRanges();
                  select(null);
                  event.stopPropagation();
                  return;
                }
                const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
                if (!isArrow || event.altKey || event.ctrlKey || event.metaKey) return;
                const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr';
                const isForward = (event.key === 'ArrowRight') === isLeftToRight;
                const span = spanByKey(passage.text, chosen, isForward, event.shiftKey);
                if (span === null) return;
                event.preventDefault();
                select({ key: textKey, span });
              },
            }
          : {})}
      >
        {pieces.map((piece, at) => {
          const code = piece.marks.flatMap(({ mark }) =>
            mark.code === undefined ? [] : (codes.codeOf(mark.code) ?? []),
          );
          const isPlain = piece.marks.length === 0 && !piece.isFound && !piece.isSelected;
          if (isPlain) return piece.text;
          return (
            <mark
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
              key={at}
              className={styles.piece}
              data-colour={code.at(-1)?.colour}
              data-star={piece.marks.some(({ mark }) => mark.star === true) || undefined}
              data-note={piece.marks.some(({ mark }) => mark.note !== undefined) || undefined}
              data-found={piece.isFound || undefined}
              data-selected={piece.isSelected || undefined}
            >
              {piece.text}
            </mark>
          );
        })}
      </span>
      <MarkChips marks={marks} />
    </>
  );
});
