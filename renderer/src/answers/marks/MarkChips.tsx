import '../../i18n/later.ts';
import { type PlacedMark, wordsOf } from '@guide-studio/analysis';
import { Star, StickyNote, X } from '../../theme/icons.tsx';
import { IconButton } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';
import { useSession } from '../../session/index.ts';
import { changeReadingHere, coderNamed } from './reading.ts';
import styles from './MarkChips.module.css';
import { useMarking } from './marking.tsx';

/** The marks of a text, each with a button that removes it. Marks of others stay. */
export function MarkChips({ marks }: { readonly marks: readonly PlacedMark[] }) {
  const codes = useMarking()?.codes;
  const author = useSession((session) => session.preferences.author);
  if (marks.length === 0 || codes === undefined) return null;
  return (
    <span className={styles.chips}>
      {marks.map((placed) => {
        const { mark, coder, passage } = placed;
        const code = mark.code === undefined ? null : codes.codeOf(mark.code);
        const name =
          mark.code === undefined
            ? mark.star
              ? words.marks.star
              : words.marks.note
            : (code?.name ?? words.marks.noCode);
        const quote = wordsOf(passage.text, mark);
        return (
          <span key={mark.id} className={styles.chip} data-colour={code?.colour} title={`${coder}: ${quote}`}>
            {mark.code === undefined ? mark.star ? <Star size={12} /> : <StickyNote size={12} /> : null}
            <span dir="auto">{name}</span>
            {mark.note === undefined ? null : (
              <span className={styles.note} dir="auto">
                {mark.note}
              </span>
            )}
            {coder === coderNamed(author) ? (
              <IconButton
                icon={X}
                size="small"
                label={words.marks.remove(name, quote)}
                onClick={() => void changeReadingHere({ coder, marks: [{ was: mark, now: null }], lists: [] })}
              />
            ) : (
              <span className="quiet">{coder}</span>
            )}
          </span>
        );
      })}
    </span>
  );
}
