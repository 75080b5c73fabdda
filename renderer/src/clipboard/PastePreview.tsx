import type { Json, JsonObject } from '@guide-studio/guide-core';
import { describeOutlineRemark, type OutlineRemark } from '@guide-studio/guide-core/files';
import { entryOf, isJsonObject } from '@guide-studio/guide-core/internal';
import { blockTypeLook, lookOf, severalAnswersIcon } from '../theme/itemTypes.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import styles from './PastePreview.module.css';
import { type Parts, stringOf } from './pasted.ts';

/** Most questions and remarks listed; the rest are only counted. */
const most = { questions: 200, remarks: 20 } as const;

/** Returns the number of blocks and questions; `parts` also counts other parts. */
export function countOf(parts: readonly Parts[]) {
  const blocks = parts.flatMap(({ kind, wires }) => (kind === 'block' ? wires : []));
  const loose = parts.flatMap(({ kind, wires }) => (kind === 'item' ? wires : []));
  return {
    blocks: blocks.length,
    questions: loose.length + blocks.reduce((sum, block) => sum + listOf(block['items']).length, 0),
    parts: parts.reduce((sum, { wires }) => sum + wires.length, 0),
  };
}

interface PastePreviewProps {
  readonly parts: readonly Parts[];
  readonly remarks: readonly OutlineRemark[];
}

/** What a pasted text becomes: its blocks, questions, types and options, and the ambiguous lines. */
export function PastePreview({ parts, remarks }: PastePreviewProps) {
  const { questionnaire } = words.clipboard;
  const groups = groupsOf(parts);
  const { questions, blocks } = countOf(parts);
  const shown = cut(groups, most.questions);
  return (
    <section className={`stack ${styles.preview}`} aria-label={questionnaire.preview} aria-live="polite">
      <p className={styles.title}>
        {groups.length === 0 ? questionnaire.nothingYet : questionnaire.becomes(questions, blocks)}
      </p>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      <div
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={groups.length > 0 ? 0 : undefined}
        role="group"
        aria-label={questionnaire.preview}
      >
        {shown.map(({ heading, type, items }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of text have no ids
          <div key={at} className={styles.block}>
            {heading !== null && (
              <p className={styles.heading}>
                <strong dir="auto">{heading}</strong> <span>{entryOf(blockTypeLook, type)?.label}</span>
              </p>
            )}
            <ol className={styles.items}>
              {items.map((item, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of text have no ids
                <Question key={index} item={item} />
              ))}
            </ol>
          </div>
        ))}
        {questions > most.questions && <p className={styles.more}>{questionnaire.more(questions - most.questions)}</p>}
      </div>
    </section>
  );
}

function Question({ item }: { readonly item: JsonObject }) {
  const type = stringOf(item['type']);
  const look = lookOf(type);
  const several = item['multiSelect'] === true;
  const Icon = several ? severalAnswersIcon : look.icon;
  const answers = [...listOf(item['rows']), ...listOf(item['options'])].map(({ text }) => stringOf(text));
  return (
    <li className={styles.item}>
      <Icon size={14} aria-hidden="true" className={styles.icon} />
      <div>
        <span dir="auto">{stringOf(item['text']) || words.properties.emptyQuestion}</span>{' '}
        <span className={styles.type}>{several ? words.clipboard.questionnaire.several : look.label}</span>
        {answers.length > 0 && (
          <ul className={styles.answers}>
            {answers.slice(0, most.remarks).map((answer, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of text have no ids
              <li key={index} dir="auto">
                {answer}
              </li>
            ))}
            {answers.length > most.remarks && (
              <li>{words.clipboard.questionnaire.moreAnswers(answers.length - most.remarks)}</li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly OutlineRemark[] }) {
  const { questionnaire } = words.clipboard;
  return (
    <div className={styles.remarks} role="note">
      <p>{questionnaire.remarksTitle(remarks.length)}</p>
      <ul>
        {remarks.slice(0, most.remarks).map((remark) => (
          <li key={`${remark.line} ${remark.code}`} dir="auto">
            {describeOutlineRemark(remark, uiLanguage)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Group {
  /** Null for questions before the first heading. */
  readonly heading: string | null;
  readonly type: string;
  readonly items: readonly JsonObject[];
}

function groupsOf(parts: readonly Parts[]): readonly Group[] {
  return parts.flatMap(({ kind, wires }): readonly Group[] => {
    if (kind === 'item') return [{ heading: null, type: '', items: wires }];
    if (kind !== 'block') return [{ heading: null, type: '', items: [] }];
    return wires.map((block) => ({
      heading: stringOf(block['title']),
      type: stringOf(block['type']),
      items: listOf(block['items']),
    }));
  });
}

/** Returns the first `count` questions with their blocks. */
function cut(groups: readonly Group[], count: number): readonly Group[] {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const items = group.items.slice(0, left);
    left -= Math.max(1, items.length);
    return [{ ...group, items }];
  });
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
