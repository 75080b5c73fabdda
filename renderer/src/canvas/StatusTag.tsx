import { OptionStatus } from '@guide-studio/guide-core';
import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { entryOf } from '@guide-studio/guide-core/internal';
import { Check, ChevronDown, LogOut, Minus } from '../theme/icons.tsx';
import { Tooltip } from '../controls/index.ts';
import { setProperty } from '../fields/Property.tsx';
import { useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './StatusTag.module.css';

/** What an option decides in a screener: a tag, and a list that explains each choice. */
export function StatusTag({ option, number }: { readonly option: GuideNode; readonly number: number }) {
  const editable = useEditable();
  const status = textField(option, 'status');
  const named = status === '' ? words.canvas.noStatus : (entryOf(words.canvas.status, status) ?? status);
  const tag = (
    <span className={styles.tag} data-status={status || 'none'}>
      <StatusIcon status={status} />
      {named}
      {editable && <ChevronDown size={12} className={styles.more} aria-hidden="true" />}
    </span>
  );
  if (!editable) return <Tooltip text={explanationOf(status)}>{tag}</Tooltip>;
  // The status in the file may be another one; showing it must not change it.
  const values = new Set(['', ...OptionStatus.options, status]);
  return (
    <Tooltip text={explanationOf(status)}>
      <span className={styles.box}>
        {tag}
        <select
          className={styles.choice}
          aria-label={words.properties.statusOfOption(number)}
          value={status}
          onChange={({ target }) => setProperty(option, ['status'], target.value === '' ? undefined : target.value)}
        >
          {Array.from(values, (value) => (
            <option key={value} value={value}>
              {explanationOf(value)}
            </option>
          ))}
        </select>
      </span>
    </Tooltip>
  );
}

function StatusIcon({ status }: { readonly status: string }) {
  if (status === 'approve') return <Check size={13} aria-hidden="true" />;
  if (status === 'neutral') return <Minus size={13} aria-hidden="true" />;
  return status === 'reject' ? <LogOut size={13} aria-hidden="true" /> : null;
}

/** Returns the explanation of a choice. */
function explanationOf(status: string): string {
  const { approve, neutral, reject, noStatus } = words.properties;
  const explanations: Readonly<Record<string, string>> = { approve, neutral, reject, '': noStatus };
  return entryOf(explanations, status) ?? status;
}
