import {
  childrenOf,
  commit,
  type EditorState,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  textField,
} from '@guide-studio/guide-core/edit';
import { type ConditionRow, type SkipChoice, skipRows } from '@guide-studio/guide-core/internal';
import { useMemo, useState } from 'react';
import { Button, Field, ModalDialog, Notice } from '../controls/index.ts';
import { plainNumberedName } from '../explanations/numberedName.ts';
import { isSet } from '../fields/isSet.ts';
import { choiceOf, type QuestionChoice, QuestionPicker } from '../properties/index.ts';
import { announce, ask, closeDialog, dispatch, useGuide } from '../session/index.ts';
import { refusalMessageOf, words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { AnswerFields, isAnswerChosen, noAnswer } from './AnswerFields.tsx';
import { ConditionRows } from './ConditionRows.tsx';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** `source`: the question whose answer decides. */
    skip: { readonly source: Key };
  }
}

const close = () => closeDialog();

/** The value of the end of the interview in the list of targets; no part has such a key. */
const end = 'end of the interview';

/** Makes a skip: chooses an answer and where to go on, shows which questions get which condition, and applies it. */
export function SkipDialog({ source: key }: { readonly source: Key }) {
  const editor = useGuide((guide) => guide.editor);
  const { doc } = editor;
  const source = locate(doc, key)?.node;
  const [answer, setAnswer] = useState(() => noAnswer(source));
  const [target, setTarget] = useState('');
  const { skip, cancel } = words.conditionDialogs;
  const targets = useMemo(() => targetsOf(doc, key), [doc, key]);
  const choice = source && target !== '' && isAnswerChosen(source, answer) ? choiceBy(source) : null;
  const plan = choice ? planOf(editor, choice) : null;
  const rows = plan && !('refused' in plan) ? plan.rows : [];
  const isChange = rows.some((row) => row.kind === 'set');
  const count = rows.filter((row) => row.kind !== 'unfit').length;

  function choiceBy({ key: chosen }: GuideNode): SkipChoice {
    const { row, ...rest } = answer;
    return { source: chosen, ...rest, ...(row === null ? {} : { row }), to: target === end ? null : target };
  }

  function apply(): void {
    if (!choice || !isChange) return;
    close();
    if (dispatch('conditional.skip', { ...choice, partly: true })) announce(skip.done(count));
  }

  if (!source) return null;
  return (
    <ModalDialog
      title={skip.title}
      description={skip.description(plainNumberedName(doc, source))}
      size="large"
      onClose={close}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button variant="primary" type="submit" disabled={!isChange}>
            {skip.apply(count)}
          </Button>
        </>
      }
    >
      {targets.length === 0 ? (
        <p>{skip.nowhere}</p>
      ) : (
        <>
          <AnswerFields doc={doc} source={source} value={answer} labels={skip} onValue={setAnswer} />
          <Field label={skip.target} hint={isSet(source, 'conditional') ? skip.unasked : undefined}>
            <QuestionPicker
              chosen={null}
              value={target}
              disabled={false}
              options={targets}
              nothing={skip.nothing}
              onValue={setTarget}
            />
          </Field>
          {plan === null ? (
            <p>{skip.unfinished}</p>
          ) : 'refused' in plan ? (
            <Notice kind="error" text={plan.refused} />
          ) : (
            <ConditionRows rows={plan.rows} before={doc} after={plan.after} />
          )}
        </>
      )}
    </ModalDialog>
  );
}

type Plan = { readonly refused: string } | { readonly rows: readonly ConditionRow[]; readonly after: GuideDocument };

function planOf(editor: EditorState, choice: SkipChoice): Plan {
  const made = skipRows(editor, choice);
  if ('refusal' in made) return { refused: refusalMessageOf(made.refusal) };
  const result = ask('conditional.skip', { ...choice, partly: true });
  const after = result.kind === 'transaction' ? commit(editor, result, 0).doc : editor.doc;
  return { rows: made.rows, after };
}

/** Returns where a skip from a question can lead: to later questions and blocks, and to the end. */
function targetsOf(doc: GuideDocument, source: Key): readonly QuestionChoice[] {
  const { items } = itemIndex(doc);
  const from = items.find(({ node }) => node.key === source);
  if (!from || from.order === items.length - 1) return [];
  const { skip } = words.conditionDialogs;
  const blocks = childrenOf(doc.root, 'blocks');
  const around = blocks[from.block];
  // A question of a concept is answered for each of them.
  const isForConcepts = around !== undefined && textField(around, 'type') === 'concept';
  const targets: QuestionChoice[] = [];
  let before = 0;
  for (const [at, block] of blocks.entries()) {
    const own = childrenOf(block, 'items');
    const isReached = !isForConcepts || at <= from.block + 1;
    if (isReached && at > from.block && before > from.order + 1) {
      const title = textField(block, 'title');
      targets.push({ value: block.key, label: title === '' ? skip.untitledBlock : skip.block(title), number: null });
    }
    for (const [place, item] of own.entries()) {
      const isInside = !isForConcepts || at === from.block;
      if (isInside && before + place > from.order + 1) targets.push(choiceOf(doc, item));
    }
    before += own.length;
  }
  const isLast = !isForConcepts || from.block === blocks.length - 1;
  if (isLast) targets.push({ value: end, label: skip.end, number: null });
  return targets;
}
