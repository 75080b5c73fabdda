import '../i18n/later.ts';
import { type GuideDocument, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { partNamed } from '@guide-studio/guide-core/internal';
import { useMemo } from 'react';
import { Field } from '../controls/index.ts';
import { QuestionPicker } from '../properties/index.ts';
import { words } from '../i18n/index.ts';
import { partNames } from './partNames.ts';
import { testedChoice } from './testedChoice.ts';

interface PickQuestionProps {
  readonly doc: GuideDocument;
  readonly label: string;
  /** Returns whether the question can be chosen. */
  readonly fits: (type: string) => boolean;
  /** Has the names of the questions that are chosen already. */
  readonly taken: object | undefined;
  /** Receives the name of the question. */
  readonly onName: (name: string) => void;
}

/** Chooses a question of the guide for a test. */
export function PickQuestion({ doc, label, fits, taken, onName }: PickQuestionProps) {
  const questions = useMemo(() => partNames(doc, 'question'), [doc]);
  // The same list while its content is the same, because another one would end the search in it. When the file has
  // been written, the test is another object that says the same.
  const names = JSON.stringify(Object.keys(taken ?? {}));
  const options = useMemo(() => {
    const known = new Set((JSON.parse(names) as string[]).map((name) => partNamed(doc, 'question', name, null)?.key));
    return itemIndex(doc).items.flatMap(({ node }) =>
      fits(textField(node, 'type')) && !known.has(node.key) ? [testedChoice(doc, node)] : [],
    );
  }, [doc, fits, names]);
  return (
    <Field label={label}>
      <QuestionPicker
        value=""
        chosen={null}
        disabled={false}
        options={options}
        nothing={words.tests.noQuestionFound}
        onValue={(key) => onName(questions.nameOf(key, []))}
      />
    </Field>
  );
}
