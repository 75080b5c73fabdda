import { childrenOf, textField } from '@guide-studio/guide-core/edit';
import { words } from '../i18n/index.ts';
import { answerKeys, type AnswerPlace } from './answerKeys.ts';
import { InlineText } from './InlineText.tsx';
import { pasteAnswers } from './pasteAnswers.ts';

interface AnswerTextProps extends AnswerPlace {
  /** True for an option of a matrix, which is a column. */
  readonly column?: boolean;
}

/** The text of an option, a column or a row, edited in place. */
export function AnswerText({ item, slot, index, column = false }: AnswerTextProps) {
  const child = childrenOf(item, slot)[index];
  if (!child) return null;
  const place = { item, slot, index };
  const { canvas } = words;
  const number = index + 1;
  // Also the placeholder: an unwritten answer has no text in the guide.
  const label =
    slot === 'rows' ? canvas.rowNumber(number) : column ? canvas.columnNumber(number) : canvas.optionNumber(number);
  return (
    <InlineText
      node={child.key}
      path={['text']}
      value={textField(child, 'text')}
      label={label}
      placeholder={label}
      look={column ? 'column' : 'option'}
      onKeyDown={(event) => answerKeys(event, place)}
      onPaste={(event) => pasteAnswers(event, place)}
    />
  );
}
