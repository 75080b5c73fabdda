import { childrenOf, textField } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';
import { answerKeys, type AnswerPlace } from './answerKeys.ts';
import { InlineText } from './InlineText.tsx';
import { pasteAnswers } from './pasteAnswers.ts';

interface AnswerTextProps extends AnswerPlace {
  /** An option of a matrix is a column. */
  readonly column?: boolean;
}

/** The text of an option, a column or a row, edited where it stands. */
export function AnswerText({ item, slot, index, column = false }: AnswerTextProps) {
  const child = childrenOf(item, slot)[index];
  if (!child) return null;
  const place = { item, slot, index };
  const { canvas } = words;
  const number = index + 1;
  const [label, placeholder] =
    slot === 'rows'
      ? [canvas.rowNumber(number), canvas.row]
      : column
        ? [canvas.columnNumber(number), canvas.column]
        : [canvas.optionNumber(number), canvas.option];
  return (
    <InlineText
      node={child.key}
      kind={child.kind}
      path={['text']}
      value={textField(child, 'text')}
      label={label}
      placeholder={placeholder}
      look={column ? 'column' : 'option'}
      onKeyDown={(event) => answerKeys(event, place)}
      onPaste={(event) => pasteAnswers(event, place)}
    />
  );
}
