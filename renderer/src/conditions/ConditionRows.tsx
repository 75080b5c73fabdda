import type { ConditionRow } from '@guide-studio/guide-core/internal';
import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { Check, CircleX, type IconType, Minus } from '../theme/icons.tsx';
import { usePaged } from '../controls/index.ts';
import { conditionWords } from '../explanations/conditionWords.ts';
import { plainNumberedName } from '../explanations/numberedName.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import styles from './ConditionRows.module.css';
import { problemText } from './problemText.ts';

interface ConditionRowsProps {
  readonly rows: readonly ConditionRow[];
  readonly before: GuideDocument;
  /** The guide as it would be. */
  readonly after: GuideDocument;
  /** The texts of questions that the guide may not have, by id. */
  readonly asks?: Readonly<Record<string, string>>;
}

const looks: Readonly<Record<ConditionRow['kind'], IconType>> = { set: Check, same: Minus, unfit: CircleX };

/** Entries shown at first. */
const atOnce = 100;

/** What each part gets, before it is applied: its condition afterwards, or why it has none or keeps its own. */
export function ConditionRows({ rows, before, after, asks }: ConditionRowsProps) {
  const { shown, rest, step, showMore } = usePaged(rows, atOnce);
  const { rows: texts } = words.conditionDialogs;
  const set = rows.filter(({ kind }) => kind === 'set').length;
  const isAll = areQuestions(
    before,
    rows.map(({ key }) => key),
  );
  return (
    <div className={`stack gap1 ${styles.rows}`}>
      <p className={styles.summary} role="status">
        {texts.summary(set, rows.length - set, isAll)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div role="group" className={styles.scroller} tabIndex={0} aria-label={texts.label}>
        <ul className={styles.list} aria-label={texts.label}>
          {shown.map((row) => (
            <Row key={row.key} row={row} before={before} after={after} asks={asks} />
          ))}
        </ul>
      </div>
      {rest > 0 && (
        <button type="button" className={`bare ${styles.more}`} onClick={showMore}>
          {texts.more(step, rest)}
        </button>
      )}
    </div>
  );
}

/** Returns true if all of these parts are questions. */
export function areQuestions(doc: GuideDocument, keys: readonly Key[]): boolean {
  return keys.every((key) => locate(doc, key)?.node.kind === 'item');
}

interface RowProps extends Omit<ConditionRowsProps, 'rows' | 'asks'> {
  readonly row: ConditionRow;
  readonly asks: ConditionRowsProps['asks'];
}

function Row({ row, before, after, asks }: RowProps) {
  const { rows: texts } = words.conditionDialogs;
  const Icon = looks[row.kind];
  const node = locate(before, row.key)?.node;
  const was = sentenceOf(before, row.key);
  const names = { set: texts.gets, same: texts.stays, unfit: texts.cannot };
  return (
    <li className={styles.row} data-kind={row.kind}>
      <Icon size={16} className={styles.icon} role="img" aria-label={names[row.kind]} />
      <div>
        <p dir="auto" className={styles.name}>
          {node ? plainNumberedName(before, node) : ''}
        </p>
        <p className={styles.result}>{resultOf(row, after, asks)}</p>
        {row.kind === 'set' && row.isNever && <p className={styles.never}>{texts.never}</p>}
        {row.kind === 'set' && was !== '' && (
          <p className={styles.before}>
            {texts.before}: {was}
          </p>
        )}
      </div>
    </li>
  );
}

function resultOf(row: ConditionRow, after: GuideDocument, asks: ConditionRowsProps['asks']): string {
  const { rows: texts } = words.conditionDialogs;
  if (row.kind === 'unfit') return problemText(row.why, asks);
  if (row.kind === 'same') return row.isAlways ? texts.sameAlways : texts.same;
  return sentenceOf(after, row.key) || texts.everyone;
}

function sentenceOf(doc: GuideDocument, key: Key): string {
  const node = locate(doc, key)?.node;
  return node ? conditionWords(doc, node) : '';
}
