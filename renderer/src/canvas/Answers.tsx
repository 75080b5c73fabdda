import { childrenOf, type GuideNode, labelOf, objectFields, textField } from '@guide-studio/guide-core';
import { ArrowDownUp, Circle, CornerDownRight, Plus, Square } from 'lucide-react';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { UsedBy } from '../logic/UsedBy.tsx';
import { dispatch } from '../session/edit.ts';
import { isEditable, mustHave, read, useSession } from '../session/store.ts';
import styles from './Answers.module.css';
import { InlineText } from './InlineText.tsx';

interface AnswersProps {
  readonly node: GuideNode;
  readonly screening: boolean;
  readonly carried: string;
}

/** The answers of a question as participants meet them: choices, an order, a grid, best and worst, or a text. */
export const Answers = memo(function Answers({ node, screening, carried }: AnswersProps): ReactNode {
  const type = textField(node, 'type');
  if (type === 'open_ended') return <p className={styles.open}>{openWords(node)}</p>;
  if (type === 'statement')
    return <p className={styles.continue}>{textField(node, 'continueButtonText') || 'Continue'}</p>;
  return (
    <>
      {carried !== '' && (
        <p className={styles.carried}>
          <CornerDownRight size={14} aria-hidden="true" /> {carried}
        </p>
      )}
      {type === 'matrix' ? <Grid node={node} /> : <Options node={node} type={type} screening={screening} />}
      <p className={styles.settings}>{choiceWords(node)}</p>
    </>
  );
});

function Options({ node, type, screening }: { node: GuideNode; type: string; screening: boolean }) {
  const options = childrenOf(node, 'options');
  const editable = useSession(isEditable);
  return (
    <ul className={styles.options}>
      {options.map((option, i) => (
        <li key={option.key} className={styles.option}>
          <Bullet type={type} several={objectFields(node)['multiSelect'] === true} />
          <InlineText
            node={option.key}
            path={['text']}
            value={textField(option, 'text')}
            label={`Option ${i + 1}`}
            placeholder="Option"
            look="option"
            onKeyDown={(event) => optionKeys(event, node, option, i)}
          />
          {screening && <Status status={textField(option, 'status')} />}
          {objectFields(option)['exclusiveOption'] === true && <span className={styles.tag}>exclusive</span>}
          <UsedBy node={option} />
        </li>
      ))}
      {editable && (
        <li className={styles.adding}>
          <button type="button" className={styles.add} onClick={() => addOption(node, options.length)}>
            <Plus size={14} aria-hidden="true" /> Add option
          </button>
        </li>
      )}
    </ul>
  );
}

function Bullet({ type, several }: { type: string; several: boolean }) {
  const Icon = type === 'ranking' ? ArrowDownUp : several ? Square : Circle;
  return <Icon size={14} className={styles.bullet} aria-hidden="true" />;
}

function Status({ status }: { status: string }) {
  const word = status === '' ? 'no status' : status;
  return (
    <span className={styles.status} data-status={status || 'none'}>
      {word}
    </span>
  );
}

/** Enter adds the next option; Backspace in an empty one removes it. */
function optionKeys(
  event: KeyboardEvent<HTMLTextAreaElement>,
  item: GuideNode,
  option: GuideNode,
  index: number,
): void {
  if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
    event.preventDefault();
    addOption(item, index + 1, '');
  } else if (event.key === 'Backspace' && textField(option, 'text') === '') {
    const before = childrenOf(item, 'options')[index - 1];
    event.preventDefault();
    if (dispatch('node.remove', { keys: [option.key] }) && before) focusInline(before.key);
  }
}

function addOption(item: GuideNode, index: number, text?: string): void {
  const last = childrenOf(item, 'options').at(-1);
  const behindExclusive = last !== undefined && objectFields(last)['exclusiveOption'] === true && index > 0;
  const at = behindExclusive && index >= childrenOf(item, 'options').length ? {} : { index };
  if (!dispatch('option.add', { item: item.key, ...at, ...(text === undefined ? {} : { text }) })) return;
  const [added] = mustHave(read().editor).selection;
  if (added) focusInline(added);
}

/** Focuses a text of the canvas once it is there, and selects it. */
export function focusInline(key: string, property = 'text'): void {
  requestAnimationFrame(() => {
    const area = document.querySelector<HTMLTextAreaElement>(`[data-inline="${key}/${property}"]`);
    area?.focus();
    area?.select();
  });
}

function Grid({ node }: { node: GuideNode }) {
  const columns = childrenOf(node, 'options');
  const rows = childrenOf(node, 'rows');
  return (
    <div className={styles.gridBox}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {textField(column, 'text')}
                <UsedBy node={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {textField(row, 'text')}
                <UsedBy node={row} />
              </th>
              {columns.map((column) => (
                <td key={column.key} aria-label={`${labelOf(row)}, ${labelOf(column)}`}>
                  <Circle size={13} className={styles.bullet} aria-hidden="true" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function openWords(node: GuideNode): string {
  const input: Readonly<Record<string, string>> = {
    voice: 'Spoken answer',
    screenRecording: 'Screen recording',
    text: 'Typed answer',
  };
  return input[textField(node, 'preferredInput')] ?? 'Answer in own words';
}

function choiceWords(node: GuideNode): string {
  const fields = objectFields(node);
  const words: string[] = [];
  const min = fields['minSelect'];
  const max = fields['maxSelect'];
  if (typeof min === 'number' && typeof max === 'number')
    words.push(min === max ? `choose exactly ${min}` : `choose at least ${min}, at most ${max}`);
  if (fields['allowCustomOption'] === true) words.push('own answer allowed');
  if (fields['randomizeOptionOrder'] === true) words.push('random order');
  if (fields['pinnedFinalOption'] === true) words.push('last option stays last');
  if (fields['type'] === 'max_diff') words.push(`${String(fields['itemsPerScreen'] ?? 4)} per screen`);
  if (textField(node, 'metric') !== '') words.push(`by ${textField(node, 'metric')}`);
  return words.join(' · ');
}
