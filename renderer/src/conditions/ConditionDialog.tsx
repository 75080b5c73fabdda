import { commit, type EditorState, type GuideNode, type Key, locate } from '@guide-studio/guide-core/edit';
import { appliedRows, type CombineHow, possibleSources } from '@guide-studio/guide-core/internal';
import { useMemo, useState } from 'react';
import { Button, Field, ModalDialog, Notice, Segmented, TextField } from '../controls/index.ts';
import { isSet } from '../fields/isSet.ts';
import { choiceOf, QuestionPicker } from '../properties/index.ts';
import { announce, ask, closeDialog, dispatch, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { AnswerFields, isAnswerChosen, noAnswer } from './AnswerFields.tsx';
import { type CopiedCondition, otherQuestions } from './copied.ts';
import { areQuestions, ConditionRows } from './ConditionRows.tsx';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** `copied`: the condition to give; else one is made in the dialog. */
    conditionForMany: { readonly owners: readonly Key[]; readonly copied?: CopiedCondition };
  }
}

interface ConditionDialogProps {
  readonly owners: readonly Key[];
  readonly copied?: CopiedCondition;
}

type Kind = 'answer' | 'link' | 'copied';
type Given = Parameters<typeof appliedRows>[1]['conditional'];

const close = () => closeDialog();
const hows: readonly CombineHow[] = ['replace', 'and', 'or'];

/** Gives one condition to several questions and concepts, and shows first what each of them gets. */
export function ConditionDialog({ owners, copied }: ConditionDialogProps) {
  const editor = useGuide((guide) => guide.editor);
  const { doc } = editor;
  const [kind, setKind] = useState<Kind>(copied ? 'copied' : 'answer');
  const [question, setQuestion] = useState<Key | null>(null);
  const [answer, setAnswer] = useState(() => noAnswer(undefined));
  const [link, setLink] = useState({ parameter: '', value: '' });
  const [how, setHow] = useState<CombineHow>('and');
  const { many } = words.conditionDialogs;
  const sources = useMemo(() => possibleSources(doc, owners.at(-1) ?? '', 'condition'), [doc, owners]);
  const source = sources.find(({ key }) => key === question);
  const isAll = areQuestions(doc, owners);
  const hasOwn = owners.some((key) => hasCondition(locate(doc, key)?.node));
  const given = givenBy();
  const impossible = hasOwn && given ? hows.filter((each) => !isPossible(editor, owners, given, each)) : [];
  const chosen = hasOwn ? how : 'replace';
  const plan = planOf(editor, owners, given, chosen);
  const count = plan?.rows.filter((row) => row.kind === 'set').length ?? 0;
  const others = kind === 'copied' && copied ? otherQuestions(doc, copied) : [];

  function givenBy(): Given | null {
    if (kind === 'copied') return copied?.conditional ?? null;
    if (kind === 'link') return link.parameter !== '' && link.value !== '' ? link : null;
    if (!source || !isAnswerChosen(source, answer)) return null;
    const { row, ...rest } = answer;
    return { source: source.key, ...rest, ...(row === null ? {} : { row }) };
  }

  function apply(): void {
    if (!given || count === 0) return;
    close();
    const args = { owners, conditional: given, how: chosen, partly: true } as const;
    if (dispatch('conditional.apply', args)) announce(many.done(count, isAll));
  }

  return (
    <ModalDialog
      title={many.title(owners.length, isAll)}
      description={many.description}
      size="large"
      onClose={close}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={close}>{words.conditionDialogs.cancel}</Button>
          <Button variant="primary" type="submit" disabled={count === 0}>
            {many.apply(count, isAll)}
          </Button>
        </>
      }
    >
      <Field label={many.asks} group>
        <Segmented
          value={kind}
          options={kindsFor(copied !== undefined).map((value) => ({ value, label: many.kinds[value] }))}
          onValue={setKind}
        />
      </Field>
      {kind === 'answer' && (
        <>
          <Field label={words.properties.question}>
            <QuestionPicker
              chosen={source ? choiceOf(doc, source) : null}
              value={question ?? ''}
              disabled={false}
              options={sources.map((item) => choiceOf(doc, item))}
              onValue={(key) => {
                setQuestion(key);
                setAnswer(noAnswer(sources.find((each) => each.key === key)));
              }}
            />
          </Field>
          {source && (
            <AnswerFields doc={doc} source={source} value={answer} labels={words.properties} onValue={setAnswer} />
          )}
        </>
      )}
      {kind === 'link' && (
        <>
          <Field label={words.properties.linkParameter}>
            <TextField mono value={link.parameter} onText={(parameter) => setLink({ ...link, parameter })} />
          </Field>
          <Field label={words.properties.hasValue}>
            <TextField mono value={link.value} onText={(value) => setLink({ ...link, value })} />
          </Field>
        </>
      )}
      {others.map(({ there, here }) => (
        <Notice key={there} kind="info" text={many.otherQuestion(there, here)} next={many.otherQuestionNext} />
      ))}
      {hasOwn && (
        <Field
          label={many.how}
          group
          hint={[
            ...(impossible.includes(how) ? [] : [many.hints[how]]),
            ...impossible.map((each) => many.cannot(many.hows[each])),
          ].join(' ')}
        >
          <Segmented
            value={impossible.includes(how) ? null : how}
            options={hows.map((value) => ({ value, label: many.hows[value], disabled: impossible.includes(value) }))}
            onValue={setHow}
          />
        </Field>
      )}
      {plan ? (
        <ConditionRows rows={plan.rows} before={doc} after={plan.after} asks={copied?.asks ?? {}} />
      ) : (
        <p>{kind === 'link' ? many.unfinishedLink : many.unfinished}</p>
      )}
    </ModalDialog>
  );
}

const kindsFor = (hasCopied: boolean): readonly Kind[] =>
  hasCopied ? ['copied', 'answer', 'link'] : ['answer', 'link'];

const hasCondition = (node: GuideNode | undefined): boolean => node !== undefined && isSet(node, 'conditional');

/** Returns false for a way to combine conditions that no part can take, because of the condition that it has. */
function isPossible(editor: EditorState, owners: readonly Key[], conditional: Given, how: CombineHow): boolean {
  const made = appliedRows(editor, { owners, conditional, how });
  return (
    how === 'replace' ||
    'refusal' in made ||
    made.rows.some((row) => row.kind !== 'unfit' || row.why.code === 'reference')
  );
}

function planOf(editor: EditorState, owners: readonly Key[], given: Given | null, how: CombineHow) {
  if (given === null) return null;
  const args = { owners, conditional: given, how };
  const made = appliedRows(editor, args);
  if ('refusal' in made) return null;
  const result = ask('conditional.apply', { ...args, partly: true });
  const after = result.kind === 'transaction' ? commit(editor, result, 0).doc : editor.doc;
  return { rows: made.rows, after };
}
