import '../i18n/later.ts';
import type { ItemType } from '@guide-studio/guide-core';
import { type GuideDocument, type GuideNode, objectFields, textField } from '@guide-studio/guide-core/edit';
import { entryOf, isMultiSelect } from '@guide-studio/guide-core/internal';
import type { TestAnswer } from '@guide-studio/guide-core/tests';
import { type ReactNode, useMemo } from 'react';
import { Button, CheckList, Field, IconButton, Select, TextArea, TextField } from '../controls/index.ts';
import { Plus, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import styles from './Editor.module.css';
import { type PartNames, partNames } from './partNames.ts';
import { PickedList } from './PickedList.tsx';

interface AnswerProps {
  readonly doc: GuideDocument;
  readonly item: GuideNode;
  readonly value: TestAnswer;
  readonly onValue: (value: TestAnswer) => void;
}

/** The answer of a test to a question, as its type is answered. */
export function AnswerControl({ doc, item, value, onValue }: AnswerProps) {
  const options = useMemo(() => partNames(doc, 'option', item), [doc, item]);
  const Control = answering(item).Control;
  return <Control {...{ doc, item, options, value, onValue }} />;
}

interface ChoiceProps extends AnswerProps {
  readonly options: PartNames;
}

/** Returns the answer that a test to be edited begins with. */
export function firstAnswer(doc: GuideDocument, item: GuideNode): TestAnswer {
  const options = partNames(doc, 'option', item);
  const names = options.choices.map(({ value }) => options.nameOf(value, []));
  return answering(item).first(names, item);
}

/** How a type of question is answered: its control, and the answer that it begins with. `names`: of all options. */
interface Answering {
  readonly Control: (props: ChoiceProps) => ReactNode;
  readonly first: (names: readonly string[], item: GuideNode) => TestAnswer;
}

const asText: Answering = { Control: Text, first: () => '' };
const answeringByType: Readonly<Record<ItemType, Answering>> = {
  open_ended: asText,
  statement: asText,
  multiple_choice: {
    Control: Selection,
    first: (names, item) => (isMultiSelect(item) ? names.slice(0, 1) : (names[0] ?? [])),
  },
  ranking: { Control: Ranking, first: (names) => [...names] },
  matrix: { Control: Matrix, first: () => ({ rows: {} }) },
  max_diff: { Control: Screens, first: () => ({ choices: [] }) },
};

const answering = (item: GuideNode): Answering => entryOf(answeringByType, textField(item, 'type')) ?? asText;

function Text({ value, onValue }: ChoiceProps) {
  return (
    <Field label={words.tests.answer}>
      <TextArea value={typeof value === 'string' ? value : ''} commitOn="blur" onCommit={onValue} />
    </Field>
  );
}

function Selection({ item, options, value, onValue }: ChoiceProps) {
  const selected =
    typeof value === 'string' ? [value] : Array.isArray(value) ? value : 'selected' in value ? value.selected : [];
  const custom = typeof value === 'object' && 'custom' in value ? value.custom : '';
  const set = (names: readonly string[], own: string): void => {
    const [only] = names;
    if (own !== '') onValue({ selected: [...names], custom: own });
    else onValue(!isMultiSelect(item) && only !== undefined && names.length === 1 ? only : [...names]);
  };
  const keys = selected.map(options.keyOf);
  // Options that the participant added to an earlier question are in no list of the guide.
  const added = keys
    .filter((key) => options.choices.every(({ value: one }) => one !== key))
    .map((key) => ({ value: key, label: options.labelOf(key) }));
  const choices = [...options.choices, ...added];
  const name = (key: string): string => options.nameOf(key, selected);
  return (
    <>
      <Field label={words.tests.answer} group={isMultiSelect(item)}>
        {isMultiSelect(item) ? (
          <CheckList options={choices} values={keys} onValues={(values) => set(values.map(name), custom)} />
        ) : (
          <Select
            value={keys[0] ?? ''}
            options={[...(keys.length === 0 ? [{ value: '', label: words.tests.noOption }] : []), ...choices]}
            onValue={(key) => set([name(key)], '')}
          />
        )}
      </Field>
      {(objectFields(item)['allowCustomOption'] === true || custom !== '') && (
        <Field label={words.tests.ownOption} optional>
          <TextField
            value={custom}
            commitOn="blur"
            onCommit={(own) => set(isMultiSelect(item) || own === '' ? selected : [], own)}
          />
        </Field>
      )}
    </>
  );
}

function Ranking({ options, value, onValue }: ChoiceProps) {
  const ranked = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  const known = new Set(ranked.map(options.keyOf));
  const others = options.choices.filter((option) => !known.has(option.value));
  return (
    <Field label={words.tests.bestFirst} hint={others.length > 0 ? words.tests.othersFollow : ''} group>
      <PickedList
        label={words.tests.bestFirst}
        entries={ranked.map((name) => ({ id: options.keyOf(name), label: options.labelOf(name) }))}
        ordered
        onPlaces={(places) => onValue(places.flatMap((at) => ranked[at] ?? []))}
      >
        {others.length > 0 && (
          <Select
            aria-label={words.tests.addOption}
            value=""
            options={[{ value: '', label: words.tests.addOption }, ...others]}
            onValue={(key) => key !== '' && onValue([...ranked, options.nameOf(key, [])])}
          />
        )}
      </PickedList>
    </Field>
  );
}

function Matrix({ doc, item, options, value, onValue }: ChoiceProps) {
  const names = useMemo(() => partNames(doc, 'row', item), [doc, item]);
  const rows = typeof value === 'object' && 'rows' in value ? value.rows : {};
  const written = Object.keys(rows);
  return names.choices.map(({ value: key, label }) => {
    const row = names.nameOf(key, written);
    const column = Object.hasOwn(rows, row) ? rows[row] : undefined;
    return (
      <Field key={key} label={label}>
        <Select
          value={column === undefined ? '' : options.keyOf(column)}
          options={[{ value: '', label: words.tests.anyColumn }, ...options.choices]}
          onValue={(chosen) => {
            const { [row]: _, ...others } = rows;
            onValue({ rows: chosen === '' ? others : { ...rows, [row]: options.nameOf(chosen, []) } });
          }}
        />
      </Field>
    );
  });
}

function Screens({ options, value, onValue }: ChoiceProps) {
  const choices = typeof value === 'object' && 'choices' in value ? value.choices : [];
  const [first, second] = options.choices.map((option) => options.nameOf(option.value, []));
  return (
    <>
      {choices.map((choice, at) => (
        // The screens of a MaxDiff have no other identity than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.screen}>
          {(['best', 'worst'] as const).map((which) => (
            <Field
              key={which}
              label={words.tests[which](at + 1)}
              aside={
                which === 'best' && (
                  <IconButton
                    icon={X}
                    size="small"
                    label={words.tests.takeOut(words.tests.screen(at + 1))}
                    onClick={() => onValue({ choices: choices.toSpliced(at, 1) })}
                  />
                )
              }
            >
              <Select
                value={options.keyOf(choice[which])}
                options={options.choices}
                onValue={(key) =>
                  onValue({ choices: choices.with(at, { ...choice, [which]: options.nameOf(key, [choice[which]]) }) })
                }
              />
            </Field>
          ))}
        </div>
      ))}
      {first !== undefined && second !== undefined && (
        <Button
          icon={Plus}
          variant="quiet"
          onClick={() => onValue({ choices: [...choices, { best: first, worst: second }] })}
        >
          {words.tests.addScreen}
        </Button>
      )}
    </>
  );
}
