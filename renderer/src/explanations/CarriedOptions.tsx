import { type GuideNode, itemIndex, objectFields, textField } from '@guide-studio/guide-core/edit';
import { namedOptions } from '@guide-studio/guide-core/internal';
import { CircleDashed, CornerDownRight } from '../theme/icons.tsx';
import { readGuide, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './CarriedOptions.module.css';
import { carryPieces, carryWords, nameOfPart } from './conditionWords.ts';
import { Sentence } from './Sentence.tsx';

const mostShown = 12;

/**
 * The options carried forward from another question, dimmed because they are edited there. Renders nothing for a
 * question without carried options.
 */
export function CarriedOptions({ node }: { node: GuideNode }) {
  const carried = useGuide((guide) => carryWords(guide.editor.doc, node));
  const options = useGuide((guide) => namedOptions(node, itemIndex(guide.editor.doc)));
  if (carried === '') return null;
  const { carriedNone, moreCarried, carriedOptions } = words.logic;
  // A question without a source has only its own options, which follow below. “None of these” is never carried.
  const brought =
    options === node.children.options
      ? []
      : options.filter((option) => objectFields(option)['exclusiveOption'] !== true);
  return (
    <div className={styles.carried}>
      <p className={styles.from}>
        <CornerDownRight size={14} aria-hidden="true" />
        <Sentence pieces={carryPieces(readGuide().editor.doc, node)} />
      </p>
      {brought.length === 0 ? (
        <p className={styles.none}>{carriedNone}</p>
      ) : (
        <ul className={styles.options} aria-label={carriedOptions}>
          {brought.slice(0, mostShown).map((option) => (
            <li key={option.key} dir="auto" className={styles.option}>
              <CircleDashed size={12} aria-hidden="true" /> {textField(option, 'text') || nameOfPart(option)}
            </li>
          ))}
          {brought.length > mostShown && <li className={styles.none}>{moreCarried(brought.length - mostShown)}</li>}
        </ul>
      )}
    </div>
  );
}
