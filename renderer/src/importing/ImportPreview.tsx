import type { Json, JsonObject } from '@guide-studio/guide-core';
import { entryOf, isJsonObject } from '@guide-studio/guide-core/internal';
import { useEffect, useRef } from 'react';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { blockTypeLook, lookOf, severalAnswersIcon } from '../theme/itemTypes.ts';
import styles from './ImportPreview.module.css';

/** Most questions and answers shown at once; of questions, those around the selected one. */
const most = { before: 20, questions: 200, answers: 20 } as const;

interface ImportPreviewProps {
  /** The blocks of the result. */
  readonly blocks: readonly JsonObject[];
  /** The external id of the item or block that a selected row went to. */
  readonly target: string | null;
}

/** What a source becomes: blocks, questions, types and options. */
export function ImportPreview({ blocks, target }: ImportPreviewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const marked = box?.querySelector<HTMLElement>('[data-target]');
    // Only the box scrolls: in a narrow window the row that is read stays in view.
    if (box && marked) box.scrollTop = marked.offsetTop - box.clientHeight / 3;
  }, [target]);
  const all = blocks.flatMap((block) => itemsOf(block).map((item, at) => ({ block, item, isFirst: at === 0 })));
  const at = all.findIndex(({ block, item, isFirst }) =>
    target === null ? false : item['externalId'] === target || (isFirst && block['externalId'] === target),
  );
  const start = Math.max(0, Math.min(at - most.before, all.length - most.questions));
  const shown = all.slice(start, start + most.questions);
  const rest = all.length - start - shown.length;
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={all.length > 0 ? 0 : undefined}
      role="group"
      aria-label={words.importing.result}
    >
      {start > 0 && <p className={styles.more}>{words.importing.before(start)}</p>}
      <ol className={styles.items}>
        {shown.map(({ block, item, isFirst }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- ids may be missing
          <li key={index} className={styles.entry}>
            {isFirst || index === 0 ? <Heading block={block} isTarget={block['externalId'] === target} /> : null}
            <Question item={item} isTarget={target !== null && item['externalId'] === target} />
          </li>
        ))}
      </ol>
      {rest > 0 && <p className={styles.more}>{words.importing.more(rest)}</p>}
    </div>
  );
}

function Heading({ block, isTarget }: { readonly block: JsonObject; readonly isTarget: boolean }) {
  const title = stringOf(block['title']);
  if (title === '') return null;
  return (
    <p className={styles.heading} data-target={isTarget || undefined}>
      <strong dir="auto">{title}</strong> <span>{entryOf(blockTypeLook, stringOf(block['type']))?.label}</span>
    </p>
  );
}

function Question({ item, isTarget }: { readonly item: JsonObject; readonly isTarget: boolean }) {
  const { importing, properties } = words;
  const look = lookOf(stringOf(item['type']));
  const several = item['multiSelect'] === true;
  const Icon = several ? severalAnswersIcon : look.icon;
  const answers = [...listOf(item['rows']), ...listOf(item['options'])];
  const probes = stringOf(item['addInstructions']);
  return (
    <div className={styles.item} data-target={isTarget || undefined}>
      <Icon size={14} aria-hidden="true" className={styles.icon} />
      <div>
        <span className={styles.text} dir="auto">
          {stringOf(item['text']) || properties.emptyQuestion}
        </span>{' '}
        <span className={styles.type}>{several ? importing.several : look.label}</span>
        {isJsonObject(item['conditional']) ? <span className={styles.type}> · {importing.condition}</span> : null}
        {probes === '' ? null : (
          <p className={styles.probes} dir="auto">
            {probes}
          </p>
        )}
        {answers.length > 0 && (
          <ul className={styles.answers}>
            {answers.slice(0, most.answers).map((answer, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- texts have no ids
              <li key={index} dir="auto">
                {stringOf(answer['text'])}
                {answer['status'] === 'reject' ? <span className={styles.type}> · {importing.rejects}</span> : null}
              </li>
            ))}
            {answers.length > most.answers && <li>{importing.moreAnswers(answers.length - most.answers)}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

const itemsOf = (block: JsonObject): readonly JsonObject[] => listOf(block['items']);

const stringOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
