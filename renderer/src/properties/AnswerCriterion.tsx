import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import {
  type CriterionChoice,
  isMultiSelect,
  namedOptions,
  referencesByHolder,
} from '@guide-studio/guide-core/internal';
import { CheckList, Field, Segmented, Select } from '../controls/index.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { unfinishedChoice } from './unfinishedChoice.ts';
import styles from './List.module.css';
import { Property } from '../fields/Property.tsx';
import { QuestionPicker } from './QuestionPicker.tsx';
import { choiceOf, type QuestionSources } from './useSources.ts';

type AnswerChoice = Extract<CriterionChoice, { source: Key }>;

interface AnswerCriterionProps {
  readonly doc: GuideDocument;
  readonly criterion: GuideNode;
  readonly sources: QuestionSources;
}

/** A criterion on an earlier answer: the question, the row of a matrix, and the options. */
export function AnswerCriterion({ doc, criterion, sources }: AnswerCriterionProps) {
  const editable = useEditable();
  const now = currentChoice(doc, criterion);
  // Also a question that is not among the sources, because it comes later or cannot be asked about.
  const source = now.source === null ? undefined : locate(doc, now.source)?.node;
  const isOne = source !== undefined && !isMultiSelect(source);
  const set = (change: Partial<AnswerChoice>) => {
    if (now.source === null && !change.source) return;
    const { source, row, ...rest } = now;
    const criterionNow = { ...rest, source: source ?? '', ...(row === undefined ? {} : { row }), ...change };
    dispatch('criterion.set', { key: criterion.key, criterion: criterionNow });
  };
  const { properties, canvas } = words;
  return (
    <>
      <Property node={criterion} path={['questionId']} label={properties.question}>
        <QuestionPicker
          chosen={source ? choiceOf(doc, source) : null}
          value={source?.key ?? textField(criterion, 'questionId')}
          disabled={!editable}
          options={sources.choices}
          onValue={(key) => {
            const item = sources.nodes.find((each) => each.key === key);
            if (item) dispatch('criterion.set', { key: criterion.key, criterion: unfinishedChoice(item) });
          }}
        />
      </Property>
      {source && childrenOf(source, 'rows').length > 0 && (
        <Property node={criterion} path={['matrixRow']} label={properties.row}>
          <Select
            value={now.row ?? textField(criterion, 'matrixRow')}
            disabled={!editable}
            options={childrenOf(source, 'rows').map((row, i) => ({
              value: row.key,
              label: textField(row, 'text') || canvas.rowNumber(i + 1),
            }))}
            onValue={(row) => set({ row })}
          />
        </Property>
      )}
      <Field label={properties.answer} group>
        <Segmented
          label={properties.answer}
          value={now.matchingCriteria}
          disabled={!editable || !source}
          options={[
            { value: 'mustSelect', label: isOne ? properties.isOne : properties.includesOne },
            { value: 'mustNotSelect', label: isOne ? properties.isNone : properties.includesNone },
          ]}
          onValue={(matchingCriteria) => set({ matchingCriteria })}
        />
      </Field>
      <Property node={criterion} path={['choices']} label={properties.options} group>
        {source ? (
          <CheckList
            options={namedOptions(source, itemIndex(doc)).map((option, i) => ({
              value: option.key,
              label: textField(option, 'text') || canvas.optionNumber(i + 1),
            }))}
            values={[...now.choices, ...(now.kept ?? [])]}
            disabled={!editable}
            onValues={(values) => {
              const kept = (now.kept ?? []).filter((name) => values.includes(name));
              const choices = values.filter((value) => !now.kept?.includes(value));
              set({ choices, kept });
            }}
          />
        ) : (
          <p className={styles.note}>{properties.chooseQuestion}</p>
        )}
      </Property>
    </>
  );
}

/** Returns the current criterion with node keys; what the guide does not have keeps its name. */
function currentChoice(
  doc: GuideDocument,
  criterion: GuideNode,
): Omit<AnswerChoice, 'source'> & { readonly source: Key | null } {
  const own = referencesByHolder(doc).get(criterion.key) ?? [];
  const row = own.find(({ kind }) => kind === 'matrixRow')?.target ?? undefined;
  const mustNot = objectFields(criterion)['matchingCriteria'] === 'mustNotSelect';
  return {
    source: own.find(({ kind }) => kind === 'question')?.target ?? null,
    matchingCriteria: mustNot ? 'mustNotSelect' : 'mustSelect',
    choices: own.flatMap(({ kind, target }) => (kind === 'choice' && target !== null ? [target] : [])),
    kept: own.flatMap(({ kind, target, value }) => (kind === 'choice' && target === null ? [value] : [])),
    ...(row === undefined ? {} : { row }),
  };
}
