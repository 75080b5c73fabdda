import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { type Key, keyAtPath, nodeAtPath } from '@guide-studio/guide-core/edit';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { SquareArrowOutUpRight } from '../theme/icons.tsx';
import { memo } from 'react';
import { IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { readGuide, select, showView } from '../session/index.ts';
import { TextComment } from './TextComment.tsx';
import { TextField } from './TextField.tsx';
import { isOfStudy, type LostTranslations, type TextRow } from './textRows.ts';
import styles from './TextTable.module.css';

interface TextLineProps {
  readonly row: TextRow;
  readonly index: number;
  readonly own: LanguageCode;
  readonly languages: readonly LanguageCode[];
  readonly lost: LostTranslations;
}

/** A text with its place in the guide, and a field for each language. */
export const TextLine = memo(function TextLine({ row, index, own, languages, lost }: TextLineProps) {
  const { text, question } = row;
  const { translating } = words;
  const kind = translating.kinds[text.kind];
  const place =
    question === null
      ? kind
      : text.kind === 'question'
        ? translating.questionNumber(question)
        : translating.place(kind, question);
  const name = brief(text.source);
  const part = partOf(row);
  return (
    <div role="row" aria-rowindex={index + 2} className={`${styles.row} ${styles.line}`}>
      <div role="rowheader" className={styles.original}>
        <div className={styles.about}>
          <span className={`quiet ${styles.place}`}>{place}</span>
          <TextComment row={row} part={part} name={name} />
          <IconButton
            icon={SquareArrowOutUpRight}
            size="small"
            label={translating.inGuide(name)}
            onClick={() => showPart(row)}
          />
        </div>
        <p className={styles.source} lang={own} dir={directionOfLanguage(own)}>
          {text.source}
        </p>
      </div>
      <div role="cell" className={styles.fields}>
        {languages.map((language) => (
          <TextField
            key={language}
            row={row}
            name={name}
            language={language}
            isNamed={languages.length > 1}
            lost={lost.get(language) ?? none}
          />
        ))}
      </div>
    </div>
  );
});

const none: readonly never[] = [];

/** Returns the key of the question or block that a text belongs to, or of the study. */
function partOf(row: TextRow): Key {
  const { path } = row.text;
  const { doc } = readGuide().editor;
  const inItem = path[2] === 'items' && path[3] !== undefined;
  const part = isOfStudy(row) ? null : keyAtPath(doc, path.slice(0, inItem ? 4 : 2));
  return part ?? doc.root.key;
}

function showPart({ text: { path } }: TextRow): void {
  const { doc } = readGuide().editor;
  select([nodeAtPath(doc, path).node.key]);
  showView('guide');
}

/** Names have no more of a text. */
const mostInName = 60;

const brief = (text: string): string => (text.length > mostInName ? `${text.slice(0, mostInName - 1)}…` : text);
