import { traitsOf } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, type Key, objectFields, textField } from '@guide-studio/guide-core/edit';
import { getIn, labelOf, mayHave, isMultiSelect } from '@guide-studio/guide-core/internal';
import { ArrowDownUp, Circle, Plus, Square } from '../theme/icons.tsx';
import { memo, type ReactNode } from 'react';
import { CarriedOptions } from '../explanations/CarriedOptions.tsx';
import { OptionAudience } from '../explanations/AudienceMark.tsx';
import { UsedBy } from '../explanations/UsedBy.tsx';
import { useDefaultButton } from '../fields/defaultButton.ts';
import { useEditable, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { addAnswer, type AnswerSlot } from './answerKeys.ts';
import type { AnswerMarks } from './cardMarks.ts';
import styles from './Answers.module.css';
import { AnswerText } from './AnswerText.tsx';
import { BulletGrip } from './Grip.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { sameBesideText } from './sameBesideText.ts';
import { StatusTag } from './StatusTag.tsx';
import { ShowEarlier, ShowLater } from '../fields/ShowMore.tsx';
import { answersAtOnce, columnsAtOnce, shownOf, useShownAnswers } from '../fields/useShownAnswers.ts';

interface AnswersProps {
  readonly node: GuideNode;
  readonly screening: boolean;
  readonly marks: AnswerMarks;
  /** The selection, if it contains answers of this question. */
  readonly chosen: readonly Key[];
}

/** The answers of a question as participants see them: choices, an order, a grid, best and worst, or a text. */
export const Answers = memo(function Answers({ node, ...rest }: AnswersProps): ReactNode {
  const type = textField(node, 'type');
  const traits = traitsOf(type);
  if (traits?.isAnswered === false) return <Button node={node} />;
  if (traits?.hasOptions === false) return <OpenAnswer node={node} />;
  return (
    <>
      <CarriedOptions node={node} />
      {traits?.hasRows ? <Grid node={node} {...rest} /> : <Options node={node} type={type} {...rest} />}
      <p className={`quiet ${styles.settings}`}>{choiceWords(node)}</p>
    </>
  );
}, isSame);

function Button({ node }: { readonly node: GuideNode }) {
  const usual = useDefaultButton();
  return <p className={styles.continue}>{textField(node, 'continueButtonText') || usual}</p>;
}

/** What an open question is answered with. In a study of mode text, participants write whatever is preferred. */
function OpenAnswer({ node }: { readonly node: GuideNode }) {
  const isWritten = useGuide(({ editor }) => {
    const mode = getIn(editor.doc.root.fields, ['config', 'interviewMode']);
    return mode === undefined || mode === 'text';
  });
  return <p className={styles.open}>{isWritten ? writtenWords(node) : openWords(node)}</p>;
}

function isSame(one: AnswersProps, other: AnswersProps): boolean {
  const same = one.screening === other.screening && one.marks === other.marks && one.chosen === other.chosen;
  return same && sameBesideText(one, other);
}

function Options({ node, type, screening, marks, chosen }: AnswersProps & { type: string }) {
  const options = childrenOf(node, 'options');
  const editable = useEditable();
  const shown = useShownAnswers(options, chosen, answersAtOnce);
  const bullet = <Bullet type={type} several={isMultiSelect(node)} />;
  return (
    <ul className={styles.options}>
      {shown.earlier > 0 && (
        <li>
          <ShowEarlier shown={shown} />
        </li>
      )}
      {shownOf(options, shown).map(([option, i]) => (
        <li key={option.key} data-answer={option.key} className={lookOf(styles.option, option, chosen)}>
          {editable ? <BulletGrip node={option.key}>{bullet}</BulletGrip> : bullet}
          <AnswerText item={node} slot="options" index={i} />
          <UsedBy node={option} short />
          <OptionAudience node={option.key} />
          <MarkIcon mark={marks.get(option.key)} />
          {screening && <StatusTag option={option} number={i + 1} />}
          {objectFields(option)['exclusiveOption'] === true && (
            <span className={styles.tag}>{words.canvas.exclusive}</span>
          )}
        </li>
      ))}
      {shown.later > 0 && (
        <li>
          <ShowLater shown={shown} of={options} />
        </li>
      )}
      {editable && (
        <li className={styles.adding}>
          <Add item={node} slot="options" label={words.canvas.addOption} />
        </li>
      )}
    </ul>
  );
}

function lookOf(usual: string | undefined, answer: GuideNode, chosen: readonly Key[]): string | undefined {
  return chosen.includes(answer.key) ? `${usual ?? ''} ${styles.chosen}` : usual;
}

function Add({ item, slot, label }: { item: GuideNode; slot: AnswerSlot; label: string }) {
  return (
    <button type="button" className={styles.add} onClick={() => addAnswer(item, slot, childrenOf(item, slot).length)}>
      <Plus size={14} aria-hidden="true" /> {label}
    </button>
  );
}

function Bullet({ type, several }: { type: string; several: boolean }) {
  const Icon = type === 'ranking' ? ArrowDownUp : several ? Square : Circle;
  return <Icon size={14} className={styles.bullet} aria-hidden="true" />;
}

function Grid({ node, marks, chosen }: AnswersProps) {
  const columns = childrenOf(node, 'options');
  const rows = childrenOf(node, 'rows');
  const editable = useEditable();
  const shownColumns = useShownAnswers(columns, chosen, columnsAtOnce);
  const shownRows = useShownAnswers(rows, chosen, answersAtOnce);
  return (
    <div className={styles.gridBox}>
      <ShowEarlier shown={shownRows} />
      <table className={styles.grid}>
        <thead>
          <tr>
            <td>
              <ShowEarlier shown={shownColumns} />
            </td>
            {shownOf(columns, shownColumns).map(([column, i]) => (
              <th key={column.key} scope="col" data-pick={column.key} className={lookOf(undefined, column, chosen)}>
                <AnswerText item={node} slot="options" index={i} column />
                <MarkIcon mark={marks.get(column.key)} />
                <UsedBy node={column} short />
              </th>
            ))}
            {shownColumns.later > 0 && (
              <td>
                <ShowLater shown={shownColumns} of={columns} />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {shownOf(rows, shownRows).map(([row, i]) => (
            <tr key={row.key}>
              <th scope="row">
                <div data-pick={row.key} className={lookOf(styles.row, row, chosen)}>
                  <AnswerText item={node} slot="rows" index={i} />
                  <MarkIcon mark={marks.get(row.key)} />
                  <UsedBy node={row} short />
                </div>
              </th>
              {shownOf(columns, shownColumns).map(([column]) => (
                <td key={column.key} aria-label={`${labelOf(row)}, ${labelOf(column)}`}>
                  <Circle size={13} className={styles.bullet} aria-hidden="true" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ShowLater shown={shownRows} of={rows} />
      {editable && (
        <div className={`wrap ${styles.addGrid}`}>
          <Add item={node} slot="rows" label={words.canvas.addRow} />
          <Add item={node} slot="options" label={words.canvas.addColumn} />
        </div>
      )}
    </div>
  );
}

function writtenWords(node: GuideNode): string {
  return textField(node, 'preferredInput') === 'text' ? words.canvas.typedAnswer : words.canvas.ownWords;
}

function openWords(node: GuideNode): string {
  const { canvas } = words;
  switch (textField(node, 'preferredInput')) {
    case 'voice':
      return canvas.spokenAnswer;
    case 'screenRecording':
      return canvas.screenRecording;
    case 'text':
      return canvas.typedAnswer;
    default:
      return canvas.ownWords;
  }
}

function choiceWords(node: GuideNode): string {
  const { canvas } = words;
  const fields = objectFields(node);
  const texts: string[] = [];
  const min = fields['minSelect'];
  const max = fields['maxSelect'];
  if (typeof min === 'number' && typeof max === 'number')
    texts.push(min === max ? canvas.chooseExactly(min) : canvas.chooseBetween(min, max));
  if (fields['allowCustomOption'] === true) texts.push(canvas.ownAnswer);
  if (fields['randomizeOptionOrder'] === true) texts.push(canvas.randomOrder);
  if (fields['pinnedFinalOption'] === true) texts.push(canvas.lastStays);
  if (mayHave(fields['type'], 'itemsPerScreen')) texts.push(canvas.perScreen(String(fields['itemsPerScreen'] ?? 4)));
  if (textField(node, 'metric') !== '') texts.push(canvas.by(textField(node, 'metric')));
  return texts.join(' · ');
}
