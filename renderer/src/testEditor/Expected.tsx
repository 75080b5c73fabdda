import '../i18n/later.ts';
import { partNamed, type TestLine, type TestPlace } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import { useMemo } from 'react';
import { CheckList, Field, type MenuItem, Segmented, TextArea } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { AskedList } from './AskedList.tsx';
import styles from './Editor.module.css';
import type { Editing } from './editing.ts';
import { withExpected, withOptions, without } from './edits.ts';
import { Entries, openedBy } from './Entries.tsx';
import { conceptsAround, partNames } from './partNames.ts';
import { PerConcept } from './PerConcept.tsx';
import { PickQuestion } from './PickQuestion.tsx';

type SinglePart = Exclude<keyof GuideTest['expect'], 'options'>;

interface ExpectedProps {
  readonly editing: Editing;
  readonly lines: readonly TestLine[];
}

/** What a test expects that its participant is shown. */
export function Expected({ editing, lines }: ExpectedProps) {
  const { doc, test, set, opened, open, shownNow } = editing;
  const hasConcepts = useMemo(() => partNames(doc, 'concept').choices.length > 0, [doc]);
  const add = <Part extends SinglePart>(part: Part, first: () => GuideTest['expect'][Part]): MenuItem => ({
    label: words.tests.parts[part],
    disabled: test.expect[part] !== undefined || (part === 'concepts' && !hasConcepts),
    onSelect: () => {
      set(withExpected(test, part, first()));
      open({ id: openedBy({ part }), isAdded: true });
    },
  });
  return (
    <Entries
      title={words.tests.expected}
      addName={words.tests.addExpectation}
      lines={lines}
      add={[
        add('outcome', () => shownNow('outcome').outcome ?? 'complete'),
        add('shown', () => []),
        add('notShown', () => []),
        add('inOrder', () => []),
        add('exactly', () => shownNow('exactly').exactly ?? []),
        { label: words.tests.parts.options, onSelect: () => open({ id: 'options', isAdded: true }) },
        add('concepts', () => shownNow('concepts').concepts ?? []),
        add('closing', () => shownNow('closing').closing ?? ''),
      ]}
      opened={opened}
      onOpen={open}
      onRemove={(place) => set(without(test, place))}
      renderFields={(place) => <Fields editing={editing} place={place} />}
    >
      {opened?.id === 'options' && (
        <div className={styles.fields}>
          <PickQuestion
            doc={doc}
            label={words.tests.optionsOf}
            fits={hasOptions}
            taken={test.expect.options}
            onName={(name) => {
              const now = shownNow('options', name).options?.[name];
              const item = partNamed(doc, 'question', name, null);
              const options = partNames(doc, 'option', item);
              set(withOptions(test, name, now ?? options.choices.map(({ value }) => options.nameOf(value, []))));
              open({ id: openedBy({ part: 'options', name }), isAdded: true });
            }}
          />
        </div>
      )}
      {lines.length === 0 && <p className={styles.hint}>{words.tests.nothingExpected}</p>}
    </Entries>
  );
}

const hasOptions = (type: string): boolean => type !== 'statement' && type !== 'open_ended';

/** The fields of one expectation. */
function Fields({ editing: { doc, test, set }, place }: { readonly editing: Editing; readonly place: TestPlace }) {
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const { expect } = test;
  switch (place.part) {
    case 'outcome':
      return (
        <Segmented
          label={words.tests.parts.outcome}
          value={expect.outcome ?? 'complete'}
          options={(['complete', 'screened_out'] as const).map((value) => ({
            value,
            label: words.tests.outcomes[value],
          }))}
          onValue={(outcome) => set(withExpected(test, 'outcome', outcome))}
        />
      );
    case 'shown':
    case 'notShown':
    case 'inOrder':
    case 'exactly': {
      const { part } = place;
      return (
        <AskedList
          doc={doc}
          label={words.tests.parts[part]}
          list={expect[part] ?? []}
          ordered={part === 'inOrder' || part === 'exactly'}
          onList={(list) => set(withExpected(test, part, list))}
        />
      );
    }
    case 'options':
      return <Options doc={doc} test={test} set={set} name={place.name} />;
    case 'concepts': {
      const names = expect.concepts ?? [];
      return (
        <CheckList
          label={words.tests.parts.concepts}
          options={concepts.choices}
          values={names.map(concepts.keyOf)}
          onValues={(keys) =>
            set(
              withExpected(
                test,
                'concepts',
                keys.map((key) => concepts.nameOf(key, names)),
              ),
            )
          }
        />
      );
    }
    case 'closing':
      return (
        <Field label={words.tests.closingPart}>
          <TextArea
            value={expect.closing ?? ''}
            commitOn="blur"
            onCommit={(closing) => set(withExpected(test, 'closing', closing))}
          />
        </Field>
      );
    case 'answers':
    case 'urlParams':
    case 'firstConcepts':
      return null;
  }
}

interface OptionsProps extends Pick<Editing, 'doc' | 'test' | 'set'> {
  /** The name of the question. */
  readonly name: string;
}

function Options({ doc, test, set, name }: OptionsProps) {
  const item = partNamed(doc, 'question', name, null);
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const options = useMemo(() => partNames(doc, 'option', item), [doc, item]);
  const value = test.expect.options?.[name];
  if (item === null || value === undefined) return <p className={styles.hint}>{words.tests.noQuestion}</p>;
  return (
    <PerConcept<string[]>
      concepts={conceptsAround(doc, item)}
      names={concepts}
      value={value}
      first={options.choices.map((option) => options.nameOf(option.value, []))}
      onValue={(now) => set(withOptions(test, name, now))}
      render={(list, onValue) => (
        <CheckList
          label={words.tests.parts.options}
          options={options.choices}
          values={list.map(options.keyOf)}
          onValues={(keys) => onValue(keys.map((key) => options.nameOf(key, list)))}
        />
      )}
    />
  );
}
