import '../i18n/later.ts';
import { isolated } from '@guide-studio/guide-core/internal';
import { useState } from 'react';
import { Button, Field, Select } from '../controls/index.ts';
import { Plus, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import { assume } from './assumed.ts';
import type { SharesProps } from './Problems.tsx';
import { ShareLists } from './ShareLists.tsx';
import type { ShareQuestion } from './shareQuestions.ts';
import { type Among, amongOf, emptyShares, withAmong } from './shareValues.ts';
import styles from './SharesPane.module.css';

interface JointSharesProps extends SharesProps {
  readonly question: ShareQuestion;
  /** Questions from whose options joint shares may follow. */
  readonly sources: readonly ShareQuestion[];
  /** Of the options without any numbers, from 0 to 1. */
  readonly usual: readonly number[];
}

/** Other shares of a question for those who select an option of an earlier one. */
export function JointShares({ question, sources, assumptions, problems, usual }: JointSharesProps) {
  const texts = words.forecast;
  const groups = amongOf(assumptions, question);
  const nameOf = (of: Among): string => {
    const source = sources.find(({ name }) => name === of.question);
    const option = source?.options.find(({ name }) => name === of.option);
    return texts.ofThose(
      texts.quoted(isolated(option?.text ?? of.option)),
      source === undefined ? texts.quoted(isolated(of.question)) : texts.question(source.number),
    );
  };
  return (
    <>
      {groups.map((of) => (
        <div key={keyOf(of)} className={styles.joint}>
          <ShareLists
            question={question}
            among={of}
            heading={nameOf(of)}
            assumptions={assumptions}
            problems={problems}
            usual={usual}
          />
          <div>
            <Button
              variant="quiet"
              icon={X}
              aria-label={texts.removeJoint(nameOf(of))}
              onClick={() => assume(withAmong(assumptions, of, question.name, undefined))}
            >
              {texts.reset}
            </Button>
          </div>
        </div>
      ))}
      <AddGroup
        question={question}
        sources={sources.filter((source) => source.number < question.number && source.kind !== 'rows')}
        taken={groups}
        onGroup={(of) => assume(withAmong(assumptions, of, question.name, emptyShares(question)))}
      />
    </>
  );
}

const keyOf = ({ question, option }: Among): string => JSON.stringify([question, option]);

/** The list was asked for, so the next key is for it. */
const focused = (list: HTMLSelectElement | null): void => list?.focus();

interface AddGroupProps {
  readonly question: ShareQuestion;
  readonly sources: readonly ShareQuestion[];
  readonly taken: readonly Among[];
  readonly onGroup: (of: Among) => void;
}

/** Chooses the participants who answer differently. */
function AddGroup({ question, sources, taken, onGroup }: AddGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const texts = words.forecast;
  if (sources.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" icon={Plus} onClick={() => setOpen(true)}>
          {texts.addJoint}
        </Button>
      </div>
    );
  const known = new Set(taken.map(keyOf));
  const groups = sources.flatMap((source) =>
    source.options.flatMap(({ name, text }) => {
      const value = name === null ? null : keyOf({ question: source.name, option: name });
      return value === null || known.has(value)
        ? []
        : [{ value, label: text, group: `${texts.question(source.number)} ${source.text}` }];
    }),
  );
  return (
    <Field label={texts.whoDiffers(texts.question(question.number))}>
      <Select
        ref={focused}
        value=""
        options={[{ value: '', label: texts.chooseOption }, ...groups]}
        onValue={(value) => {
          if (value === '') return;
          const [of, option] = JSON.parse(value) as [string, string];
          setOpen(false);
          onGroup({ question: of, option });
        }}
      />
    </Field>
  );
}
