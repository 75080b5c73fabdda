import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  textField,
} from '@guide-studio/guide-core/edit';
import { isMultiSelect, namedOptions } from '@guide-studio/guide-core/internal';
import { CheckList, Field, Segmented, Select } from '../controls/index.ts';
import { words } from '../i18n/index.ts';

/** What is chosen about the answer to a question. */
export interface AnswerChoice {
  readonly row: Key | null;
  readonly matchingCriteria: 'mustSelect' | 'mustNotSelect';
  readonly choices: readonly Key[];
}

/** Nothing is chosen yet, except the row of a matrix that has only one. */
export function noAnswer(source: GuideNode | undefined): AnswerChoice {
  const [row, ...others] = source ? childrenOf(source, 'rows') : [];
  return { row: row && others.length === 0 ? row.key : null, matchingCriteria: 'mustSelect', choices: [] };
}

/** Returns true if an answer is described completely. */
export function isAnswerChosen(source: GuideNode | undefined, { row, choices }: AnswerChoice): boolean {
  return source !== undefined && choices.length > 0 && (row !== null || childrenOf(source, 'rows').length === 0);
}

interface AnswerFieldsProps {
  readonly doc: GuideDocument;
  readonly source: GuideNode;
  readonly value: AnswerChoice;
  readonly labels: { readonly row: string; readonly answer: string };
  readonly onValue: (value: AnswerChoice) => void;
}

/** The row of a matrix, whether options must or must not be selected, and the options. */
export function AnswerFields({ doc, source, value, labels, onValue }: AnswerFieldsProps) {
  const { properties, canvas } = words;
  const rows = childrenOf(source, 'rows');
  const isOne = !isMultiSelect(source);
  return (
    <>
      {rows.length > 0 && (
        <Field label={labels.row}>
          <Select
            value={value.row ?? ''}
            options={[
              ...(value.row === null ? [{ value: '', label: '', disabled: true }] : []),
              ...rows.map((row, i) => ({ value: row.key, label: textField(row, 'text') || canvas.rowNumber(i + 1) })),
            ]}
            onValue={(row) => onValue({ ...value, row })}
          />
        </Field>
      )}
      <Field label={labels.answer} group>
        <Segmented
          value={value.matchingCriteria}
          options={[
            { value: 'mustSelect', label: isOne ? properties.isOne : properties.includesOne },
            { value: 'mustNotSelect', label: isOne ? properties.isNone : properties.includesNone },
          ]}
          onValue={(matchingCriteria) => onValue({ ...value, matchingCriteria })}
        />
      </Field>
      <Field label={properties.options} group>
        <CheckList
          options={namedOptions(source, itemIndex(doc)).map((option, i) => ({
            value: option.key,
            label: textField(option, 'text') || canvas.optionNumber(i + 1),
          }))}
          values={value.choices}
          onValues={(choices) => onValue({ ...value, choices })}
        />
      </Field>
    </>
  );
}
