import '../i18n/later.ts';
import { partNamed, type TestLine, type TestPlace } from '@guide-studio/guide-core/internal';
import type { TestAnswer } from '@guide-studio/guide-core/tests';
import { useId, useMemo } from 'react';
import { Field, Select, TextField } from '../controls/index.ts';
import { LinkSuggestions } from '../properties/index.ts';
import { linkParameters } from '../explanations/linkParameters.ts';
import { words } from '../i18n/index.ts';
import { AnswerControl, firstAnswer } from './AnswerControl.tsx';
import styles from './Editor.module.css';
import { withAnswer, withFirstConcepts, without, withParameter, withParameterName } from './edits.ts';
import { Entries, openedBy } from './Entries.tsx';
import { conceptsAround, partNames } from './partNames.ts';
import { PerConcept } from './PerConcept.tsx';
import { PickedList } from './PickedList.tsx';
import { PickQuestion } from './PickQuestion.tsx';
import type { Editing } from './editing.ts';

interface ParticipantProps {
  readonly editing: Editing;
  readonly lines: readonly TestLine[];
  readonly otherAnswers: string;
}

/** Who the invented participant of a test is: the link, the concepts drawn first, and the answers. */
export function Participant({ editing, lines, otherAnswers }: ParticipantProps) {
  const { doc, test, set, opened, open } = editing;
  const used = useMemo(() => linkParameters(doc), [doc]);
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const { urlParams = {}, firstConcepts } = test;
  const addParameter = (): void => {
    const wanted = [...used.keys()].find((name) => !Object.hasOwn(urlParams, name));
    const name = wanted ?? freeParameter(urlParams);
    const [value = ''] = used.get(name) ?? [];
    set(withParameter(test, name, [value]));
    open({ id: openedBy({ part: 'urlParams', name }), isAdded: true });
  };
  const addAnswer = (name: string): void => {
    const item = partNamed(doc, 'question', name, null);
    if (item === null) return;
    set(withAnswer(test, name, firstAnswer(doc, item)));
    open({ id: openedBy({ part: 'answers', name }), isAdded: true });
  };
  const renderFields = (place: TestPlace) => {
    if (place.part === 'urlParams') return <Parameter editing={editing} name={place.name} />;
    if (place.part === 'answers') return <Answer editing={editing} name={place.name} />;
    return <FirstConcepts editing={editing} />;
  };
  return (
    <Entries
      title={words.tests.participant}
      addName={words.tests.addToParticipant}
      lines={lines}
      add={[
        { label: words.tests.parts.answers, onSelect: () => open({ id: 'answer', isAdded: true }) },
        { label: words.tests.parts.urlParams, onSelect: addParameter },
        {
          label: words.tests.parts.firstConcepts,
          disabled: concepts.choices.length === 0 || firstConcepts !== undefined,
          onSelect: () => {
            set(
              withFirstConcepts(
                test,
                concepts.choices.slice(0, 1).map(({ value }) => concepts.nameOf(value, [])),
              ),
            );
            open({ id: openedBy({ part: 'firstConcepts' }), isAdded: true });
          },
        },
      ]}
      opened={opened}
      onOpen={open}
      onRemove={(place) => set(without(test, place))}
      renderFields={renderFields}
    >
      {opened?.id === 'answer' && (
        <div className={styles.fields}>
          <PickQuestion
            doc={doc}
            label={words.tests.answerTo}
            fits={isAnswered}
            taken={test.answers}
            onName={addAnswer}
          />
        </div>
      )}
      <p className={styles.hint}>{otherAnswers}</p>
    </Entries>
  );
}

/** A MaxDiff shows other screens with each draw, and its answer decides nothing. */
const isAnswered = (type: string): boolean => type !== 'statement' && type !== 'max_diff';

function freeParameter(urlParams: object): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'parameter' : `parameter${number}`;
    if (!Object.hasOwn(urlParams, name)) return name;
  }
}

function Parameter({ editing: { doc, test, set, open }, name }: { readonly editing: Editing; readonly name: string }) {
  const id = useId();
  const values = [test.urlParams?.[name] ?? []].flat();
  const rename = (typed: string): void => {
    const now = withParameterName(test, name, typed.trim());
    if (now === test) return;
    set(now);
    open({ id: openedBy({ part: 'urlParams', name: typed.trim() }), isAdded: false });
  };
  return (
    <>
      <Field label={words.tests.parts.urlParams}>
        <TextField mono list={`${id}parameters`} value={name} commitOn="blur" onCommit={rename} />
      </Field>
      {values.map((value, at) => (
        // A parameter that is there twice has values without another identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Field key={at} label={words.tests.value}>
          <TextField
            mono
            list={`${id}values`}
            value={value}
            commitOn="blur"
            onCommit={(typed) => set(withParameter(test, name, values.with(at, typed)))}
          />
        </Field>
      ))}
      <LinkSuggestions doc={doc} id={id} parameter={name} />
    </>
  );
}

function Answer({ editing: { doc, test, set }, name }: { readonly editing: Editing; readonly name: string }) {
  const item = partNamed(doc, 'question', name, null);
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const value = test.answers?.[name];
  if (item === null || value === undefined) return <p className={styles.hint}>{words.tests.noQuestion}</p>;
  return (
    <PerConcept<TestAnswer>
      concepts={conceptsAround(doc, item)}
      names={concepts}
      value={value}
      first={firstAnswer(doc, item)}
      onValue={(now) => set(withAnswer(test, name, now))}
      render={(one, onValue) => <AnswerControl doc={doc} item={item} value={one} onValue={onValue} />}
    />
  );
}

function FirstConcepts({ editing: { doc, test, set } }: { readonly editing: Editing }) {
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const { firstConcepts = [] } = test;
  const known = new Set(firstConcepts.map(concepts.keyOf));
  const others = concepts.choices.filter(({ value }) => !known.has(value));
  return (
    <Field label={words.tests.parts.firstConcepts} hint={words.tests.firstConceptsHint} group>
      <PickedList
        label={words.tests.parts.firstConcepts}
        entries={firstConcepts.map((name) => ({ id: concepts.keyOf(name), label: concepts.labelOf(name) }))}
        ordered
        onPlaces={(places) =>
          set(
            withFirstConcepts(
              test,
              places.flatMap((at) => firstConcepts[at] ?? []),
            ),
          )
        }
      >
        {others.length > 0 && (
          <Select
            aria-label={words.tests.addConcept}
            value=""
            options={[{ value: '', label: words.tests.addConcept }, ...others]}
            onValue={(key) => key !== '' && set(withFirstConcepts(test, [...firstConcepts, concepts.nameOf(key, [])]))}
          />
        )}
      </PickedList>
    </Field>
  );
}
