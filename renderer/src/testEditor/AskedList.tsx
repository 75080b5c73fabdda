import '../i18n/later.ts';
import { type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import type { TestedQuestion } from '@guide-studio/guide-core/tests';
import { useMemo } from 'react';
import { Field } from '../controls/index.ts';
import { type QuestionChoice, QuestionPicker } from '../properties/index.ts';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { words } from '../i18n/index.ts';
import { conceptsAround, type PartNames, partNames } from './partNames.ts';
import { PickedList } from './PickedList.tsx';
import { testedChoice } from './testedChoice.ts';

interface AskedListProps {
  readonly doc: GuideDocument;
  readonly label: string;
  readonly list: readonly TestedQuestion[];
  readonly ordered: boolean;
  readonly onList: (list: TestedQuestion[]) => void;
}

/** Questions of a test, each for every concept of its block or for one. */
export function AskedList({ doc, label, list, ordered, onList }: AskedListProps) {
  const questions = useMemo(() => partNames(doc, 'question'), [doc]);
  const concepts = useMemo(() => partNames(doc, 'concept'), [doc]);
  const all = useMemo(() => askedChoices(doc), [doc]);
  // The same list while its content is the same, because another one would end the search in it. When the file has
  // been written, the test is another object that says the same.
  const chosen = JSON.stringify(list.map((one) => valueIn(questions, concepts, one)));
  const options = useMemo(() => {
    const known = new Set(JSON.parse(chosen) as string[]);
    return all.filter(({ value }) => !known.has(value));
  }, [all, chosen]);
  const add = (value: string): void => {
    const [question = '', concept] = value.split(' ');
    const written = list.map((one) => (typeof one === 'string' ? one : one.question));
    const name = questions.nameOf(question, written);
    onList([...list, concept === undefined ? name : { question: name, concept: concepts.nameOf(concept, []) }]);
  };
  return (
    <PickedList
      label={label}
      entries={list.map((one) => ({
        id: valueIn(questions, concepts, one),
        label:
          typeof one === 'string'
            ? questions.labelOf(one)
            : words.tests.forConcept(questions.labelOf(one.question), concepts.labelOf(one.concept)),
      }))}
      ordered={ordered}
      onPlaces={(places) => onList(places.flatMap((at) => list[at] ?? []))}
    >
      <Field label={words.tests.addQuestion}>
        <QuestionPicker
          value=""
          chosen={null}
          disabled={false}
          options={options}
          nothing={words.tests.noQuestionFound}
          onValue={add}
        />
      </Field>
    </PickedList>
  );
}

/** Returns a question of a test as the value of a choice. */
function valueIn(questions: PartNames, concepts: PartNames, one: TestedQuestion): string {
  if (typeof one === 'string') return questions.keyOf(one);
  return `${questions.keyOf(one.question)} ${concepts.keyOf(one.concept)}`;
}

/** Every question, and for those of concept blocks also each of their concepts. */
function askedChoices(doc: GuideDocument): readonly QuestionChoice[] {
  return itemIndex(doc).items.flatMap(({ node }) => {
    const choice = testedChoice(doc, node);
    const each = conceptsAround(doc, node).map((concept) => ({
      ...choice,
      value: `${node.key} ${concept.key}`,
      label: words.tests.forConcept(choice.label, nameOfPart(concept)),
    }));
    return [choice, ...each];
  });
}
